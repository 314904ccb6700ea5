import { describe, expect, it } from 'vitest'
import { createSession, type Left } from '@/src/storefront/session/create-session'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const ada = { id: 'u1', firstname: 'Ada', lastname: 'King', email: 'ada@example.com', role: 'user' }
const signedIn = { token: 'token-1', refreshToken: 'refresh-1', deviceId: 'device-1', userRole: 'user' }
const login = {
  success: true,
  user: ada,
  tokens: { accessToken: 'token-1', refreshToken: 'refresh-1' },
  deviceId: 'device-1',
}

function sessionOn(routes: Parameters<typeof fakeServer>[0], stored: Record<string, string> = {}) {
  const server = fakeServer(routes)
  const storage = memoryStorage(stored)
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 1000,
    endSession: (end) => session.end(end),
  })
  const session = createSession({ api, storage })
  const left: Left[] = []
  session.onLeft((how) => left.push(how))
  return { session, server, storage, left }
}

describe('signing in', () => {
  it('stores the tokens, the device and the role, and is authenticated', async () => {
    const { session, storage } = sessionOn({ 'POST /users/login': () => ({ body: login }) })

    const result = await session.signIn({ email: 'ada@example.com', password: 'x' })

    expect(result.ok).toBe(true)
    expect(storage.entries()).toEqual(signedIn)
    expect(session.get()).toMatchObject({ isAuthenticated: true, loading: false, user: { firstname: 'Ada' } })
  })

  it('names this device, and keeps its name from one sign-in to the next', async () => {
    const { session, server } = sessionOn(
      { 'POST /users/login': () => ({ status: 401, body: { success: false } }) },
      { deviceId: 'device-7' },
    )

    await session.signIn({ email: 'ada@example.com', password: 'x' })

    expect(server.heard[0]?.body).toMatchObject({ email: 'ada@example.com', deviceId: 'device-7' })
  })

  it('hands on the message and the code of a refusal, with the specified ones where there are none', async () => {
    const migrated = { success: false, error: 'MIGRATED_USER', message: 'Please reset your password.' }
    const told = sessionOn({ 'POST /users/login': () => ({ status: 401, body: migrated }) })
    const mute = sessionOn({ 'POST /users/login': () => ({ status: 500, body: {} }) })
    const attempt = { email: 'a@example.com', password: 'x' }

    expect(await told.session.signIn(attempt)).toMatchObject({
      failure: { code: 'MIGRATED_USER', message: 'Please reset your password.' },
    })
    expect(await mute.session.signIn(attempt)).toMatchObject({
      failure: { code: 'UNKNOWN_ERROR', message: 'Login failed.' },
    })
  })

  it('fails when the answer has no tokens, and stores nothing', async () => {
    const { session, storage } = sessionOn({
      'POST /users/login': () => ({ body: { success: true, user: ada } }),
    })

    const result = await session.signIn({ email: 'ada@example.com', password: 'x' })

    expect(result).toMatchObject({
      failure: { code: 'LOGIN_PROCESS_FAILED', message: 'Failed to process login response' },
    })
    expect(storage.entries()).toEqual({})
  })
})

describe('the start of a page', () => {
  it('loads the profile of whoever is signed in', async () => {
    const { session } = sessionOn(
      {
        'GET /users/profile': () => ({
          body: { data: { ...ada, role: undefined, userRole: { name: 'admin' } } },
        }),
      },
      signedIn,
    )
    expect(session.get().loading).toBe(true)

    await session.load()

    expect(session.get()).toMatchObject({ isAuthenticated: true, user: { role: 'admin' } })
  })

  it('asks nobody when there is no token', async () => {
    const { session, server } = sessionOn({})

    await session.load()

    expect(session.get()).toMatchObject({ isAuthenticated: false, loading: false })
    expect(server.heard).toEqual([])
  })

  it('logs out whoever has no valid session, and leaves it to the page where they go', async () => {
    const { session, storage, left } = sessionOn(
      {
        'GET /users/profile': () => ({ status: 401 }),
        'POST /users/refresh-token': () => ({ status: 401 }),
      },
      signedIn,
    )

    await session.load()

    expect(session.get()).toMatchObject({ isAuthenticated: false, error: 'Invalid tokens' })
    expect(storage.entries()).toEqual({})
    expect(left).toEqual([{ reason: 'invalid-tokens', leadTo: 'caller', message: 'Invalid tokens' }])
  })

  it('keeps the tokens when the server could not be asked', async () => {
    const { session, storage } = sessionOn({ 'GET /users/profile': () => 'no answer' }, signedIn)

    await session.load()

    expect(session.get().status).toBe('unreachable')
    expect(storage.entries()).toEqual(signedIn)
  })
})

describe('the end of a session', () => {
  it('logs out at a recheck once the session has expired, and leads home from pages that are not public', async () => {
    let isOver = false
    const { session, left } = sessionOn(
      {
        'GET /users/profile': () => (isOver ? { status: 401 } : { body: { data: ada } }),
        'POST /users/refresh-token': () => ({ status: 401 }),
      },
      signedIn,
    )
    await session.load()
    isOver = true

    await session.load()

    expect(session.get().isAuthenticated).toBe(false)
    expect(left.map(({ leadTo }) => leadTo)).toEqual(['home-unless-public'])
  })

  it('clears everything on a 403 and leads home', async () => {
    const { session, storage, left } = sessionOn(
      {
        'GET /users/profile': () => ({
          status: 403,
          body: { message: 'This account has been deactivated.' },
        }),
      },
      signedIn,
    )

    await session.load()

    expect(storage.entries()).toEqual({})
    expect(left).toEqual([
      { reason: 'forbidden', leadTo: 'home', message: 'This account has been deactivated.' },
    ])
    expect(session.get()).toMatchObject({ isAuthenticated: false, isLedHome: true })
  })

  it('signs out here at once, and tells the server with the tokens it had', async () => {
    const { session, server, storage, left } = sessionOn(
      { 'GET /users/profile': () => ({ body: { data: ada } }), 'POST /users/logout': () => ({}) },
      signedIn,
    )
    await session.load()

    session.signOut()

    expect(session.get().isAuthenticated).toBe(false)
    expect(storage.entries()).toEqual({})
    expect(left).toEqual([{ leadTo: 'home', message: null }])
    expect(server.calls('/users/logout')[0]).toMatchObject({
      token: 'token-1',
      body: { refreshToken: 'refresh-1', deviceId: 'device-1' },
    })
  })

  it('is not undone by a profile that was asked for before and comes in later', async () => {
    let answer = () => {}
    const { session } = sessionOn(
      {
        'GET /users/profile': () =>
          new Promise((resolve) => {
            answer = () => resolve({ body: { data: ada } })
          }),
        'POST /users/logout': () => ({}),
      },
      signedIn,
    )
    const loading = session.load()

    session.signOut()
    answer()
    await loading

    expect(session.get().isAuthenticated).toBe(false)
  })

  it('is seen by the other tab as soon as the storage says so', async () => {
    const { session, storage } = sessionOn(
      { 'GET /users/profile': () => ({ body: { data: ada } }) },
      signedIn,
    )
    await session.load()
    for (const key of Object.keys(signedIn)) storage.removeItem(key)

    await session.load()

    expect(session.get().isAuthenticated).toBe(false)
  })
})
