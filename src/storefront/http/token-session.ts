import type { SessionEnd, TokenSession } from 'payload-plugin-digital-commerce/client'
import { readStoredSession } from './stored-session'
import { createTokenRefresh, type RefreshParts } from './token-refresh'

/** The stored sign-in as the calls of this browser carry it (specification 4, Session). */
export function tokenSession(parts: RefreshParts & { endSession: (end: SessionEnd) => void }): TokenSession {
  return {
    token: () => readStoredSession(parts.storage).token,
    isKnown() {
      const { token, refreshToken } = readStoredSession(parts.storage)
      return Boolean(token || refreshToken)
    },
    renew: createTokenRefresh(parts),
    end: parts.endSession,
  }
}
