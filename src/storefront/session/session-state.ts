import type { SessionUser } from './session-user'

/**
 * Specification 3, Auth session, as screens see it.
 * `unreachable`: there are tokens, but nobody could be asked yet whether they are good.
 */
export type SessionState = {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unreachable'
  user: SessionUser | null
  isAuthenticated: boolean
  loading: boolean
  /** Why the last session ended, for instance 'Invalid tokens'. */
  error: string | null
  /** Whoever was turned away is on the way home already, and no guard leads them elsewhere. */
  isLedHome: boolean
}

export const loadingSession: SessionState = state('loading', null)
export const unreachableSession: SessionState = state('unreachable', null)

export function signedIn(user: SessionUser): SessionState {
  return state('signed-in', user)
}

export function signedOut(error: string | null = null, isLedHome = false): SessionState {
  return { ...state('signed-out', null, error), isLedHome }
}

function state(
  status: SessionState['status'],
  user: SessionUser | null,
  error: string | null = null,
): SessionState {
  return {
    status,
    user,
    error,
    isAuthenticated: status === 'signed-in',
    loading: status === 'loading',
    isLedHome: false,
  }
}
