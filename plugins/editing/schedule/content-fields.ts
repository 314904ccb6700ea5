import type { FlattenedField, Payload } from 'payload'
import type { ContentField } from '@/src/domain/editing/merge-scheduled'
import { isMenus, type Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { RowFields } from '@/src/domain/editing/shared-rows'
import { englishLabel } from '@/src/domain/languages/english-label'
import { fieldsOf } from './stored'

/** Kept by Payload or by hooks, and nobody's words. */
export const NOT_CONTENT: readonly string[] = [
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'shown',
  'changedBy',
  'customised',
]

/** The fields of a collection whose values are its content; `shown` is what a schedule itself decides. */
export function contentFields(payload: Payload, collection: Scheduling): ContentField[] {
  return describe(fieldsOf(payload, collection))
}

/** Whether its languages are published each on its own; each of a mail template is a document. */
export function hasLanguages(payload: Payload, collection: Scheduling): boolean {
  return isMenus(collection) || fieldsOf(payload, collection).some(({ name }) => name === 'shown')
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
        rows: isLocalized ? null : rowsOf(field),
      }
    })
}

/** Of a list that languages share; null where its rows have no words of a language's own. */
function rowsOf(field: FlattenedField): RowFields | null {
  const rows: RowFields =
    field.type === 'blocks'
      ? Object.fromEntries(field.blocks.map((block) => [block.slug, describe(block.flattenedFields)]))
      : field.type === 'array'
        ? { '': describe(field.flattenedFields) }
        : {}
  return Object.values(rows).flat().some(isSpoken) ? rows : null
}

function isSpoken({ isLocalized, fields, rows }: ContentField): boolean {
  return isLocalized || Boolean(rows) || (fields?.some(isSpoken) ?? false)
}
