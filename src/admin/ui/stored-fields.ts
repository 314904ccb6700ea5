import type { Field } from 'payload'

const STORED_JSON = '/src/admin/ui/stored-json#StoredJson'

/**
 * Shows every json field as text, however deep it stands, unless it has a face of its own. Payload's own editor for them is loaded from a third party,
 * which our content security policy refuses; and what is stored that way was written by operations, not by people.
 */
export function withStoredJson<AnyField extends Field>(fields: AnyField[]): AnyField[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withStoredJson(tab.fields) })) }
    }
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({ ...block, fields: withStoredJson(block.fields) }))
      return { ...field, blocks }
    }
    if ('fields' in field) return { ...field, fields: withStoredJson(field.fields) }
    if (field.type !== 'json' && field.type !== 'code') return field
    if (field.admin?.components?.Field) return field
    const components = { ...field.admin?.components, Field: STORED_JSON }
    return { ...field, admin: { ...field.admin, components } }
  }) as AnyField[]
}
