import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const ROUNDS = isDeep ? 200 : 20
const SESSIONS = isDeep ? 30 : 8

let shop: Shop
let member: Customer
beforeAll(async () => {
  shop = await startShop()
  member = await shop.customer()
})
afterAll(() => shop.stop())

type SignIn = {
  success: boolean
  error?: string
  user: Record<string, unknown>
  tokens: { accessToken: string; refreshToken: string }
  deviceId: string
  token: string
  exp: number
}
type Refreshed = { error?: string; data: { accessToken: string; refreshToken: string } }

const signIn = (email: string, password = PASSWORD, deviceId?: string) =>
  shop.call<SignIn>('POST', '/users/login', { body: { email, password, deviceId } })
const refresh = (refreshToken: string, deviceId: string) =>
  shop.call<Refreshed>('POST', '/users/refresh-token', { body: { refreshToken, deviceId } })
const profileStatus = async (token: string) =>
  (await shop.call('GET', '/users/profile', { headers: { authorization: `Bearer ${token}` } })).status
const sidOf = (refreshToken: string) => refreshToken.split('.')[0] ?? ''
const change = (refreshToken: string, assignment: string) =>
  shop.database.query(`UPDATE sessions SET ${assignment} WHERE id = $1`, [sidOf(refreshToken)])
const endReasonOf = (refreshToken: string) =>
  shop.database.query('SELECT end_reason FROM sessions WHERE id = $1', [sidOf(refreshToken)])

