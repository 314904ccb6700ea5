import type { FlattenedField, Payload } from 'payload'
import type { ContentField } from '@/src/domain/editing/merge-scheduled'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import { englishLabel } from '@/src/domain/languages/english-label'

/** Kept by Payload or by hooks, and nobody's words. */
const NOT_CONTENT: readonly string[] = [
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'shown',
  'changedBy',
]

/** The fields of a collection whose values are its content; `shown` is what a schedule itself decides. */
export function contentFields(payload: Payload, collection: Scheduling): ContentField[] {
  return describe(payload.collections[collection].config.flattenedFields)
}

/** Whether its languages are published each on its own. */
export function hasLanguages(payload: Payload, collection: Scheduling): boolean {
  return payload.collections[collection].config.flattenedFields.some(({ name }) => name === 'shown')
}

function describe(fields: FlattenedField[]): ContentField[] {
  return fields
    .filter((field) => !NOT_CONTENT.includes(field.name) && !('virtual' in field && field.virtual))
    .filter(({ type }) => type !== 'join')
    .map((field) => {
      const isLocalized = 'localized' in field && field.localized === true
      const isGroup = !isLocalized && (field.type === 'group' || field.type === 'tab')
      const label = ('label' in field ? englishLabel(field.label) : null) ?? field.name
      return {
        name: field.name,
        label,
        isLocalized,
        fields: isGroup ? describe(field.flattenedFields) : null,
      }
    })
}
