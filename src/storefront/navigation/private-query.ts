const STATE_KEY = 'privateQuery'

/**
 * The query this page was opened with, for a link that works once: it leaves the address bar, and with it the history
 * and whatever reads along, as soon as it is read. It stays with this one entry of the tab's history, so that a reload
 * finds it and a new visit to the address does not.
 */
export function takePrivateQuery(): string {
  const { search } = location
  if (!search) return keptIn(history.state)
  // A moment later: Next takes the address as its own only once its router has started.
  setTimeout(() => history.replaceState({ ...history.state, [STATE_KEY]: search }, '', location.pathname))
  return search
}

function keptIn(state: unknown): string {
  const kept = typeof state === 'object' && state !== null && STATE_KEY in state ? state[STATE_KEY] : null
  return typeof kept === 'string' ? kept : ''
}
