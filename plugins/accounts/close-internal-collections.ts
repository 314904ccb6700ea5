import type { Payload } from 'payload'
import { staff } from '@/src/server/access'

/**
 * Payload's own list of who is editing what is open to everybody who is signed in, customers included: they could see
 * it and lock documents that staff want to save. Payload adds the collection after every plugin, so it is closed when
 * the server starts.
 */
export function closeInternalCollections(payload: Payload): void {
  const locks = payload.collections['payload-locked-documents']
  if (locks) Object.assign(locks.config.access, { create: staff, read: staff, update: staff, delete: staff })
}
