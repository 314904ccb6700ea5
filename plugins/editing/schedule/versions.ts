import type { PayloadRequest } from 'payload'
import type { Content } from '@/src/domain/editing/merge-scheduled'
import { isMenus, type Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { StoredDocument } from '../find-document'

/** What editors see when they open a document: its newest version, all languages. Null where none was ever saved. */
export async function latestVersion(
  req: PayloadRequest,
  collection: Scheduling,
  document: string,
): Promise<StoredDocument | null> {
  const newest = { sort: '-updatedAt', limit: 1, pagination: false, locale: 'all', req } as const
  const latest = { latest: { equals: true } }
  const { docs } = isMenus(collection)
    ? await req.payload.db.findGlobalVersions<StoredDocument>({
        ...newest,
        global: collection,
        where: latest,
      })
    : await req.payload.db.findVersions<StoredDocument>({
        ...newest,
        collection,
        where: { and: [{ parent: { equals: document } }, latest] },
      })
  const version = docs[0]?.version
  return version ? { ...version, id: document } : null
}

/** Puts a draft of this content on top of the versions. A hidden one stands in no list of versions. */
export async function saveDraft(
  req: PayloadRequest,
  { collection, document, content, isHidden }: Saved,
): Promise<void> {
  const now = new Date().toISOString()
  const version = {
    // A copy: the adapter renames ids within what it is given.
    versionData: structuredClone({ ...content, _status: 'draft', updatedAt: now }),
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
    ...(isHidden ? { snapshot: true as const } : {}),
  } as const
  if (isMenus(collection)) await req.payload.db.createGlobalVersion({ globalSlug: collection, ...version })
  else await req.payload.db.createVersion({ collectionSlug: collection, parent: document, ...version })
}

type Saved = { collection: Scheduling; document: string; content: Content; isHidden: boolean }
