// @vitest-environment-options { "process": "safety/rate-limits" }
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as hashing from '@/plugins/accounts/passwords/password-hash'
import { purgeRateLimits } from '@/src/server/rate-limit/purge'
import { person } from '../../support/factories/person'
import { fromNetwork, newNetwork } from '../../support/network'
import { expectRepliesAsDescribed } from '../../support/replies-as-described'
import { type Answer, type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

/** Here it matters how often passwords are compared, not how: the real comparison takes a tenth of a second. */
vi.mock('@/plugins/accounts/passwords/password-hash', async (importOriginal) => ({
  ...(await importOriginal<typeof hashing>()),
  verifyPassword: vi.fn(
    async (password: string, stored: { hash: string | null } | null) =>
      Boolean(stored?.hash) && password === PASSWORD,
  ),
}))

const deep = process.env.TEST_DEPTH === 'deep'
let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
})
afterAll(async () => {
  await shop.stop()
  expectRepliesAsDescribed()
})

/** Somebody with a password, signed in on one device. */
async function member(): Promise<Customer> {
  const owner = await person(shop)
  await shop.database.query(`UPDATE users SET hash = 'x', salt = 'x' WHERE id = $1`, [owner.id])
  return owner
}
type Attempt = { email: string; password?: string; deviceId?: string; from: string; headers?: object }
const tryToSignIn = ({ email, password = 'Wrong!2026x', deviceId, from, headers }: Attempt) =>
  shop.call('POST', '/users/login', {
    body: { email, password, deviceId },
    headers: { ...fromNetwork(from), ...headers },
  })
const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('Reliability: guessing passwords', () => {
  it('compares 10 of many passwords tried at one account from one network, also when they come at once', async () => {
    const victim = await member()
    vi.mocked(hashing.verifyPassword).mockClear()
    const tries = deep ? 1_000 : 100
    const from = newNetwork()
    const answers = await Promise.all(
      Array.from({ length: tries }, () => tryToSignIn({ email: victim.email, from })),
    )
    expect(count(answers, 401)).toBe(10)
    expect(count(answers, 429)).toBe(tries - 10)
    expect(hashing.verifyPassword).toHaveBeenCalledTimes(10)
  })

  it('says when to come back, in a header and in words', async () => {
    const [email, from] = [`nobody-${randomUUID()}@example.com`, newNetwork()]
    let answer: Answer | undefined
    for (let attempt = 0; attempt <= 10; attempt++) answer = await tryToSignIn({ email, from })
    expect(answer).toMatchObject({ status: 429, body: { success: false, error: 'RATE_LIMITED' } })
    const seconds = Number(answer?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(answer?.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  })

  it('lets the owner in on their own device while strangers everywhere use up the account’s attempts', async () => {
    const victim = await member()
    const storm: Promise<Answer>[] = []
    for (let stranger = 0; stranger < 12; stranger++) {
      const from = newNetwork()
      for (let attempt = 0; attempt < 6; attempt++) storm.push(tryToSignIn({ email: victim.email, from }))
    }
    expect(count(await Promise.all(storm), 429)).toBe(72 - 50)
    const right = { email: victim.email, password: PASSWORD, from: newNetwork() }
    expect((await tryToSignIn({ ...right, deviceId: 'never-seen-before' })).status).toBe(429)
    expect((await tryToSignIn({ ...right, deviceId: victim.deviceId })).status).toBe(200)
  })

  it('gives a known device ten attempts of its own, and no more', async () => {
    const owner = await member()
    const { email, deviceId } = owner
    const answers: Answer[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      answers.push(await tryToSignIn({ email, deviceId, from: newNetwork() }))
    }
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 2])
  })

  it('does not know a device by a session that was stolen, nor by somebody else’s', async () => {
    const [victim, other] = [await member(), await member()]
    await shop.database.query(`UPDATE sessions SET end_reason = 'refresh-token-reused' WHERE user_id = $1`, [
      victim.id,
    ])
    const from = newNetwork()
    for (const deviceId of [victim.deviceId, other.deviceId]) {
      for (let attempt = 0; attempt < 5; attempt++) await tryToSignIn({ email: victim.email, deviceId, from })
    }
    const { status } = await tryToSignIn({ email: victim.email, deviceId: victim.deviceId, from })
    expect(status).toBe(429)
  })

  it('counts failures only: a right password costs nothing and forgives what was mistyped', async () => {
    const { email } = await member()
    const from = newNetwork()
    for (let round = 0; round < 3; round++) {
      for (let mistake = 0; mistake < 8; mistake++) {
        expect((await tryToSignIn({ email, from })).status).toBe(401)
      }
      expect((await tryToSignIn({ email, password: PASSWORD, from })).status).toBe(200)
    }
  })

  it('stops one password tried at many accounts from one network', async () => {
    const from = newNetwork()
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => tryToSignIn({ email: `user-${index}@example.com`, from })),
    )
    expect([count(answers, 401), count(answers, 429)]).toEqual([100, 30])
    const other = await tryToSignIn({ email: 'user-1@example.com', from: newNetwork() })
    expect(other.status).toBe(401)
  })

  it('is not escaped by headers that claim another origin, nor by spelling the address otherwise', async () => {
    const { email } = await member()
    const from = newNetwork()
    const answers: Answer[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const claimed = `198.51.100.${attempt}`
      const headers = {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'cf-connecting-ip': claimed,
      }
      const spelled = attempt % 2 ? email.toUpperCase() : ` ${email}`
      answers.push(await tryToSignIn({ email: spelled, from, headers }))
    }
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 2])
  })

  it('limits addresses nobody has as it limits those somebody has', async () => {
    const known = (await member()).email
    const unknown = `nobody-${randomUUID()}@example.com`
    const outcomes: string[] = []
    for (const email of [known, unknown]) {
      const from = newNetwork()
      const statuses: number[] = []
      for (let attempt = 0; attempt < 12; attempt++) {
        statuses.push((await tryToSignIn({ email, from })).status)
      }
      outcomes.push(statuses.join())
    }
    expect(outcomes[0]).toBe(outcomes[1])
  })
})

