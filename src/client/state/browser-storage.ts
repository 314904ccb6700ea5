import type { KeyValueStorage } from './key-value-storage'

/**
 * `localStorage`, or a memory that lasts as long as the page where the browser forbids it (blocked cookies,
 * private windows, a full disk): shopping still works there, it is only forgotten on leaving.
 */
export const browserStorage: KeyValueStorage = forgiving(() => globalThis.localStorage)

/** The same for what belongs to one tab only. */
export const tabStorage: KeyValueStorage = forgiving(() => globalThis.sessionStorage)

function forgiving(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      const stored = attempt(() => {
        open().setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => open().removeItem(key))
    },
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return work()
  } catch {
    return undefined
  }
}
