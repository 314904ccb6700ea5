import { seoPlugin } from '@payloadcms/plugin-seo'
import type { CollectionConfig, Config, Field, GroupField, Plugin } from 'payload'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { ADDRESSED, documentPath, isAddressed } from '@/src/domain/pages/document-path'
import { env } from '@/src/server/env'

/**
 * The official plugin's preview of a search result, its counters and its endpoints, over the fields our documents have: their names,
 * lengths and languages stay, and so does the database.
 */
export const seo =
  (): Plugin =>
  async (config: Config): Promise<Config> => {
    const built = await official(config)
    return { ...built, collections: (built.collections ?? []).map(merged) }
  }

const official = seoPlugin({
  collections: [...ADDRESSED],
  uploadsCollection: 'media',
  generateTitle: ({ doc }) => textOf(doc, 'title'),
  generateDescription: ({ doc }) => textOf(doc, 'summary'),
  generateURL: ({ doc, collectionConfig, locale }) => {
    const slug = textOf(doc, 'slug')
    const collection = collectionConfig?.slug ?? ''
    const path = isAddressed(collection) && slug ? documentPath(collection, slug) : '/'
    return `${env().SITE_URL}${localPath(path, readLocale(locale))}`
  },
})

function textOf(doc: unknown, field: string): string {
  const value = typeof doc === 'object' && doc !== null ? (doc as Record<string, unknown>)[field] : null
  return typeof value === 'string' ? value : ''
}

/** The plugin's group comes last: what it shows moves into ours. */
function merged(collection: CollectionConfig): CollectionConfig {
  const theirs = collection.fields.at(-1)
  if (!isAddressed(collection.slug) || !isMeta(theirs)) return collection
  const fields = collection.fields.slice(0, -1)
  return {
    ...collection,
    fields: fields.map((field) => (isMeta(field) ? withPreview(field, theirs) : field)),
  }
}

function isMeta(field: Field | undefined): field is GroupField {
  return field?.type === 'group' && 'name' in field && field.name === 'meta'
}

function withPreview(ours: GroupField, theirs: GroupField): GroupField {
  const named = (name: string) => theirs.fields.filter((field) => 'name' in field && field.name === name)
  const fields = ours.fields.map((field) => {
    const [shown] = 'name' in field ? named(field.name) : []
    return shown
      ? ({ ...field, admin: { ...field.admin, components: shown.admin?.components } } as Field)
      : field
  })
  return { ...ours, fields: [...named('overview'), ...fields, ...named('preview')] }
}
