import type { CollectionSlug, PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

/** Refuses whoever may not change documents of this collection, or the menus, as these themselves would. */
export async function requireEditor(
  req: PayloadRequest,
  edited: CollectionSlug | 'navigation',
): Promise<void> {
  const { collections, globals } = req.payload
  const config =
    edited === 'navigation' ? globals.config.find(({ slug }) => slug === edited) : collections[edited].config
  const may = await config?.access.update?.({ req })
  if (!may) throw new DomainError('FORBIDDEN')
}
