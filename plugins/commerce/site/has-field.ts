import type { Field } from 'payload'

/** Whether documents carry this field at their top level; rows and unnamed tabs only arrange fields. */
export function hasField(fields: Field[], name: string): boolean {
  return fields.some((field) => {
    if ('name' in field) return field.name === name
    if (field.type === 'tabs') {
      return field.tabs.some((tab) => ('name' in tab ? tab.name === name : hasField(tab.fields, name)))
    }
    return 'fields' in field && hasField(field.fields, name)
  })
}
