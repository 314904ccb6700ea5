import type { Field } from 'payload'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The document's address. Lower-case words joined by hyphens, unique within the collection. */
export const slugField: Field = {
  name: 'slug',
  label: 'Address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'The last part of the web address, for example "about-sleep".' },
  validate: (value: unknown) =>
    (typeof value === 'string' && SLUG.test(value)) || 'Use small letters, digits and single hyphens only.',
}
