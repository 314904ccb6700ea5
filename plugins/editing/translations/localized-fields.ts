import type { FlattenedField } from 'payload'
import { englishLabel } from '@/src/domain/languages/english-label'

/** The fields at the top of a document in which some text is each language's own. Address and box are not read by anybody. */
export function localizedFields(fields: FlattenedField[]): { name: string; label: string }[] {
  return fields.filter((field) => !OWN.includes(field.name) && isLocalized(field)).map(named)
}

const OWN = ['slug', 'shown']

function isLocalized(field: FlattenedField): boolean {
  if ('localized' in field && field.localized) return true
  if (field.type === 'blocks') return field.blocks.some((block) => block.flattenedFields.some(isLocalized))
  return 'flattenedFields' in field && field.flattenedFields.some(isLocalized)
}

function named(field: FlattenedField): { name: string; label: string } {
  const label = 'label' in field ? englishLabel(field.label) : null
  if (label !== null) return { name: field.name, label }
  const words = field.name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return { name: field.name, label: words.charAt(0).toUpperCase() + words.slice(1) }
}
