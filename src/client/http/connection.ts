/** Whether the browser says that it has no connection at all. A connection that leads nowhere it calls online. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** Tells when that may have changed. Gives how to stop. */
export function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
