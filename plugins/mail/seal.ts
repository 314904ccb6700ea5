import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/src/server/env'

/**
 * What opens an account must not lie readable in the outbox, which staff and backups can read: it is encrypted
 * (AES-256-GCM, a key derived from PAYLOAD_SECRET) until its mail leaves.
 */
export function seal(secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The other way round. Throws when it was sealed with another key, or changed. */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'outbox secrets', 32))
}
