import type { KeyValueStorage } from '../state/key-value-storage'

const INTENT_KEY = 'checkoutIntent'

/**
 * The `Idempotency-Key` for ordering exactly this: the same body gets the same key, so a second click, a lost
 * answer or the way back from the provider leads to the same order; anything else gets a new one.
 */
export function intentKey(storage: KeyValueStorage, body: unknown, newKey: () => string): string {
  const wanted = JSON.stringify(body)
  const stored = readIntent(storage)
  if (stored?.body === wanted) return stored.key
  const key = newKey()
  storage.setItem(INTENT_KEY, JSON.stringify({ key, body: wanted }))
  return key
}

/** The intent came to its end: the next order is another one, even if it looks the same. */
export function forgetIntent(storage: KeyValueStorage): void {
  storage.removeItem(INTENT_KEY)
}

function readIntent(storage: KeyValueStorage): { key: string; body: string } | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(INTENT_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return null
    const { key, body } = value
    return typeof key === 'string' && typeof body === 'string' ? { key, body } : null
  } catch {
    return null
  }
}
