import type { Field } from 'payload'

/** What search engines and link previews show. Empty: the document's own title and summary are used. */
export const metaFields: Field = {
  name: 'meta',
  label: 'Search engines and link previews',
  type: 'group',
  admin: { position: 'sidebar' },
  fields: [
    { name: 'title', type: 'text', maxLength: 70 },
    { name: 'description', type: 'textarea', maxLength: 160 },
  ],
}
