import type { CollectionConfig, Field } from 'payload'
import { SCHEDULING_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'

const PANEL = '/src/admin/editing/schedule-panel#SchedulePanel'

/** What is published gets a panel in its sidebar that says when, and takes a time. */
export function withSchedulePanel(collection: CollectionConfig): CollectionConfig {
  const slugs: readonly string[] = SCHEDULING_COLLECTIONS
  if (!slugs.includes(collection.slug)) return collection
  const hasLanguages = collection.fields.some((field) => 'name' in field && field.name === 'shown')
  const panel: Field = {
    name: 'schedule',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: { path: PANEL, clientProps: { hasLanguages } } },
    },
  }
  return { ...collection, fields: [...collection.fields, panel] }
}
