import type { FlattenedField } from 'payload'
import type { ReadField } from '@/src/domain/activity/changes'
import { englishLabel } from '@/src/domain/languages/english-label'

/** Kept by the system itself. */
const OWN = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'shown',
  'changedBy',
  'url',
  'thumbnailURL',
  'filesize',
  // Of a password, whose change is told by the operation beside it.
  'hash',
  'salt',
]

/** The fields of a document whose changes are told, groups looked into. */
export function readFields(fields: FlattenedField[], path = '', parent = ''): ReadField[] {
  return fields.flatMap((field): ReadField[] => {
    if (!('name' in field) || field.type === 'join' || OWN.includes(field.name)) return []
    // Made of another field, which is told.
    if ('virtual' in field && field.virtual) return []
    const here = `${path}${field.name}`
    const label = `${parent}${labelOf(field)}`
    if ('flattenedFields' in field && (field.type === 'group' || field.type === 'tab'))
      return readFields(field.flattenedFields, `${here}.`, `${label}, `)
    return [{ path: here, label, kind: kindOf(field) }]
  })
}

/** Whatever nobody writes through a form is told by its own entries. */
function kindOf(field: FlattenedField): ReadField['kind'] {
  if (field.type === 'number' && field.name.endsWith('Cents')) return 'money'
  const isHidden = 'hidden' in field && field.hidden === true
  if (field.name === 'rights') return 'value'
  return VALUES.includes(field.type) && !isHidden ? 'value' : 'opaque'
}

const VALUES = ['text', 'number', 'checkbox', 'select', 'radio', 'date', 'email', 'relationship', 'upload']

function labelOf(field: FlattenedField): string {
  // Amounts are told in dollars.
  const label = 'label' in field ? englishLabel(field.label) : null
  if (label !== null) return label.replace(/,? in (?:\w+ cents|[A-Z]{3})$/, '')
  const words = ('name' in field ? field.name : '').replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
