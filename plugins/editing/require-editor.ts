import type { CollectionSlug, PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

/** Refuses whoever may not change documents of this collection, as the collection itself would. */
export async function requireEditor(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  const may = await req.payload.collections[collection].config.access.update({ req })
  if (!may) throw new DomainError('FORBIDDEN')
}
