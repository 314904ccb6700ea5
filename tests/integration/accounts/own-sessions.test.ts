import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeDeadRows } from '@/plugins/accounts/jobs/purge-dead-rows'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

const DEAD = process.env.TEST_DEPTH === 'deep' ? 100_000 : 12_000

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Device = { id: string; device: string; createdAt: string; lastUsedAt: string; isCurrent: boolean }

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const signIn = async (email: string, userAgent: string): Promise<Customer> => {
  const { body } = await shop.call<{
    user: { id: string }
    tokens: { accessToken: string; refreshToken: string }
    deviceId: string
  }>('POST', '/users/login', { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } })
  const { accessToken: token, refreshToken } = body.tokens
  return { id: body.user.id, email, token, refreshToken, deviceId: body.deviceId }
}
const devicesOf = async (as: Customer) =>
  (await shop.call<{ data: Device[] }>('GET', '/users/sessions', { as })).body.data
const sidOf = ({ refreshToken }: Customer) => refreshToken.split('.')[0] ?? ''
const profile = async (as: Customer) => (await shop.call('GET', '/users/profile', { as })).status
const refresh = async ({ refreshToken, deviceId }: Customer) =>
  (await shop.call('POST', '/users/refresh-token', { body: { refreshToken, deviceId } })).status
const loggedOf = (user: Customer) =>
  shop.database.query<{ action: string; details: Record<string, unknown> }>(
    `SELECT action, details FROM activity_log WHERE user_id = $1 AND action <> 'account.registered' ORDER BY created_at`,
    [user.id],
  )

describe('Sessions: GET /users/sessions', () => {
  it('lists the devices one is signed in on, by a name people know, this one first', async () => {
    const here = await shop.customer()
    const there = await signIn(here.email, FIREFOX)
    const devices = await devicesOf(here)
    expect(devices).toMatchObject([
      { id: sidOf(here), device: 'Unknown device', isCurrent: true },
      { id: sidOf(there), device: 'Firefox on Windows', isCurrent: false },
    ])
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastUsedAt',
    ])
    expect((await devicesOf(there))[0]).toMatchObject({ id: sidOf(there), isCurrent: true })
  })

  it('lists none of somebody else, none that is over, and nothing to a visitor', async () => {
    const [me, other] = [await person(shop), await person(shop)]
    const ended = await person(shop)
    await shop.database.query('UPDATE sessions SET user_id = $1, ended_at = now() WHERE id = $2', [
      me.id,
      sidOf(ended),
    ])
    const ids = (await devicesOf(me)).map(({ id }) => id)
    expect(ids).toEqual([sidOf(me)])
    expect(ids).not.toContain(sidOf(other))
    expect((await shop.call('GET', '/users/sessions')).status).toBe(401)
  })
})

describe('Sessions: DELETE /users/sessions/{id}', () => {
  const end = (as: Customer | null, id: string) => shop.call('DELETE', `/users/sessions/${id}`, { as })

  it('signs another device out at once, for access and refresh token alike', async () => {
    const here = await shop.customer()
    const there = await signIn(here.email, FIREFOX)
    expect((await end(here, sidOf(there))).status).toBe(200)
    expect([await profile(there), await refresh(there), await profile(here)]).toEqual([401, 401, 200])
    expect((await end(here, sidOf(there))).status, 'a second time').toBe(404)
  })

  it('takes the cookie along when it is this device', async () => {
    const here = await person(shop)
    const answer = await end(here, sidOf(here))
    expect(answer.headers.get('set-cookie')).toMatch(/payload-token=;.*expires=/i)
    expect(await profile(here)).toBe(401)
  })

  it('knows nothing of somebody else’s session, staff included', async () => {
    const [owner, stranger, staff] = [await person(shop), await person(shop), await person(shop, 'superuser')]
    for (const as of [stranger, staff]) expect((await end(as, sidOf(owner))).status).toBe(404)
    expect((await end(null, sidOf(owner))).status).toBe(401)
    for (const id of ['x', '%00', '00000000-0000-4000-8000-000000000000', `${sidOf(owner)}x`]) {
      expect((await end(stranger, id)).status, id).toBe(404)
    }
    expect(await profile(owner)).toBe(200)
  })
})

