import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DomainError } from '@/src/domain/errors/domain-error'
import { currentKey, knownKeys, type PersonalKey } from './personal-key'

/** Which row this is, and whose: sealed in with it, so that no row can be passed off as another one or somebody else's. */
export type Place = { kind: 'note' | 'answer' | 'plan' | 'check-in' | 'quiz'; userId: string; row: string }

/**
 * Encrypts what somebody wrote for themselves (AES-256-GCM, a new nonce each time), as `<key id>.<base64url>`. Throws
 * 503 `PERSONAL_DATA_OFF` on a site without a key.
 */
export function sealPersonal(place: Place, value: unknown, key: PersonalKey = currentKey()): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundTo(place))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
}

/**
 * The other way round. Throws 503 `PERSONAL_DATA_LOCKED` when its key is not here, and an error when it was changed or
 * lay somewhere else.
 */
export function unsealPersonal(place: Place, sealed: string, keys: PersonalKey[] = knownKeys()): unknown {
  const [id, content = ''] = sealed.split('.')
  const key = keys.find((each) => each.id === id)
  if (!key) throw new DomainError(keys.length === 0 ? 'PERSONAL_DATA_OFF' : 'PERSONAL_DATA_LOCKED')
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(boundTo(place))
    .setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
}

function boundTo({ kind, userId, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([kind, userId, row]))
}
