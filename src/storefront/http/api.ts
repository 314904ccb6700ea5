import { API_TIMEOUT_MS } from '@/src/domain/sessions/session-rules'
import { browserStorage } from '../state/browser-storage'
import { apiBase } from './api-base'
import { createApi, type SessionEnd } from './create-api'

type Listener = (end: SessionEnd) => void
const listeners = new Set<Listener>()

/** The browser's way to the server; see `createApi` for what it promises. */
export const api = createApi({
  base: apiBase,
  fetch: (input, init) => fetch(input, init),
  storage: browserStorage,
  timeoutMs: API_TIMEOUT_MS,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  endSession: (end) => {
    for (const listener of listeners) listener(end)
  },
})

/** Tells when the server has ended the session. Returns how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
