import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { SessionEnd } from '@/src/client/http/create-api'
import type { KeyValueStorage } from '@/src/client/state/key-value-storage'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const profile = { method: 'GET', path: '/users/profile' } as const
const anything = z.looseObject({})
const signedIn = { token: 'old', refreshToken: 'refresh-1', deviceId: 'device-1', userRole: 'user' }

function apiOn(server: ReturnType<typeof fakeServer>, storage: KeyValueStorage) {
  const ended: SessionEnd[] = []
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 1000,
    endSession: (end) => ended.push(end),
  })
  return { api, ended }
}

/** A server that knows one good token and turns one refresh token into it. */
function serverThatRenews() {
  return fakeServer({
    'GET /users/profile': ({ token }) =>
      token === 'new' ? { body: { success: true } } : { status: 401, body: { success: false } },
    'POST /users/refresh-token': () => ({
      body: { success: true, data: { accessToken: 'new', refreshToken: 'refresh-2' } },
    }),
  })
}

describe('a refused access token', () => {
  it('is renewed once however many calls fail at the same time, and each call is made again', async () => {
    const server = serverThatRenews()
    const storage = memoryStorage(signedIn)
    const { api, ended } = apiOn(server, storage)

    const results = await Promise.all([1, 2, 3].map(() => api(profile, anything)))

    expect(results.map((result) => result.ok)).toEqual([true, true, true])
    expect(server.calls('/users/refresh-token')).toHaveLength(1)
    expect(server.calls('/users/profile').map((call) => call.token)).toEqual([
      'old',
      'old',
      'old',
      'new',
      'new',
      'new',
    ])
    expect(ended).toEqual([])
  })

  it('sends the refresh token with its device and keeps both new tokens', async () => {
    const server = serverThatRenews()
    const storage = memoryStorage(signedIn)

    await apiOn(server, storage).api(profile, anything)

    expect(server.calls('/users/refresh-token')[0]?.body).toEqual({
      refreshToken: 'refresh-1',
      deviceId: 'device-1',
    })
    expect(storage.entries()).toEqual({ ...signedIn, token: 'new', refreshToken: 'refresh-2' })
  })

  it('is replaced by the newer token of another tab without a refresh', async () => {
    const storage = memoryStorage(signedIn)
    const server = fakeServer({
      'GET /users/profile': ({ token }) => {
        if (token === 'new') return { body: { success: true } }
        storage.setItem('token', 'new')
        return { status: 401 }
      },
    })

    const result = await apiOn(server, storage).api(profile, anything)

    expect(result.ok).toBe(true)
    expect(server.calls('/users/refresh-token')).toHaveLength(0)
  })

  it('is asked about only twice when the server refuses the new token too', async () => {
    const server = fakeServer({
      'GET /users/profile': () => ({ status: 401 }),
      'POST /users/refresh-token': () => ({
        body: { data: { accessToken: 'new', refreshToken: 'refresh-2' } },
      }),
    })

    const result = await apiOn(server, memoryStorage(signedIn)).api(profile, anything)

    expect(result).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(server.calls('/users/profile')).toHaveLength(2)
  })

  it('can be renewed again later, after an earlier renewal has ended', async () => {
    const storage = memoryStorage(signedIn)
    const server = serverThatRenews()
    const { api } = apiOn(server, storage)
    await api(profile, anything)
    storage.setItem('token', 'old')

    await api(profile, anything)

    expect(server.calls('/users/refresh-token')).toHaveLength(2)
  })
})

describe('a session that cannot be renewed', () => {
  it.each([401, 400, 500])('ends with "Invalid tokens" when the refresh is answered %i', async (status) => {
    const server = fakeServer({
      'GET /users/profile': () => ({ status: 401 }),
      'POST /users/refresh-token': () => ({ status, body: { success: false } }),
    })
    const { api, ended } = apiOn(server, memoryStorage(signedIn))

    const result = await api(profile, anything)

    expect(result).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(ended).toEqual([{ reason: 'invalid-tokens', message: 'Invalid tokens', leadTo: 'home' }])
  })

  it('ends when there is no refresh token at all', async () => {
    const server = fakeServer({ 'GET /users/profile': () => ({ status: 401 }) })
    const { api, ended } = apiOn(server, memoryStorage({ token: 'old' }))

    await api(profile, anything)

    expect(ended).toHaveLength(1)
    expect(server.calls('/users/refresh-token')).toHaveLength(0)
  })

  it('is not brought back when its owner signed out while the refresh was on its way', async () => {
    const storage = memoryStorage(signedIn)
    const server = fakeServer({
      'GET /users/profile': () => ({ status: 401 }),
      'POST /users/refresh-token': () => {
        for (const key of Object.keys(signedIn)) storage.removeItem(key)
        return { body: { data: { accessToken: 'new', refreshToken: 'refresh-2' } } }
      },
    })

    await apiOn(server, storage).api(profile, anything)

    expect(storage.entries()).toEqual({})
  })

  it('survives a refresh that nobody answered: only the call fails', async () => {
    const storage = memoryStorage(signedIn)
    const server = fakeServer({
      'GET /users/profile': () => ({ status: 401 }),
      'POST /users/refresh-token': () => 'no answer',
    })
    const { api, ended } = apiOn(server, storage)

    const result = await api(profile, anything)

    expect(result).toMatchObject({ ok: false, failure: { code: 'NETWORK', status: 0 } })
    expect(ended).toEqual([])
    expect(storage.entries()).toEqual(signedIn)
  })
})

describe('what ends a session and what does not', () => {
  it('ends it on a 403 from any call, with the reason the server gave', async () => {
    const server = fakeServer({
      'GET /users/profile': () => ({ status: 403, body: { message: 'This account is closed.' } }),
    })
    const { api, ended } = apiOn(server, memoryStorage(signedIn))

    await api(profile, anything)

    expect(ended).toEqual([{ reason: 'forbidden', message: 'This account is closed.', leadTo: 'home' }])
    expect(server.calls('/users/refresh-token')).toHaveLength(0)
  })

  it('leaves it alone when a wrong password is answered with 401', async () => {
    const server = fakeServer({
      'POST /users/login': () => ({ status: 401, body: { success: false, error: 'INVALID_CREDENTIALS' } }),
    })
    const { api, ended } = apiOn(server, memoryStorage(signedIn))

    const login = { method: 'POST', path: '/users/login', body: {}, anonymous: true } as const
    const result = await api(login, anything)

    expect(result).toMatchObject({ ok: false, failure: { code: 'INVALID_CREDENTIALS', status: 401 } })
    expect(ended).toEqual([])
    expect(server.calls('/users/login')[0]?.token).toBe('')
  })

  it('asks nothing of a visitor who was never signed in', async () => {
    const server = fakeServer({ 'GET /users/profile': () => ({ status: 401 }) })
    const { api, ended } = apiOn(server, memoryStorage())

    await api(profile, anything)

    expect(ended).toEqual([])
    expect(server.calls('/users/refresh-token')).toHaveLength(0)
  })
})
