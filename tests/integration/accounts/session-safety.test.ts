import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { askForReset, linkMailedTo, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

const ROUNDS = process.env.TEST_DEPTH === 'deep' ? 40 : 2

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => shop.stop())

type Refreshed = { data: { accessToken: string; refreshToken: string } }
const refresh = (refreshToken: string, deviceId: string) =>
  shop.call<Refreshed>('POST', '/users/refresh-token', { body: { refreshToken, deviceId } })
const profile = async (token: string) =>
  (await shop.call('GET', '/users/profile', { headers: { authorization: `Bearer ${token}` } })).status
const sidOf = ({ refreshToken }: Customer) => refreshToken.split('.')[0] ?? ''
const letPass = (who: Customer, seconds: number) =>
  shop.database.query(
    `UPDATE sessions SET rotated_at = rotated_at - make_interval(secs => $2) WHERE id = $1`,
    [sidOf(who), seconds],
  )
const liveSessionsOf = ({ id }: Customer) =>
  shop.database.query('SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL', [id])

describe('Sessions: a refresh token that two have used', () => {
  it('ends the session for both, and its owner is told by mail, once', async () => {
    const victim = await person(shop)
    const thief = await refresh(victim.refreshToken, victim.deviceId)
    await letPass(victim, 11)
    for (let again = 0; again < 3; again++) {
      expect((await refresh(victim.refreshToken, victim.deviceId)).status).toBe(401)
    }
    expect(await profile(thief.body.data.accessToken)).toBe(401)
    expect((await refresh(thief.body.data.refreshToken, victim.deviceId)).status).toBe(401)
    const mails = await shop.mailsTo(victim.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['We signed you out on one device'])
    const log = 'SELECT "by", details FROM activity_log WHERE user_id = $1 AND action = $2'
    expect(await shop.database.query(log, [victim.id, 'session.all-ended'])).toEqual([
      { by: 'system', details: { reason: 'refresh-token-reused', sessions: 1 } },
    ])
  })

  it('alarms nobody about a session that was over anyway', async () => {
    const [signedOut, expired] = [await person(shop), await person(shop)]
    await shop.call('POST', '/users/logout', { as: signedOut })
    await shop.database.query(
      'UPDATE sessions SET idle_expires_at = now() - make_interval(secs => 1) WHERE id = $1',
      [sidOf(expired)],
    )
    for (const who of [signedOut, expired]) {
      expect((await refresh(who.refreshToken, who.deviceId)).status).toBe(401)
      expect(await shop.mailsTo(who.email)).toEqual([])
    }
  })

  it('leaves the person’s other devices alone', async () => {
    const phone = await person(shop)
    const laptop = await person(shop)
    await shop.database.query('UPDATE sessions SET user_id = $1 WHERE id = $2', [phone.id, sidOf(laptop)])
    await refresh(phone.refreshToken, phone.deviceId)
    await letPass(phone, 11)
    expect((await refresh(phone.refreshToken, phone.deviceId)).status).toBe(401)
    expect(await liveSessionsOf(phone)).toEqual([{ id: sidOf(laptop) }])
    expect((await refresh(laptop.refreshToken, laptop.deviceId)).status).toBe(200)
  })
})

