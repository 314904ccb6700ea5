import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'

/** The forms whose half-typed text outlives the end of a session. */
const DRAFTS = ['profile', 'change-email', 'billing', 'default-billing', 'form', 'gift'] as const
export type DraftName = (typeof DRAFTS)[number]

type Values = Readonly<Record<string, string>>

/** Whatever a form calls it, this is never kept. */
const NEVER = /password|card|cvc|token/i

/**
 * Keeps what somebody is typing, for this tab only and for them alone: a session that ends meanwhile loses nothing
 * (Specification 4 leads them home), and the next person at this computer sees nothing of it.
 */
export function keepDraft(storage: KeyValueStorage, name: DraftName, owner: string, values: Values): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !NEVER.test(field)))
  storage.setItem(keyOf(name), JSON.stringify({ owner, values: kept }))
}

/** What this person had typed, or null. Somebody else's is thrown away. */
export function readDraft(storage: KeyValueStorage, name: DraftName, owner: string): Values | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    if (isDraft(stored) && stored.owner === owner) return textsOf(stored.values)
  } catch {
    // Not ours, or half written: as good as none.
  }
  storage.removeItem(keyOf(name))
  return null
}

export function forgetDraft(storage: KeyValueStorage, name: DraftName): void {
  storage.removeItem(keyOf(name))
}

export function hasDrafts(storage: KeyValueStorage): boolean {
  return DRAFTS.some((name) => storage.getItem(keyOf(name)) !== null)
}

/** After signing out on purpose. */
export function forgetDrafts(storage: KeyValueStorage): void {
  for (const name of DRAFTS) forgetDraft(storage, name)
}

function keyOf(name: DraftName): string {
  return `draft:${name}`
}

function isDraft(value: unknown): value is { owner: unknown; values: object } {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('values' in value)) return false
  return typeof value.values === 'object' && value.values !== null
}

function textsOf(values: object): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
}
