import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

/**
 * Encrypts what must not lie readable in the database, which staff and backups can read (AES-256-GCM, a key of its own
 * for each purpose, derived from PAYLOAD_SECRET). Sealing the same text twice gives two different results.
 */
export function sealFor(purpose: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(purpose), iv)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The other way round. Throws when it was sealed for something else, with another key, or changed. */
export function unsealFor(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function key(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', purpose, 32))
}