describe('Sessions: a refresh token that nobody was given', () => {
  const flipped = (token: string, at: number) =>
    `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
  const guesses: [string, (who: Customer, thief: Customer) => [token: string, deviceId: string]][] = [
    ['a session’s id and a made-up secret', (who) => [`${sidOf(who)}.${'x'.repeat(43)}`, who.deviceId]],
    ['a secret that is one letter off', (who) => [flipped(who.refreshToken, 40), who.deviceId]],
    ['a signature that is one letter off', (who) => [flipped(who.refreshToken, 90), who.deviceId]],
    [
      'somebody else’s secret and signature',
      (who, thief) => [thief.refreshToken.replace(sidOf(thief), sidOf(who)), who.deviceId],
    ],
    ['the session’s id alone', (who) => [sidOf(who), who.deviceId]],
    ['the right token on another device', (who) => [who.refreshToken, 'another-device']],
    ['the right token without a device', (who) => [who.refreshToken, '']],
  ]
  it.each(guesses)('is only refused, nothing ends and nobody is alarmed: %s', async (_, guess) => {
    const [victim, thief] = [await person(shop), await person(shop)]
    expect(await refresh(...guess(victim, thief))).toMatchObject({
      status: 401,
      body: { error: 'INVALID_TOKENS' },
    })
    expect(await profile(victim.token)).toBe(200)
    expect((await refresh(victim.refreshToken, victim.deviceId)).status).toBe(200)
    expect(await shop.mailsTo(victim.email)).toEqual([])
  })

  it('is no alarm either when the token before is tried on another device within ten seconds', async () => {
    const victim = await person(shop)
    const { body } = await refresh(victim.refreshToken, victim.deviceId)
    expect((await refresh(victim.refreshToken, 'another-device')).status).toBe(401)
    expect((await refresh(body.data.refreshToken, victim.deviceId)).status).toBe(200)
  })

  it('is an alarm on any device once the token was used up', async () => {
    const victim = await person(shop)
    await refresh(victim.refreshToken, victim.deviceId)
    await letPass(victim, 11)
    expect((await refresh(victim.refreshToken, 'another-device')).status).toBe(401)
    expect(await liveSessionsOf(victim)).toEqual([])
  })
})

describe('Reliability: an answer that was lost on its way', () => {
  it('costs nothing when the next try comes within ten seconds', async () => {
    const me = await person(shop)
    const lost = await refresh(me.refreshToken, me.deviceId)
    await letPass(me, 9)
    const again = await refresh(me.refreshToken, me.deviceId)
    expect(again.body.data.refreshToken).toBe(lost.body.data.refreshToken)
    expect((await refresh(again.body.data.refreshToken, me.deviceId)).status).toBe(200)
  })

  it('asks for a new sign-in when it comes later, and does so every time: no loop', async () => {
    const me = await person(shop)
    await refresh(me.refreshToken, me.deviceId)
    await letPass(me, 11)
    for (let again = 0; again < 3; again++) {
      expect(await refresh(me.refreshToken, me.deviceId)).toMatchObject({
        status: 401,
        body: { error: 'INVALID_TOKENS', message: 'Invalid tokens' },
      })
    }
  })

  it('does not make an older token good again, whatever came between', async () => {
    const me = await person(shop)
    let current = me.refreshToken
    for (let generation = 0; generation < 4; generation++) {
      current = (await refresh(current, me.deviceId)).body.data.refreshToken
    }
    expect((await refresh(me.refreshToken, me.deviceId)).status).toBe(401)
    expect((await refresh(current, me.deviceId)).status).toBe(401)
  })
})

describe('Reliability: a password that is reset while somebody refreshes or signs in', () => {
  it(`leaves no session behind, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const me = await shop.customer()
      await askForReset(shop, me.email)
      const { body } = await openLink(shop, await linkMailedTo(shop, me.email))
      const reset = { sessionToken: body.sessionToken, newPassword: 'Another!2027' }
      const signIn = { body: { email: me.email, password: PASSWORD } }
      const [done, refreshed] = await Promise.all([
        shop.call('POST', '/users/reset-password', { body: reset }),
        refresh(me.refreshToken, me.deviceId),
        ...Array.from({ length: 3 }, () => shop.call('POST', '/users/login', signIn)),
      ])
      expect(done.status).toBe(200)
      expect(await liveSessionsOf(me), `round ${round}`).toEqual([])
      if (refreshed.status === 200) {
        expect(await profile(refreshed.body.data.accessToken)).toBe(401)
        expect((await refresh(refreshed.body.data.refreshToken, me.deviceId)).status).toBe(401)
      }
    }
  })
})

describe('Reliability: what is noted of those who were not let in', () => {
  const failed = () =>
    shop.database.query<{ user_id: string | null; details: unknown }>(
      `SELECT user_id, details FROM activity_log WHERE action = 'session.refused'`,
    )
  const attempt = (email: string, password: string) =>
    shop.call('POST', '/users/login', { body: { email, password } })

  it('names neither password nor address, and is not endless', async () => {
    const member = await person(shop)
    for (let again = 0; again < 8; again++) await attempt(member.email, 'A-secret-typed-by-mistake!1')
    await attempt('My-password!2026@example.com', 'x')
    await attempt('nobody-known@example.com', 'x')
    const rows = await failed()
    expect(rows.filter(({ user_id }) => user_id === member.id)).toHaveLength(5)
    expect(rows.filter(({ user_id }) => user_id === null)).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/secret|my-password|nobody-known|@/i)
  })
})
