import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '@/src/client/state/key-value-storage'
import { createSession } from '@/src/storefront/session/create-session'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const ada = { id: 'u1', firstname: 'Ada', lastname: 'King', email: 'ada@example.com', role: 'user' }
const signedIn = { token: 'token-1', refreshToken: 'refresh-1', deviceId: 'device-1', userRole: 'user' }

/** A server on which one access and one refresh token are good at a time. */
function rotatingServer() {
  const good = { token: 'token-1', refresh: 'refresh-1' }
  let rotations = 0
  const server = fakeServer({
    'GET /users/profile': ({ token }) =>
      token === good.token ? { body: { data: ada } } : { status: 401, body: { success: false } },
    'POST /users/refresh-token': ({ body }) => {
      if ((body as { refreshToken: string }).refreshToken !== good.refresh) return { status: 401 }
      rotations += 1
      good.token = `token-${rotations + 1}`
      good.refresh = `refresh-${rotations + 1}`
      return { body: { data: { accessToken: good.token, refreshToken: good.refresh } } }
    },
    'POST /users/logout': () => {
      good.token = good.refresh = 'none'
      return {}
    },
  })
  return { server, expireAccess: () => (good.token = 'expired') }
}

/** One tab of a browser: its own memory, the storage of all. */
function openTab(server: ReturnType<typeof fakeServer>, storage: KeyValueStorage, locks: OneAtATime) {
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 1000,
    locks: locks as unknown as LockManager,
    endSession: (end) => session.end(end),
  })
  const session = createSession({ api, storage })
  const messages: (string | null)[] = []
  session.onLeft(({ message }) => messages.push(message))
  return { session, messages }
}

/** Web Locks as far as they are used: work of one name runs after the other, over all tabs. */
class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()
  request<T>(_name: string, work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

function twoTabs() {
  const { server, expireAccess } = rotatingServer()
  const storage = memoryStorage(signedIn)
  const locks = new OneAtATime()
  const [one, two] = [openTab(server, storage, locks), openTab(server, storage, locks)]
  return {
    server,
    expireAccess,
    storage,
    one,
    two,
    load: () => Promise.all([one.session.load(), two.session.load()]),
  }
}

describe('Specification 4, Session: two tabs of one browser', () => {
  it('renew once for both, and both go on with the new token', async () => {
    const { server, expireAccess, one, two, load } = twoTabs()
    await load()
    expireAccess()
    await load()
    expect(server.calls('/users/refresh-token')).toHaveLength(1)
    expect([one.session.get().status, two.session.get().status]).toEqual(['signed-in', 'signed-in'])
  })

  it('are both signed in after 100 renewals at the same moment', async () => {
    const { server, expireAccess, one, two, load } = twoTabs()
    for (let round = 0; round < 100; round++) {
      await load()
      expireAccess()
    }
    await load()
    expect([one.messages, two.messages]).toEqual([[], []])
    expect(server.calls('/users/refresh-token')).toHaveLength(100)
  })

  it('are both signed out when one signs out, the other without an alarm', async () => {
    const { storage, one, two, load } = twoTabs()
    await load()
    one.session.signOut()
    await two.session.load()
    expect([one.session.get().status, two.session.get().status]).toEqual(['signed-out', 'signed-out'])
    expect(two.messages).toEqual([null])
    expect(storage.entries()).toEqual({})
  })

  it('show the same person after somebody else has signed in in one of them', async () => {
    const { storage, two, load } = twoTabs()
    await load()
    const bob = { ...ada, id: 'u2', firstname: 'Bob' }
    const other = fakeServer({ 'GET /users/profile': () => ({ body: { data: bob } }) })
    const later = openTab(other, storage, new OneAtATime())
    await later.session.load()
    expect([two.session.get().user?.id, later.session.get().user?.id]).toEqual(['u1', 'u2'])
  })
})
