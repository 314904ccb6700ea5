import type { CollectionConfig } from 'payload'

/** A collection's table as SQL, named as Payload names it; quoted, since `user` or `order` would be a keyword. */
export function tableOf(collection: CollectionConfig): string {
  return quoted(nameOf(collection))
}

/** The column other tables point at the collection with. */
export function columnOf(collection: CollectionConfig): string {
  return quoted(`${nameOf(collection)}_id`)
}

function nameOf({ slug, dbName }: CollectionConfig): string {
  return typeof dbName === 'string' ? dbName : snakeCase(slug)
}

function snakeCase(slug: string): string {
  return slug
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()
}

/** Plain words stay plain. */
function quoted(name: string): string {
  return PLAIN.has(name) ? name : `"${name.replaceAll('"', '""')}"`
}

const PLAIN = new Set(['users', 'media', 'media_id'])
