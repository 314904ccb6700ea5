import type { Payload } from 'payload'
import { isKept } from './keep-arrived'
import { KEPT_MS, uploads } from './upload-server'

/**
 * Removes what nobody went on with for a week, and what arrived and was never asked for again. Safe in any number of processes. Gives
 * how many.
 */
export async function forgetOldUploads(payload: Payload, now = new Date()): Promise<number> {
  const { bucket, server } = await uploads()
  if (!bucket) return server.cleanUpExpiredUploads()
  const { whileLocked } = await import('./upload-lock')
  const old = await bucket.begunBefore(new Date(now.getTime() - KEPT_MS))
  for (const id of old) {
    const upload = await bucket.find(id)
    if (!upload) continue
    await whileLocked(upload.id, async () => {
      await ((await isKept({ payload }, id)) ? bucket.leave(upload.id) : bucket.remove(upload.id))
    })
  }
  return old.length
}