describe('Specification 7, POST /users/login', () => {
  it('answers with user, tokens and device, and with what the staff area reads', async () => {
    const { status, body } = await signIn(member.email, PASSWORD, 'a-device-of-mine')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      deviceId: 'a-device-of-mine',
      user: { id: member.id, firstname: 'Demo', lastname: 'Customer', email: member.email, role: 'user' },
    })
    expect(Object.keys(body.user).sort()).toEqual(['email', 'firstname', 'id', 'lastname', 'role'])
    expect(body.token).toBe(body.tokens.accessToken)
    const minutes = (body.exp - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    expect(await profileStatus(body.tokens.accessToken)).toBe(200)
  })

  it('finds the address in any case and with blanks around it', async () => {
    expect((await signIn(` ${member.email.toUpperCase()} `)).status).toBe(200)
  })

  it('answers an unknown address, a wrong password and a deactivated account alike', async () => {
    const gone = await shop.customer()
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [gone.id])
    const answers = [
      await signIn('nobody@example.com'),
      await signIn(member.email, 'Another!2026'),
      await signIn(gone.email),
    ]
    const seen = answers.map(({ status, body, headers }) => ({
      status,
      body,
      headers: [...headers.entries()].sort(),
    }))
    expect(seen[0]).toMatchObject({
      status: 401,
      body: { success: false, error: 'INVALID_CREDENTIALS', message: 'Invalid email or password.' },
    })
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  it('sends somebody who came from the older system to choose a password', async () => {
    const moved = await person(shop)
    await shop.database.query(`UPDATE users SET migration = 'unclaimed' WHERE id = $1`, [moved.id])
    expect(await signIn(moved.email)).toMatchObject({ status: 401, body: { error: 'MIGRATED_USER' } })
  })

  it.each([
    ['no body', undefined],
    ['a filter as password', { email: 'a@example.com', password: { $ne: '' } }],
    ['a list as address', { email: ['a@example.com'], password: PASSWORD }],
    ['a very long password', { email: 'a@example.com', password: 'x'.repeat(2000) }],
    ['an address with NUL', { email: 'a\u0000@example.com', password: PASSWORD }],
  ])('refuses %s as a request that does not fit', async (_, body) => {
    const answer = await shop.call('POST', '/users/login', { body })
    expect(answer).toMatchObject({ status: 400, body: { success: false, message: 'Login failed.' } })
  })

  it(`keeps ${SESSIONS} sessions of one person who signs in ${SESSIONS} times at once`, async () => {
    const answers = await Promise.all(Array.from({ length: SESSIONS }, () => signIn(member.email)))
    const tokens = answers.map(({ body }) => body.tokens.accessToken)
    expect(await Promise.all(tokens.map(profileStatus))).toEqual(Array(SESSIONS).fill(200))
  }, 120_000)

  it('keeps one session per device: signing in again ends the one before', async () => {
    const first = await signIn(member.email, PASSWORD, 'the-same-device')
    const second = await signIn(member.email, PASSWORD, 'the-same-device')
    expect(await profileStatus(first.body.tokens.accessToken)).toBe(401)
    expect(await profileStatus(second.body.tokens.accessToken)).toBe(200)
  })

  it('stores no token, only what it was hashed to', async () => {
    const { body } = await signIn(member.email)
    const secret = body.tokens.refreshToken.split('.')[1] ?? ''
    const rows = await shop.database.query('SELECT * FROM sessions')
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('Specification 4, Session: the refresh token rotates', () => {
  it('trades a token for the next pair', async () => {
    const { refreshToken, deviceId, token } = await person(shop)
    const { status, body } = await refresh(refreshToken, deviceId)
    expect(status).toBe(200)
    expect(body.data.refreshToken).not.toBe(refreshToken)
    expect(await profileStatus(body.data.accessToken)).toBe(200)
    expect(await profileStatus(token), 'same session, older access token').toBe(200)
    expect((await refresh(body.data.refreshToken, deviceId)).status).toBe(200)
  })

  it('gives a second tab the same successor within ten seconds', async () => {
    const { refreshToken, deviceId } = await person(shop)
    const [first, second] = [await refresh(refreshToken, deviceId), await refresh(refreshToken, deviceId)]
    expect(second.status).toBe(200)
    expect(second.body.data.refreshToken).toBe(first.body.data.refreshToken)
  })

  it(`keeps both of two tabs that refresh at the same moment, ${ROUNDS} rounds`, async () => {
    const { refreshToken, deviceId } = await person(shop)
    let current = refreshToken
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([refresh(current, deviceId), refresh(current, deviceId)])
      expect(
        answers.map(({ status }) => status),
        `round ${round}`,
      ).toEqual([200, 200])
      const successors = new Set(answers.map(({ body }) => body.data.refreshToken))
      expect(successors.size, `round ${round}`).toBe(1)
      current = answers[0]?.body.data.refreshToken ?? ''
    }
  })

  it('takes a predecessor for a stolen one after ten seconds, and ends the session for everybody', async () => {
    const { refreshToken, deviceId, token } = await person(shop)
    const { body } = await refresh(refreshToken, deviceId)
    await change(refreshToken, `rotated_at = now() - interval '11 seconds'`)
    expect(await refresh(refreshToken, deviceId)).toMatchObject({
      status: 401,
      body: { error: 'INVALID_TOKENS', message: 'Invalid tokens' },
    })
    expect((await refresh(body.data.refreshToken, deviceId)).status).toBe(401)
    expect(await profileStatus(token)).toBe(401)
    expect(await endReasonOf(refreshToken)).toEqual([{ end_reason: 'refresh-token-reused' }])
  })

  it('takes a token two generations old for a stolen one, within ten seconds too', async () => {
    const { refreshToken, deviceId } = await person(shop)
    const { body } = await refresh(refreshToken, deviceId)
    const { body: latest } = await refresh(body.data.refreshToken, deviceId)
    expect((await refresh(refreshToken, deviceId)).status).toBe(401)
    expect((await refresh(latest.data.refreshToken, deviceId)).status).toBe(401)
  })

  it('refuses a token on another device, and keeps the session of the device it was given to', async () => {
    const { refreshToken, deviceId, token } = await person(shop)
    expect((await refresh(refreshToken, 'another-device')).status).toBe(401)
    expect(await profileStatus(token)).toBe(200)
    expect((await refresh(refreshToken, deviceId)).status).toBe(200)
  })

  it.each([
    ['idle for too long', 'idle_expires_at = now() - make_interval(secs => 1)'],
    ['older than any session may be', 'expires_at = now() - make_interval(secs => 1)'],
  ])('refuses the token of a session that was %s', async (_, assignment) => {
    const { refreshToken, deviceId } = await person(shop)
    await change(refreshToken, assignment)
    expect((await refresh(refreshToken, deviceId)).status).toBe(401)
  })

  it.each(['', '.', 'x'.repeat(199), '00000000-0000-4000-8000-000000000000.x', 'null'])(
    'refuses %j as a token',
    async (token) => {
      expect((await refresh(token, 'a-device')).status).toBe(401)
    },
  )
})

describe('Sessions: what ends a session ends it at once', () => {
  const endedFor = async ({ token, refreshToken, deviceId }: Customer) => {
    expect(await profileStatus(token)).toBe(401)
    expect((await refresh(refreshToken, deviceId)).status).toBe(401)
  }

  it('signing out, by access token', async () => {
    const somebody = await person(shop)
    const answer = await shop.call('POST', '/users/logout', { as: somebody, body: {} })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/payload-token=;.*expires=/i)
    await endedFor(somebody)
    expect((await shop.call('POST', '/users/logout', { as: somebody })).status).toBe(200)
  })

  it('signing out, by refresh token alone', async () => {
    const somebody = await person(shop)
    await shop.call('POST', '/users/logout', { body: { refreshToken: somebody.refreshToken } })
    await endedFor(somebody)
  })

  it('signing out on one device, and not on another', async () => {
    const [phone, laptop] = [await signIn(member.email), await signIn(member.email)]
    await shop.call('POST', '/users/logout', { body: { refreshToken: phone.body.tokens.refreshToken } })
    expect(await profileStatus(phone.body.tokens.accessToken)).toBe(401)
    expect(await profileStatus(laptop.body.tokens.accessToken)).toBe(200)
  })

  it('deactivating the account', async () => {
    const somebody = await person(shop)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [somebody.id])
    await endedFor(somebody)
  })

  it('withdrawing a role', async () => {
    const admin = await person(shop, 'admin')
    expect((await shop.call('GET', '/discounts', { as: admin })).status).toBe(200)
    await shop.database.query(`UPDATE users SET role = 'user' WHERE id = $1`, [admin.id])
    expect((await shop.call('GET', '/discounts', { as: admin })).status).toBe(403)
  })
})
