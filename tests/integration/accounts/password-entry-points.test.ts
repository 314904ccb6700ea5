import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { askForReset, linkMailedTo, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let member: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
  member = await shop.customer()
})
afterAll(() => shop.stop())

const fresh = () => `road-${randomUUID()}@example.com`
const NAMES = { firstname: 'A', lastname: 'B', firstName: 'A', lastName: 'B' }

/** Every road on which a password can be set: what is sent, and the status of a refusal. */
const ROADS: [string, (password: unknown) => Promise<{ status: number }>][] = [
  [
    'registration',
    (password) =>
      shop.call('POST', '/users/register', {
        body: { ...NAMES, email: fresh(), password, agreeToTerms: true },
      }),
  ],
  [
    'a change of password',
    (newPassword) =>
      shop.call('POST', '/users/change-password', {
        as: member,
        body: { currentPassword: PASSWORD, newPassword },
      }),
  ],
  [
    'a reset',
    async (newPassword) =>
      shop.call('POST', '/users/reset-password', {
        body: { sessionToken: await openReset(), newPassword },
      }),
  ],
  [
    'the staff area’s form for a new person',
    (password) => shop.call('POST', '/users', { as: admin, body: { ...NAMES, email: fresh(), password } }),
  ],
  [
    'the staff area’s form for a person',
    (password) => shop.call('PATCH', `/users/${member.id}`, { as: admin, body: { password } }),
  ],
  [
    'the staff area’s form for many',
    (password) =>
      shop.call('PATCH', `/users?where[id][equals]=${member.id}`, { as: admin, body: { password } }),
  ],
]

let sessionToken: unknown
async function openReset(): Promise<unknown> {
  if (sessionToken) return sessionToken
  const somebody = await shop.customer()
  await askForReset(shop, somebody.email)
  const { body } = await openLink(shop, await linkMailedTo(shop, somebody.email))
  sessionToken = body.sessionToken
  return sessionToken
}

const REFUSED: [string, unknown][] = [
  ['3 characters', 'a1!'],
  ['7 characters', 'abcde1!'],
  ['8 blanks', ' '.repeat(8)],
  ['no number', 'Training!'],
  ['no letter', '12345678!'],
  ['none of !@#$%^&*', 'Training2026'],
  ['8 half emoji', '😀😀😀😀'],
  ['nothing', ''],
  ['a list', ['Training!2026']],
  ['a number', 12345678],
  ['a NUL', 'Training!\u00002026'],
  ['1,025 characters', `Aa1!${'x'.repeat(1021)}`],
  ['90,000 characters', `Aa1!${'x'.repeat(90_000)}`],
  ['1,000,000 characters', `Aa1!${'x'.repeat(1_000_000)}`],
]

describe('Specification 5, Password: the rule holds on every road', () => {
  const hashOf = async () =>
    (await shop.database.query<{ hash: string }>('SELECT hash FROM users WHERE id = $1', [member.id]))[0]
      ?.hash

  it.each(ROADS)('%s', async (_, set) => {
    const [before, accounts] = [await hashOf(), await shop.database.query('SELECT id FROM users')]
    // Opening a link makes an account of its own; it is there from here on.
    await openReset()
    const known = Math.max(accounts.length, (await shop.database.query('SELECT id FROM users')).length)
    for (const [what, password] of REFUSED) {
      const started = performance.now()
      const { status } = await set(password)
      expect(status, what).toBeGreaterThanOrEqual(400)
      expect(status, what).toBeLessThan(500)
      expect(performance.now() - started, `${what}: no hashing of novels`).toBeLessThan(5_000)
    }
    expect(await hashOf()).toBe(before)
    expect(await shop.database.query('SELECT id FROM users')).toHaveLength(known)
  })

  it.each([
    ['64 characters', `Aa1!${'x'.repeat(60)}`],
    ['1,024 characters', `Aa1!${'x'.repeat(1020)}`],
    ['leading and trailing blanks', '  Aa1!xxxx  '],
    ['letters of other alphabets and an emoji', 'Пароль1!😀'],
  ])('takes %s, and means every one of them', async (_, password) => {
    const email = fresh()
    const body = { ...NAMES, email, password, agreeToTerms: true }
    expect((await shop.call('POST', '/users/register', { body })).status).toBe(200)
    const signIn = async (typed: string) =>
      (await shop.call('POST', '/users/login', { body: { email, password: typed } })).status
    const characters = [...password]
    expect([
      await signIn(password),
      await signIn(characters.slice(0, -1).join('')),
      await signIn(characters.slice(1).join('')),
    ]).toEqual([200, 401, 401])
  })
})

describe('Reliability: one account per address, on every road', () => {
  const local = `Twin-${randomUUID()}`
  const SPELLINGS = [
    `${local}@example.com`,
    `${local.toUpperCase()}@EXAMPLE.COM`,
    ` ${local.toLowerCase()}@example.com\t`,
    `${local}＠ｅｘａｍｐｌｅ.com`,
  ]
  const ODD = [
    `${local}(x)@example.com`,
    `${local}@example.com\r\nBcc: eve@example.com`,
    `"${local}"@example.com`,
    `${local}\u200B@example.com`,
    `${local}@example.com,eve@example.com`,
    `${'x'.repeat(300)}@example.com`,
  ]
  const register = (email: string) =>
    shop.call('POST', '/users/register', {
      body: { ...NAMES, email, password: PASSWORD, agreeToTerms: true },
    })
  const create = (email: string) =>
    shop.call('POST', '/users', { as: admin, body: { ...NAMES, email, password: PASSWORD } })
  const rename = (email: string) => shop.call('PATCH', `/users/${member.id}`, { as: admin, body: { email } })
  const request = (newEmail: string) =>
    shop.call('POST', '/users/change-email', { as: member, body: { newEmail, password: PASSWORD } })

  it('whatever it is spelled like', async () => {
    const statuses: number[] = []
    for (const spelling of SPELLINGS) statuses.push((await register(spelling)).status)
    expect(statuses).toEqual([200, 409, 409, 409])
    for (const spelling of SPELLINGS) {
      expect((await create(spelling)).status).toBe(400)
      expect((await rename(spelling)).status).toBe(400)
      expect((await request(spelling)).status, 'the owner alone is told').toBe(200)
    }
    const rows = await shop.database.query<{ email: string }>(
      'SELECT email FROM users WHERE lower(email) LIKE $1',
      [`${local.toLowerCase()}%`],
    )
    expect(rows.map(({ email }) => email)).toEqual([`${local.toLowerCase()}@example.com`])
  })

  it('and what is no address makes no account and no mail', async () => {
    for (const odd of ODD) {
      for (const road of [register, create, rename, request]) {
        expect((await road(odd)).status, JSON.stringify(odd).slice(0, 60)).toBe(400)
      }
      await askForReset(shop, odd)
    }
    const rows = await shop.database.query(
      `SELECT "to" FROM email_outbox WHERE "to" ~ '[[:cntrl:],()"]|eve@'`,
    )
    expect(rows).toEqual([])
  })
})
