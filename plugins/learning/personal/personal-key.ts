import { createHash } from 'node:crypto'
import { DomainError } from '@/src/domain/errors/domain-error'
import { env } from '@/src/server/env'

export type PersonalKey = {
  /** Stands before what it sealed, so that the right one is found; says nothing of the key itself. */
  id: string
  bytes: Buffer
}

/** The key that seals now. 503 `PERSONAL_DATA_OFF` on a site that has none. */
export function currentKey(): PersonalKey {
  const [current] = knownKeys()
  if (!current) throw new DomainError('PERSONAL_DATA_OFF')
  return current
}

/** The current key first, then the one before while everything is sealed anew. Read each time: cheap, and testable. */
export function knownKeys(): PersonalKey[] {
  const { PERSONAL_DATA_KEY, PERSONAL_DATA_KEY_PREVIOUS } = env()
  return [PERSONAL_DATA_KEY, PERSONAL_DATA_KEY_PREVIOUS].flatMap((hex) => (hex ? [toKey(hex)] : []))
}

export function toKey(hex: string): PersonalKey {
  const bytes = Buffer.from(hex, 'hex')
  return { id: createHash('sha256').update('personal key').update(bytes).digest('hex').slice(0, 12), bytes }
}
