/** Waits until the browser has nothing else to do; where it cannot say so, a moment. Returns how to cancel that. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 4_000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(work, 1_000)
  return () => clearTimeout(timer)
}
