import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'

/** Specification 3, Auth session: the four things a browser remembers of a sign-in. Empty when signed out. */
export type StoredSession = { token: string; refreshToken: string; deviceId: string; userRole: string }

const keys = ['token', 'refreshToken', 'deviceId', 'userRole'] as const

/** Reads afresh each time: another tab may have signed in, renewed or signed out a moment ago. */
export function readStoredSession(storage: KeyValueStorage): StoredSession {
  const read = (key: string) => storage.getItem(key) ?? ''
  return {
    token: read('token'),
    refreshToken: read('refreshToken'),
    deviceId: read('deviceId'),
    userRole: read('userRole'),
  }
}

/** Writes what is given and leaves the rest. The token comes last: other tabs take its arrival as the sign-in. */
export function writeStoredSession(storage: KeyValueStorage, session: Partial<StoredSession>): void {
  for (const key of [...keys].reverse()) {
    const value = session[key]
    if (value !== undefined) storage.setItem(key, value)
  }
}

export function clearStoredSession(storage: KeyValueStorage): void {
  for (const key of keys) storage.removeItem(key)
}
