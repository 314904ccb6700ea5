import type { CollectionConfig, DateField, Field } from 'payload'

const TIME_FIELD = '/src/admin/ui/time-field#TimeField'
const TIME_CELL = '/src/admin/ui/cells#TimeCell'
const DAY_CELL = '/src/admin/ui/cells#DayCell'

/** What Payload adds to every collection by itself, its labels included. */
const STAMPS = ['updatedAt', 'createdAt', 'deletedAt'] as const

/**
 * Every date of a collection by the business's clock, in its list and on its page: Payload shows them by the clock of the
 * browser, so that two of the staff would read two days for one payment.
 */
export function withBusinessTime(collection: CollectionConfig): CollectionConfig {
  const fields = withTimes(collection.fields)
  if (collection.timestamps === false) return { ...collection, fields }
  const known = new Set(fields.map((field) => ('name' in field ? field.name : undefined)))
  const added = STAMPS.filter((name) => !known.has(name) && (name !== 'deletedAt' || collection.trash))
  return { ...collection, fields: [...fields, ...added.map(stamp)] }
}

/** As Payload has it, but for its cell. */
function stamp(name: (typeof STAMPS)[number]): DateField {
  return {
    name,
    type: 'date',
    admin: { disableBulkEdit: true, hidden: true, components: { Cell: TIME_CELL } },
    index: true,
    label: ({ t }) => t(`general:${name}`),
  }
}

function withTimes<AnyField extends Field>(fields: AnyField[]): AnyField[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withTimes(tab.fields) })) }
    }
    if (field.type === 'blocks') {
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: withTimes(block.fields) })),
      }
    }
    if (field.type === 'date') return withTime(field)
    return 'fields' in field ? { ...field, fields: withTimes(field.fields) } : field
  }) as AnyField[]
}

function withTime(field: DateField): DateField {
  const cell = field.admin?.date?.pickerAppearance === 'dayAndTime' ? TIME_CELL : DAY_CELL
  const components = { Field: TIME_FIELD, Cell: cell, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
