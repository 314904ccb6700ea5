import type { Payload, Where } from 'payload'
import { EDITED_COLLECTIONS, type Edited } from '@/src/domain/editing/scheduling-collections'
import { STALE_MONTHS, staleBefore } from '@/src/domain/editing/stale-before'
import type { Locale } from '@/src/domain/languages/locales'
import { ADDRESSED, type Addressed } from '@/src/domain/pages/document-path'

export const CHANGES_SHOWN = 40
const STALE_SHOWN = 100

/** Something that was put on the website; `by` is null when the site did it by itself, as at a planned time. */
export type Change = {
  version: string
  collection: Edited | 'navigation'
  /** What is there once has none. */
  document: string | null
  title: string
  by: string | null
  at: string
}

export type StalePage = { collection: Addressed; id: string; title: string; changedAt: string }

type Titled = { title?: unknown }
type Version = {
  id: string
  parent?: unknown
  updatedAt: string
  version: Titled & { changedBy?: unknown }
}

const PUBLISHED: Where = { 'version._status': { equals: 'published' }, snapshot: { not_equals: true } }

/** What was published last, of every kind and of the menus, the newest first. */
export async function readChanges(payload: Payload, locale: Locale): Promise<Change[]> {
  const newest = {
    where: PUBLISHED,
    sort: '-updatedAt',
    limit: CHANGES_SHOWN,
    depth: 1,
    locale,
    fallbackLocale: 'en',
    populate: { users: { firstname: true, lastname: true } },
  } as const
  const [menus, ...found] = await Promise.all([
    // Whole: of a global's versions Payload 3.90 leaves out who is selected.
    payload.findGlobalVersions({ slug: 'navigation', ...newest }),
    ...EDITED_COLLECTIONS.map(async (collection) => {
      const select = { parent: true, updatedAt: true, version: { title: true, changedBy: true } } as never
      const { docs } = await payload.findVersions({ collection, ...newest, select })
      return (docs as unknown as Version[]).map((version) => changeOf(collection, version))
    }),
  ])
  const ofMenus = (menus.docs as unknown as Version[]).map((version) => changeOf('navigation', version))
  return [...ofMenus, ...found.flat()]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, CHANGES_SHOWN)
}

function changeOf(collection: Change['collection'], { id, parent, updatedAt, version }: Version): Change {
  const document = typeof parent === 'object' && parent !== null && 'id' in parent ? parent.id : parent
  return {
    version: id,
    collection,
    document: collection === 'navigation' ? null : String(document),
    title: titleOf(version),
    by: nameOf(version.changedBy),
    at: updatedAt,
  }
}

/** What is on the website and was published last before so many months, the oldest first. */
export async function readStale(payload: Payload, locale: Locale, now = new Date()): Promise<StalePage[]> {
  const where = await isStale(payload, now)
  const found = await Promise.all(
    ADDRESSED.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where,
        sort: 'updatedAt',
        limit: STALE_SHOWN,
        pagination: false,
        depth: 0,
        locale,
        fallbackLocale: 'en',
        select: { title: true, updatedAt: true },
      })
      return docs.map((doc) => ({
        collection,
        id: doc.id,
        title: titleOf(doc),
        changedAt: doc.updatedAt,
      }))
    }),
  )
  return found
    .flat()
    .sort((one, other) => one.changedAt.localeCompare(other.changedAt))
    .slice(0, STALE_SHOWN)
}

export async function countStale(payload: Payload, now = new Date()): Promise<number> {
  const where = await isStale(payload, now)
  const counts = await Promise.all(
    ADDRESSED.map(async (collection) => (await payload.count({ collection, where })).totalDocs),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** After how many months a page is worth a look: a setting. */
export async function staleMonths(payload: Payload): Promise<number> {
  const { editing } = await payload.findGlobal({
    slug: 'system-settings',
    select: { editing: true },
    depth: 0,
  })
  return editing?.staleMonths ?? STALE_MONTHS
}

async function isStale(payload: Payload, now: Date): Promise<Where> {
  const before = staleBefore(now, await staleMonths(payload)).toISOString()
  return { and: [{ _status: { equals: 'published' } }, { updatedAt: { less_than: before } }] }
}

function titleOf({ title }: Titled): string {
  return typeof title === 'string' ? title : ''
}

function nameOf(person: unknown): string | null {
  if (typeof person !== 'object' || person === null) return null
  const { firstname, lastname } = person as { firstname?: string; lastname?: string }
  return [firstname, lastname].filter(Boolean).join(' ') || null
}
