import { type FieldHookArgs, isolateObjectProperty, type TextField } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import { isSlug } from '@/src/domain/pages/slug'
import { siteOf } from '@/src/server/site'

/**
 * The last part of the document's address, each language's own. Lower-case words joined by hyphens, unique within the
 * collection and language.
 */
export const slugField: TextField = {
  name: 'slug',
  label: 'Address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  localized: true,
  admin: { position: 'sidebar', description: 'The last part of the web address, for example "about-sleep".' },
  validate: (value: unknown) => isSlug(value) || 'Use small letters, digits and single hyphens only.',
  hooks: { beforeValidate: [takeFirstSlug] },
}

/** A text that is given no address in a further language has the one it has in the site's first. */
async function takeFirstSlug({ value, req, collection, originalDoc }: FieldHookArgs): Promise<unknown> {
  const first = siteOf(req.payload).languages?.first as Locale | undefined
  const isElsewhere = first !== undefined && req.locale && req.locale !== first && req.locale !== 'all'
  const id: unknown = originalDoc?.id
  if (value || !isElsewhere || !collection || id === undefined || id === null) return value
  const select = { slug: true } as const
  const asked = {
    collection: collection.slug,
    id: id as string,
    locale: first,
    draft: true,
    depth: 0,
  } as const
  // The Local API writes its language onto the request it is given.
  const own = isolateObjectProperty(req, 'locale')
  const found = await req.payload.findByID({ ...asked, select, req: own, disableErrors: true })
  return found && 'slug' in found ? found.slug : value
}
