import { type FieldHookArgs, isolateObjectProperty, type TextField } from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/src/domain/languages/locales'
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
export const localizedSlugField: TextField = {
  ...slugField,
  localized: true,
  hooks: { beforeValidate: [takeDefaultSlug] },
}

/** A text that is given no address in a further language has the one it has in the first. */
async function takeDefaultSlug({ value, req, collection, originalDoc }: FieldHookArgs): Promise<unknown> {
  const isElsewhere = isLocale(req.locale) && req.locale !== DEFAULT_LOCALE
  const id: unknown = originalDoc?.id
  if (value || !isElsewhere || !collection || typeof id !== 'string') return value
  const select = { slug: true } as const
  const asked = { collection: collection.slug, id, locale: DEFAULT_LOCALE, draft: true, depth: 0 } as const
  // The Local API writes its language onto the request it is given.
  const own = isolateObjectProperty(req, 'locale')
  const found = await req.payload.findByID({ ...asked, select, req: own, disableErrors: true })
  return found && 'slug' in found ? found.slug : value
}
