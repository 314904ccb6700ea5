/** A value that tells when it changes; what `useSyncExternalStore` reads. */
export type Observable<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void
}

export function observable<Value>(start: Value): Observable<Value> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
