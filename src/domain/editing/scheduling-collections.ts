/** What has drafts, a history and a trash. */
export const EDITED_COLLECTIONS = ['pages', 'products', 'programs', 'lessons', 'resources', 'forms'] as const

export type Edited = (typeof EDITED_COLLECTIONS)[number]

/** What has drafts, and so can be published and taken off the website at an instant. */
export const SCHEDULING_COLLECTIONS = [...EDITED_COLLECTIONS, 'email-templates'] as const

/** The menus are there once, and so are their own id. */
export const SCHEDULED = [...SCHEDULING_COLLECTIONS, 'navigation'] as const

export type Scheduling = (typeof SCHEDULED)[number]

export function isMenus(scheduling: Scheduling): scheduling is 'navigation' {
  return scheduling === 'navigation'
}
