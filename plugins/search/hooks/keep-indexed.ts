import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Addressed } from '@/src/domain/pages/document-path'
import { requestSql } from '@/src/server/db/request-sql'
import { indexDocument } from '../operations/index-document'
import { removeEntries } from '../operations/store-entry'

/**
 * What was published, shown, taken back or trashed is found, or no longer, as soon as that is committed. A draft saved beside
 * what is published changes nothing anybody finds.
 */
export const keepIndexed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const wasPublic = previousDoc?._status === 'published'
  if (doc._status !== 'draft' || wasPublic || doc.deletedAt) {
    const about = { collection: collection.slug as Addressed, id: String(doc.id) }
    await indexDocument(req.payload, await requestSql(req), about, await req.transactionID)
  }
  return doc
}

export const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await removeEntries(await requestSql(req), { collection: collection.slug as Addressed, id: String(id) })
}
