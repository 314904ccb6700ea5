'use client'

import { useSyncExternalStore } from 'react'
import { session } from './session'
import { loadingSession, type SessionState } from './session-state'

/** Who is signed in here. While the page comes to life it is loading, in the server's HTML too. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => loadingSession)
}
