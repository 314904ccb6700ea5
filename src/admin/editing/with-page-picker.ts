import type { Field } from 'payload'
import { withComponents } from '@/plugins/commerce/staff/screens/parts'

const PICKER = '/src/admin/editing/page-picker#PagePicker'
const LINK_NAME = '/src/admin/editing/row-names#LinkName'
/** Elsewhere, and never a page of this site. */
const NOT_OURS = 'socialLinks'

/** Every address of a menu can be chosen from the site's pages, and each link is called by its words. */
export function withPagePicker(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'array' && field.name !== NOT_OURS) {
      const components = { ...field.admin?.components, RowLabel: LINK_NAME }
      return { ...field, admin: { ...field.admin, components }, fields: withPagePicker(field.fields) }
    }
    const isAddress = field.type === 'text' && field.name === 'href'
    return isAddress ? withComponents(field, { afterInput: [PICKER] }) : field
  })
}
