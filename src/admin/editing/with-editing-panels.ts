import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { USED_COLLECTIONS } from '@/plugins/editing/usage/find-usage'
import { EDITED_COLLECTIONS, SCHEDULING_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'
import { isTranslated } from '@/src/domain/editing/translation-state'
import { withBlockNames } from './with-block-names'

const SCHEDULE = '/src/admin/editing/schedule-panel#SchedulePanel'
const HISTORY = '/src/admin/editing/history-panel#HistoryPanel'
const ENGLISH = '/src/admin/translations/english-beside#EnglishBeside'
const CHECK = '/src/admin/editing/content-check#ContentCheck'
const CLICKS = '/src/admin/editing/preview-clicks#PreviewClicks'
const FASTER = '/src/admin/editing/somebody-was-faster#SomebodyWasFaster'
const USAGE = '/src/admin/editing/usage-panel#UsagePanel'

/** What is published gets panels in its sidebar: when it goes on the website, and where it is used. */
export function withEditingPanels(collection: CollectionConfig): CollectionConfig {
  const isAmong = (slugs: readonly string[]) => slugs.includes(collection.slug)
  const hasBlocks = collection.fields.some((field) => 'name' in field && field.name === 'layout')
  const hasLanguages = collection.fields.some((field) => 'name' in field && field.name === 'shown')
  return {
    ...collection,
    fields: [
      ...(hasBlocks ? withBlockNames(collection.fields) : collection.fields),
      ...(isBesideEnglish(collection.slug) ? [panel('english', ENGLISH)] : []),
      ...(isAmong(SCHEDULING_COLLECTIONS) ? [panel('schedule', SCHEDULE, { hasLanguages })] : []),
      ...(isAmong(EDITED_COLLECTIONS) ? [panel('history', HISTORY, {}), panel('faster', FASTER)] : []),
      ...(hasBlocks ? [panel('contentCheck', CHECK, {}), panel('previewClicks', CLICKS)] : []),
      ...(isAmong(USED_COLLECTIONS) ? [panel('usage', USAGE, {})] : []),
    ],
  }
}

/** The menus are published in each language, and at their time, too. */
export function withMenusPanel(global: GlobalConfig): GlobalConfig {
  if (global.slug !== 'navigation') return global
  return {
    ...global,
    fields: [
      ...global.fields,
      panel('schedule', SCHEDULE, { hasLanguages: true }),
      panel('history', HISTORY, {}),
      panel('faster', FASTER),
    ],
  }
}

function isBesideEnglish(slug: string): boolean {
  return isTranslated(slug) && slug !== 'email-templates'
}

function panel(name: string, path: string, clientProps?: object): Field {
  return {
    name,
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: clientProps ? { path, clientProps } : path },
    },
  }
}
