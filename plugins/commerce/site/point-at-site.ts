import type { CollectionConfig, Field } from 'payload'
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

function fieldAt(field: Field, site: Site): Field {
  if ('relationTo' in field) return { ...field, relationTo: slugAt(field.relationTo, site) } as Field
  if ('fields' in field) return { ...field, fields: fieldsAt(field.fields, site) } as Field
  return field
}

function slugAt(slug: string | string[], site: Site): string | string[] {
  if (slug === 'users') return site.customers.slug
  return slug === 'media' && site.media ? site.media.slug : slug
}
