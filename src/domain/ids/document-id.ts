import { isUuid } from './uuid'

/** How the documents of a collection are numbered: as the database's `uuid`, `integer` or `varchar`. */
export type IdKind = 'uuid' | 'number' | 'text'

const LARGEST = 2_147_483_647

/** The id as the database has it, or null for what cannot be one: the database fails at anything else. */
export function parseDocumentId(kind: IdKind, value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') return null
  if (kind === 'uuid') return isUuid(text) ? text.toLowerCase() : null
  if (kind === 'text') return text
  // A site that numbers its documents has numbers wherever ours has texts.
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST ? (Number(text) as unknown as string) : null
}