describe('Sessions: POST /users/logout-all', () => {
  const logoutAll = (as: Customer | null, body?: object) =>
    shop.call('POST', '/users/logout-all', { as, body })

  it('signs every device out, this one too', async () => {
    const here = await shop.customer()
    const there = await signIn(here.email, FIREFOX)
    const answer = await logoutAll(here)
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { ended: 2 } } })
    expect(answer.headers.get('set-cookie')).toMatch(/payload-token=;/)
    expect([await profile(here), await profile(there), await refresh(here), await refresh(there)]).toEqual([
      401, 401, 401, 401,
    ])
  })

  it('keeps this device when asked to, and touches nobody else', async () => {
    const [here, bystander] = [await shop.customer(), await person(shop)]
    const there = await signIn(here.email, FIREFOX)
    expect((await logoutAll(here, { keepCurrent: true })).body).toMatchObject({ data: { ended: 1 } })
    expect([await profile(here), await profile(there), await profile(bystander)]).toEqual([200, 401, 200])
    expect((await logoutAll(null)).status).toBe(401)
    expect((await logoutAll(here, { keepCurrent: 'yes' })).status).toBe(400)
  })

  it('leaves a trace of signing in, out, and out everywhere, without names or addresses', async () => {
    const here = await shop.customer()
    const there = await signIn(here.email, FIREFOX)
    await shop.call('POST', '/users/logout', { as: there })
    await logoutAll(here)
    const rows = await loggedOf(here)
    expect(rows.map(({ action }) => action)).toEqual([
      'session.started',
      'session.started',
      'session.ended',
      'session.all-ended',
    ])
    expect(rows.at(-1)?.details).toEqual({ reason: 'signed-out-everywhere', sessions: 1 })
    expect(JSON.stringify(rows)).not.toContain(here.email)
  })
})

describe('Reliability: sessions stay cheap', () => {
  it('knows who asks with one indexed read, and asks nothing for a visitor without a token', async () => {
    const me = await person(shop)
    const spy = vi.spyOn(pool(shop.payload), 'query')
    try {
      await shop.call('GET', '/users/profile', { as: me })
      expect(spy).toHaveBeenCalledTimes(1)
      await shop.call('GET', '/users/profile')
      expect(spy).toHaveBeenCalledTimes(1)
    } finally {
      spy.mockRestore()
    }
  })

  it('finds a session among many dead ones by index, and removes those in time', async () => {
    const me = await person(shop)
    await shop.database.query(
      `INSERT INTO sessions (user_id, device_id, refresh_token_hash, last_used_at, idle_expires_at, expires_at,
                             ended_at, updated_at, created_at)
       SELECT $1, 'old', md5(n::text), t, t, t, t, t, t
         FROM generate_series(1, ${DEAD}) AS n, (SELECT now() - interval '91 days' AS t) AS long_ago`,
      [me.id],
    )
    await shop.database.query('ANALYZE sessions')
    const plan = await shop.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = '${sidOf(me)}' AND s.user_id = '${me.id}'`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/Index.*sessions/)
    expect(text).not.toMatch(/Seq Scan on sessions/)
    expect((await devicesOf(me)).map(({ id }) => id)).toEqual([sidOf(me)])

    expect(await purgeDeadRows(shop.payload)).toMatchObject({ sessions: DEAD })
    expect(await purgeDeadRows(shop.payload)).toMatchObject({ sessions: 0 })
    expect([await profile(me), await refresh(me)]).toEqual([200, 200])
  })

  it('keeps what was over yesterday, and what is still going on', async () => {
    const [alive, yesterday] = [await person(shop), await person(shop)]
    await shop.database.query(
      `UPDATE sessions SET ended_at = now() - interval '1 day', updated_at = now() - interval '200 days' WHERE id = $1`,
      [sidOf(yesterday)],
    )
    await shop.database.query(`UPDATE sessions SET updated_at = now() - interval '200 days' WHERE id = $1`, [
      sidOf(alive),
    ])
    await purgeDeadRows(shop.payload)
    const left = await shop.database.query('SELECT id FROM sessions WHERE id = ANY($1)', [
      [sidOf(alive), sidOf(yesterday)],
    ])
    expect(left).toHaveLength(2)
  })
})
