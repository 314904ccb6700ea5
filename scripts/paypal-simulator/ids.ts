import { createHash } from 'node:crypto'
import type { State } from './state'

export interface IdSource {
  /** `length` characters of A-Z and 0-9; the n-th of a kind is the same for the same seed. */
  next(kind: string, length?: number): string
  /** A longer secret-looking text for access tokens. */
  token(): string
  uuid(kind: string): string
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function createIdSource(state: State): IdSource {
  const digest = (kind: string) => {
    const count = (state.counters[kind] ?? 0) + 1
    state.counters[kind] = count
    return createHash('sha512').update(`${state.seed}/${kind}/${count}`).digest()
  }
  return {
    next: (kind, length = 17) =>
      Array.from(digest(kind).subarray(0, length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(
        '',
      ),
    token: () => `A21AA${digest('token').toString('base64url')}`,
    uuid: (kind) => {
      const hex = digest(kind).toString('hex')
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `1${hex.slice(13, 16)}`,
        `8${hex.slice(17, 20)}`,
        hex.slice(20, 32),
      ].join('-')
    },
  }
}
