import { type Api as ApiOf, createApi, type SessionEnd } from 'payload-plugin-digital-commerce/client'
import { API_TIMEOUT_MS } from '@/src/domain/sessions/session-rules'
import type { paths } from '@/src/generated/api-types'
import { apiBase } from './api-base'
import { asLookedOn, personStorage } from './person-storage'
import { tokenSession } from './token-session'

/** The calls of this site. */
export type Api = ApiOf<paths>

type Listener = (end: SessionEnd) => void
const listeners = new Set<Listener>()

/** How this browser's calls are made, those of the shop among them. */
export const apiParts = {
  base: apiBase,
  fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, asLookedOn(init)),
  timeoutMs: API_TIMEOUT_MS,
}

/** Whose calls they are. */
export const callersSession = tokenSession({
  ...apiParts,
  storage: personStorage,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  endSession: (end) => {
    for (const listener of listeners) listener(end)
  },
})

/** The browser's way to the server; see `createApi` for what it promises. */
export const api: Api = createApi<paths>({ ...apiParts, session: callersSession })

/** Tells when the server has ended the session. Returns how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
