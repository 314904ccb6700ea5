import type { TextField } from 'payload'
import { isSlug } from '@/src/domain/pages/slug'

/** The document's address. Lower-case words joined by hyphens, unique within the collection. */
export const slugField: TextField = {
  name: 'slug',
  label: 'Address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'The last part of the web address, for example "about-sleep".' },
  validate: (value: unknown) => isSlug(value) || 'Use small letters, digits and single hyphens only.',
}

/** The same where each language has an address of its own. */
export const localizedSlugField: TextField = { ...slugField, localized: true }
