/** What has drafts, and so can be published and taken off the website at an instant. */
export const SCHEDULING_COLLECTIONS = ['pages', 'products', 'programs', 'lessons', 'resources'] as const

export type Scheduling = (typeof SCHEDULING_COLLECTIONS)[number]
