import { isRecord, type KeyValueStorage, type Refresh, send } from 'payload-plugin-digital-commerce/client'
import { readTokens } from './read-tokens'
import { readStoredSession, type StoredSession, writeStoredSession } from './stored-session'

export type RefreshParts = {
  base: string
  fetch: typeof fetch
  storage: KeyValueStorage
  timeoutMs: number
  /** Web Locks, where the browser has them: one refresh at a time over all tabs. */
  locks?: Pick<LockManager, 'request'> | undefined
}

/**
 * Specification 4, Session: on a 401 the access token is refreshed once, and everybody who failed meanwhile
 * waits for that one refresh. The returned function takes the token that was refused.
 */
export function createTokenRefresh(parts: RefreshParts): (refused: string) => Promise<Refresh> {
  let running: Promise<Refresh> | undefined

  return (refused) => {
    running ??= alone(parts, () => refreshUnlessRenewed(parts, refused)).finally(() => {
      running = undefined
    })
    return running
  }
}

function alone(parts: RefreshParts, work: () => Promise<Refresh>): Promise<Refresh> {
  return parts.locks ? parts.locks.request('session-refresh', work) : work()
}

/** Another tab may have renewed while this one waited for the lock: its token is as good as a new one. */
async function refreshUnlessRenewed(parts: RefreshParts, refused: string): Promise<Refresh> {
  const stored = readStoredSession(parts.storage)
  if (stored.token && stored.token !== refused) return { outcome: 'renewed', token: stored.token }
  if (!stored.refreshToken) return { outcome: 'lost' }
  return refresh(parts, stored)
}

async function refresh(parts: RefreshParts, stored: StoredSession): Promise<Refresh> {
  const answer = await send(parts.fetch, `${parts.base}/users/refresh-token`, {
    method: 'POST',
    path: '/users/refresh-token',
    body: { refreshToken: stored.refreshToken, deviceId: stored.deviceId },
    token: '',
    timeoutMs: parts.timeoutMs,
  })
  if (!('body' in answer) || answer.status === 429) return { outcome: 'unreachable' }

  const renewed = isRecord(answer.body) ? readTokens(answer.body.data) : null
  if (answer.status >= 400 || !renewed) return { outcome: 'lost' }

  // Somebody signed out, or in as another person, while the answer travelled: their word is the later one.
  const now = readStoredSession(parts.storage)
  if (now.refreshToken !== stored.refreshToken) {
    return now.token ? { outcome: 'renewed', token: now.token } : { outcome: 'lost' }
  }
  const { accessToken, refreshToken } = renewed
  writeStoredSession(parts.storage, { token: accessToken, refreshToken })
  return { outcome: 'renewed', token: accessToken }
}
