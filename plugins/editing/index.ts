import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Config, GlobalConfig, Plugin } from 'payload'
import { Redirects } from '@/collections/redirects'
import { ScheduledChanges } from '@/collections/scheduled-changes'
import { SCHEDULED } from '@/src/domain/editing/scheduling-collections'
import { ADDRESSED } from '@/src/domain/pages/document-path'
import { mountEndpoints } from '@/src/server/endpoint'
import { postProgram } from './programs/endpoints'
import { getLessonOrder, postLessonOrder } from './programs/lesson-order/endpoints'
import { scheduleEndpoints } from './schedule/endpoints'
import { withGlobalTranslations, withTranslations } from './translations/with-translations'
import { refuseMenusIntoTrash } from './trash/keep-links-alive'
import { usageEndpoint } from './usage/endpoints'
import { GLOBALS, USED_COLLECTIONS } from './usage/find-usage'
import { withEditing, withMenusEditing } from './with-editing'

/** What editors do with pages, products, programs, lessons and resources beside writing them. */
export const editing =
  (): Plugin =>
  async (config: Config): Promise<Config> => {
    const edited = (config.collections ?? []).map(withEditing).map(withTranslations)
    const globals =
      config.globals?.map(withMenusEditing).map(withLinksAlive).map(withGlobalTranslations) ?? []
    const withRedirects = await officialRedirects({
      ...config,
      collections: [...edited, ScheduledChanges],
      globals,
    })
    return mountEndpoints(withRedirects, [
      postProgram,
      getLessonOrder,
      postLessonOrder,
      ...SCHEDULED.flatMap(scheduleEndpoints),
      ...USED_COLLECTIONS.map(usageEndpoint),
    ])
  }

/** Menus and settings lead visitors, too. */
function withLinksAlive(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  return GLOBALS.some((each) => each === slug)
    ? { ...global, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseMenusIntoTrash] } }
    : global
}

const officialRedirects = redirectsPlugin({
  collections: [...ADDRESSED],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: {
    label: 'How long',
    defaultValue: '308',
    options: [
      { value: '308', label: 'For good' },
      { value: '307', label: 'For a while' },
    ],
  },
  overrides: Redirects,
})
