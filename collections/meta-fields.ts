import type { GroupField } from 'payload'

/** What search engines and link previews show. Empty: the document's own title and summary are used. */
export const metaFields: GroupField = {
  name: 'meta',
  label: 'Search engines and link previews',
  type: 'group',
  admin: { position: 'sidebar' },
  fields: [
    { name: 'title', type: 'text', maxLength: 70, localized: true },
    { name: 'description', type: 'textarea', maxLength: 160, localized: true },
  ],
}
