import type { PayloadRequest } from 'payload'
import type { Content } from '@/src/domain/editing/merge-scheduled'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { StoredDocument } from '../find-document'

/** What editors see when they open a document: its newest version, all languages. Null where none was ever saved. */
export async function latestVersion(
  req: PayloadRequest,
  collection: Scheduling,
  document: string,
): Promise<StoredDocument | null> {
  const { docs } = await req.payload.db.findVersions<StoredDocument>({
    collection,
    where: { and: [{ parent: { equals: document } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
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
  await req.payload.db.createVersion({
    collectionSlug: collection,
    parent: document,
    // A copy: the adapter renames ids within what it is given.
    versionData: structuredClone({ ...content, _status: 'draft', updatedAt: now }),
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
    ...(isHidden ? { snapshot: true as const } : {}),
  })
}

type Saved = { collection: Scheduling; document: string; content: Content; isHidden: boolean }
