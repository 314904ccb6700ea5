import type { CollectionConfig, Field } from 'payload'
import { CURRENCY, decimalsOf } from '@/src/domain/money/currency'
import type { Site } from '@/src/server/site'

/**
 * The shop's collections name the people `users` and the pictures `media`; here they are pointed at the site's own
 * collections. A site without pictures has products without them.
 */
export function pointAtSite<T extends CollectionConfig>(collection: T, site: Site): T {
  return { ...collection, fields: fieldsAt(collection.fields, site) }
}

export function fieldsAt(fields: Field[], site: Site): Field[] {
  return fields
    .filter((field) => site.media !== null || !('relationTo' in field) || field.relationTo !== 'media')
    .map((field) => fieldAt(field, site))
}

function fieldAt(given: Field, site: Site): Field {
  const field = inCurrency(given, site)
  if ('relationTo' in field) return { ...field, relationTo: slugAt(field.relationTo, site) } as Field
  if ('fields' in field) return { ...field, fields: fieldsAt(field.fields, site) } as Field
  // A copy: Payload takes `localized` off the fields of a site that has one language.
  return { ...field }
}

/** Labels of amounts name what they are counted in; an order's own currency begins as the shop's. */
function inCurrency(field: Field, { currency }: Site): Field {
  if (currency === CURRENCY || !('name' in field)) return field
  if (field.type === 'text' && field.name === 'currency') return { ...field, defaultValue: currency }
  const unit = decimalsOf(currency) === 0 ? currency : `hundredths of ${currency}`
  return typeof field.label === 'string'
    ? ({ ...field, label: field.label.replace('CAD cents', unit) } as Field)
    : field
}

function slugAt(slug: string | string[], site: Site): string | string[] {
  if (slug === 'users') return site.customers.slug
  return slug === 'media' && site.media ? site.media.slug : slug
}
