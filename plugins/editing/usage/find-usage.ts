import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { fieldsNaming, type Named } from '@/src/domain/editing/fields-naming'
import { LOCALES, type Locale, readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { documentPath, isAddressed } from '@/src/domain/pages/document-path'
import { env } from '@/src/server/env'
import type { StoredDocument } from '../find-document'

/** What can be used elsewhere. */
export const USED_COLLECTIONS = ['films', 'forms', 'media', 'pages', 'products', 'resources'] as const
export type Used = (typeof USED_COLLECTIONS)[number]

/** Where something may be used. */
const USERS = ['pages', 'products', 'resources', 'programs', 'lessons', 'forms', 'discounts'] as const
export const GLOBALS = ['navigation', 'system-settings'] as const

export type Use = {
  /** A collection, or the menus or settings, which have no id. */
  collection: (typeof USERS)[number] | (typeof GLOBALS)[number]
  id: string | null
  title: string
  /** Labels of the fields in which it stands, in the language of the staff area. */
  fields: string[]
  /** Whether visitors see it there now; else it stands in a draft alone. */
  isPublic: boolean
}

/** Everywhere a document is named, by its id or its address, in what is public and in drafts; what visitors see comes first. */
export async function findUsage(
  req: PayloadRequest,
  collection: Used,
  document: StoredDocument,
): Promise<Use[]> {
  return findUses(req, { id: document.id, paths: pathsOf(collection, document), origin: env().SITE_URL })
}

/** Everywhere one of these addresses of a document stands, or its id. */
export async function findUses(req: PayloadRequest, named: Named): Promise<Use[]> {
  const uses: Use[] = []
  // One after the other: a transaction has one connection.
  for (const user of USERS) uses.push(...(await findIn(req, user, named)))
  for (const slug of GLOBALS) uses.push(...(await findInGlobal(req, slug, named)))
  return uses.sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
}

/** In each language it has one. */
export function pathsOf(collection: Used, { slug }: StoredDocument): string[] {
  if (!isAddressed(collection)) return []
  return LOCALES.flatMap((locale) => {
    const own = typeof slug === 'string' ? slug : (slug as Record<string, unknown> | null)?.[locale]
    return typeof own === 'string' ? [localPath(documentPath(collection, own), locale)] : []
  })
}

async function findIn(req: PayloadRequest, collection: (typeof USERS)[number], named: Named): Promise<Use[]> {
  const all = { collection, limit: 0, pagination: false, locale: 'all', req } as const
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const { docs } = await req.payload.db.find<StoredDocument>(all)
  const drafts = hasDrafts ? (await req.payload.db.queryDrafts<StoredDocument>(all)).docs : []
  const stored = new Map(docs.map((doc) => [doc.id, doc]))
  const newest = new Map([...docs, ...drafts].map((doc) => [doc.id, doc]))
  return [...newest].flatMap(([id, draft]) => {
    const published = stored.get(id)
    if (id === named.id || published?.deletedAt) return []
    const isShown = published !== undefined && (!hasDrafts || published._status === 'published')
    const shown = isShown ? fieldsNaming(published, named) : []
    const fields = [...new Set([...shown, ...fieldsNaming(draft, named)])]
    if (fields.length === 0) return []
    return [
      {
        collection,
        id,
        title: titleOf(draft, readLocale(req.i18n?.language)),
        fields: labels(req, req.payload.collections[collection].config, fields),
        isPublic: shown.length > 0,
      },
    ]
  })
}

async function findInGlobal(
  req: PayloadRequest,
  slug: GlobalSlug & Use['collection'],
  named: Named,
): Promise<Use[]> {
  const config = req.payload.config.globals.find((global) => global.slug === slug)
  const found = await req.payload.db.findGlobal({ slug, locale: 'all', req })
  const fields = fieldsNaming(found ?? {}, named)
  if (!config || fields.length === 0) return []
  const title = getTranslation(config.label, req.i18n)
  return [{ collection: slug, id: null, title, fields: labels(req, config, fields), isPublic: true }]
}

/** In the language of whoever reads it, else in the one it has. */
export function titleOf({ title, code, id }: StoredDocument, locale: Locale): string {
  if (typeof title === 'string') return title
  const stored = (title as Record<string, unknown> | null) ?? {}
  return String([stored[locale], ...Object.values(stored), code].find(Boolean) ?? id)
}

function labels({ i18n }: PayloadRequest, described: { flattenedFields: FlattenedField[] }, names: string[]) {
  return names.map((name) => {
    const field = described.flattenedFields.find((each) => each.name === name)
    const label = field && 'label' in field ? field.label : null
    return label ? getTranslation(label as string, i18n) : name
  })
}
