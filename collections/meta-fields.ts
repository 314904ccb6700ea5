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

/** The same with a picture of its own for link previews; a product's is its first picture. */
export const metaFieldsWithPicture: GroupField = {
  ...metaFields,
  fields: [
    ...metaFields.fields,
    {
      name: 'image',
      label: { en: 'Picture of link previews', fr: 'Image des aperçus de lien' },
      type: 'upload',
      relationTo: 'media',
    },
  ],
}