describe('Reliability: the other endpoints', () => {
  type Case = [string, number, object]
  it.each<Case>([
    ['/users/validate-reset-token', 30, { token: 'x'.repeat(43), email: 'a@example.com' }],
    ['/users/reset-password', 30, { sessionToken: 'x'.repeat(43), newPassword: PASSWORD }],
    ['/users/forgot-password', 30, { email: 'nobody@example.com' }],
    ['/users/register', 30, { email: 'not an address' }],
    ['/payments/discount/validate', 30, { code: 'GUESS', amount: 100, productIds: [] }],
    ['/users/login/two-factor', 60, { challenge: 'x'.repeat(43), deviceId: 'some-device', code: '123456' }],
    ['/users/refresh-token', 600, { refreshToken: 'x', deviceId: 'some-device' }],
  ])('%s answers %i times to one network, then asks for patience', async (path, points, body) => {
    const headers = fromNetwork(newNetwork())
    const answers: Answer[] = []
    for (let begun = 0; begun < points + 5; begun += 20) {
      const batch = Array.from({ length: Math.min(20, points + 5 - begun) }, () =>
        shop.call('POST', path, { body, headers }),
      )
      answers.push(...(await Promise.all(batch)))
    }
    expect(count(answers, 429)).toBe(5)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(count(answers, 500)).toBe(0)
    expect((await shop.call('POST', path, { body, headers: fromNetwork(newNetwork()) })).status).not.toBe(429)
  })

  it.each<[string, number]>([
    ['/payments/orders', 40],
    ['/users/change-password', 10],
    ['/users/two-factor/confirm', 20],
  ])('%s counts by account, wherever it is called from', async (path, points) => {
    const [busy, other] = [await person(shop), await person(shop)]
    const ask = (as: Customer) =>
      shop.call('POST', path, { as, body: { no: 'sense' }, headers: fromNetwork(newNetwork()) })
    const answers = await Promise.all(Array.from({ length: points + 3 }, () => ask(busy)))
    expect(count(answers, 429)).toBe(3)
    expect((await ask(other)).status).not.toBe(429)
  })

  it('shares a larger budget among visitors whose network nobody knows', async () => {
    const ask = () => shop.call('POST', '/users/forgot-password', { body: { email: 'nobody@example.com' } })
    const answers = await Promise.all(Array.from({ length: 155 }, ask))
    expect(count(answers, 429)).toBe(5)
  })
})

describe('Reliability: the table of limits stays small', () => {
  it('keeps no address of anybody, and forgets what has run out', async () => {
    const email = `nobody-${randomUUID()}@example.com`
    await tryToSignIn({ email, from: '192.0.2.77' })
    const rows = await shop.database.query<{ key: string }>('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ key }) => key.includes('@') || key.includes('192.0.2'))).toEqual([])
    await shop.database.query('UPDATE rate_limits SET expire = 1')
    expect(await purgeRateLimits(shop.payload, { atOnce: 3 }), 'a few at once').toBe(rows.length)
    expect(await shop.database.query('SELECT key FROM rate_limits')).toEqual([])
  })
})
