import type { KeyValueStorage } from '@/src/client/state/key-value-storage'

/** A `localStorage` without a browser. Two tabs are two callers of one of these. */
export function memoryStorage(start: Record<string, string> = {}): KeyValueStorage & {
  entries(): Record<string, string>
} {
  const values = new Map(Object.entries(start))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    entries: () => Object.fromEntries(values),
  }
}
