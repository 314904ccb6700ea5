import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERMS_REQUIRED } from '@/src/domain/users/user-fields'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const fresh = () => `new-${randomUUID()}@example.com`
const FORM = { firstName: 'Ada', lastName: 'Example', password: PASSWORD, agreeToTerms: true }
type Body = { success: boolean; error?: string; errors?: { path: string; message: string }[]; user?: object }
const register = (changes: Record<string, unknown>) =>
  shop.call<Body>('POST', '/users/register', { body: { ...FORM, ...changes } })
const accountsOf = (email: string) =>
  shop.database.query<Record<string, unknown>>('SELECT * FROM users WHERE lower(email) = lower($1)', [email])

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('Specification 7, POST /users/register', () => {
  it('makes a customer, signs in, and says so like a login', async () => {
    const email = fresh()
    const answer = await register({ email, referralSource: 'A friend', agreeToPromotions: true })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { firstname: 'Ada', lastname: 'Example', email, role: 'user' },
        tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
        deviceId: expect.any(String),
      },
    })
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({ referral_source: 'A friend', role: 'user', state: 'active' })
    expect([account?.agreed_to_terms_at, account?.agreed_to_promotions_at]).toEqual([
      expect.any(Date),
      expect.any(Date),
    ])
    const login = await shop.call('POST', '/users/login', { body: { email, password: PASSWORD } })
    expect(login.status).toBe(200)
  })

  it('takes neither role nor state nor id from the form', async () => {
    const email = fresh()
    const id = randomUUID()
    await register({
      email,
      role: 'superuser',
      userRole: 'superuser',
      state: 'deactivated',
      migration: 'claimed',
      id,
    })
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({ role: 'user', state: 'active', migration: 'none' })
    expect(account?.id).not.toBe(id)
  })
})

describe('Specification 5: what is wrong with a registration is named', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: undefined }, 'Last name is required'],
    ['email', { email: 'not an address' }, 'Please enter a valid email address.'],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Please enter a valid email address.'],
    ['email', { email: undefined }, 'Please enter your email address.'],
    ['agreeToTerms', { agreeToTerms: false }, TERMS_REQUIRED],
    ['agreeToTerms', { agreeToTerms: undefined }, TERMS_REQUIRED],
    ['password', { password: undefined }, 'Please enter a password.'],
  ])('%s (%j)', async (path, change, message) => {
    const answer = await register({ email: fresh(), ...change })
    expect(answer).toMatchObject({ status: 400, body: { success: false, errors: [{ path, message }] } })
  })

  it('lists what a password lacks', async () => {
    const { status, body } = await register({ email: fresh(), password: 'abc' })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.path).toBe('password')
    expect(body.errors?.[0]?.message).toMatch(/^Passwords must contain:/)
  })

  it('names several fields at once', async () => {
    const { body } = await shop.call<Body>('POST', '/users/register', { body: {} })
    expect(body.errors?.map(({ path }) => path).sort()).toEqual([
      'agreeToTerms',
      'email',
      'firstName',
      'lastName',
      'password',
    ])
  })

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"firstName":"\\u0000"}',
    '{"firstName":"\\ud800"}',
    '{"\\udc00":1}',
  ])('refuses %s as a form', async (body) => {
    const headers = { 'content-type': 'application/json' }
    expect((await shop.call('POST', '/users/register', { body, headers })).status).toBe(400)
  })

  it.each<[string, () => BodyInit, Record<string, string>, number]>([
    ['a form with a file', () => formOf({ file: new Blob(['x'.repeat(200_000)]) }), {}, 413],
    ['a form that holds a NUL', () => formOf({ _payload: '{"email":"a\\u0000@example.com"}' }), {}, 400],
    ['a form that is not JSON', () => formOf({ _payload: '{' }), {}, 400],
    ['half a form', () => '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['no form at all', () => 'x', { 'content-type': 'multipart/form-data' }, 400],
  ])('refuses %s as what it is, and not as a failure of ours', async (_, body, headers, status) => {
    expect((await rawCall('POST', '/users/register', { body: body(), headers })).status).toBe(status)
  })

  it('refuses a body that is far too large', async () => {
    expect((await register({ email: fresh(), referralSource: 'x'.repeat(200_000) })).status).toBe(413)
  })
})

describe('Reliability: one account per address', () => {
  it('refuses an address that has an account, in any spelling', async () => {
    const email = fresh()
    await register({ email })
    for (const spelling of [email, email.toUpperCase(), `  ${email} `]) {
      expect(await register({ email: spelling })).toMatchObject({
        status: 409,
        body: { error: 'EMAIL_TAKEN' },
      })
    }
    expect(await accountsOf(email)).toHaveLength(1)
  })

  it('makes one account of 8 registrations at the same moment', async () => {
    const email = fresh()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(answers.filter(({ body }) => body.error === 'EMAIL_TAKEN')).toHaveLength(7)
    expect(await accountsOf(email)).toHaveLength(1)
  })

  it('sends somebody who came from the older system to their reset, and changes nothing', async () => {
    const moved = await person(shop)
    await shop.database.query(`UPDATE users SET migration = 'unclaimed' WHERE id = $1`, [moved.id])
    expect(await register({ email: moved.email })).toMatchObject({ body: { error: 'MIGRATED_USER' } })
    expect(await accountsOf(moved.email)).toMatchObject([{ migration: 'unclaimed', hash: null }])
  })
})

describe('Specification 7, /users/profile', () => {
  const profile = (as: Customer | null) => shop.call('GET', '/users/profile', { as })
  const update = (as: Customer, body: object) => shop.call('PUT', '/users/profile', { as, body })

  it('shows the person who asks, and nothing else of them', async () => {
    const me = await person(shop)
    expect((await profile(me)).body).toEqual({
      success: true,
      data: { id: me.id, firstname: 'Demo', lastname: 'Person', email: me.email, role: 'user' },
    })
    expect((await profile(null)).status).toBe(401)
  })

  it('changes the name, and keeps what is not sent', async () => {
    const me = await person(shop)
    expect((await update(me, { firstname: ' Ada ' })).body).toMatchObject({
      data: { firstname: 'Ada', lastname: 'Person' },
    })
    expect((await profile(me)).body).toMatchObject({ data: { firstname: 'Ada', lastname: 'Person' } })
  })

  it('never changes address, role, id or password by the form', async () => {
    const [me, other] = [await person(shop), await person(shop)]
    const [before] = await accountsOf(me.email)
    const body = {
      id: other.id,
      email: 'x@example.com',
      role: 'superuser',
      password: PASSWORD,
      state: 'active',
    }
    expect((await update(me, { ...body, lastname: 'Changed' })).status).toBe(200)
    const [after] = await accountsOf(me.email)
    expect(after).toEqual({ ...before, lastname: 'Changed', updated_at: after?.updated_at })
    expect((await profile(other)).body).toMatchObject({ data: { lastname: 'Person' } })
  })

  it('names a field that does not fit', async () => {
    const me = await person(shop)
    expect(await update(me, { firstname: '' })).toMatchObject({
      status: 400,
      body: { message: 'Failed to update profile', errors: [{ path: 'firstname' }] },
    })
  })

  it.each<[string, object]>([
    ['their address', { email: 'elsewhere@example.com' }],
    ['their password', { password: 'Another!2026' }],
    ['their role', { role: 'superuser' }],
    ['their state', { state: 'active' }],
  ])('lets nobody change %s through Payload’s own road', async (_, change) => {
    const me = await person(shop)
    const [before] = await accountsOf(me.email)
    for (const path of [`/users/${me.id}`, `/users?where[id][equals]=${me.id}`]) {
      await shop.call('PATCH', path, { as: me, body: change })
      expect(await accountsOf(me.email), path).toEqual([before])
    }
  })

  it.each(['admin', 'user'] as const)('lets %s make nobody a superuser', async (role) => {
    const [me, other] = [await person(shop, role), await person(shop)]
    for (const id of [me.id, other.id]) {
      await shop.call('PATCH', `/users/${id}`, { as: me, body: { role: 'superuser' } })
    }
    const superusers = await shop.database.query(
      `SELECT id FROM users WHERE role = 'superuser' AND id IN ($1, $2)`,
      [me.id, other.id],
    )
    expect(superusers).toEqual([])
  })

  it('keeps a superuser’s account out of an admin’s hands', async () => {
    const [admin, superuser] = [await person(shop, 'admin'), await person(shop, 'superuser')]
    const [before] = await accountsOf(superuser.email)
    for (const body of [{ password: 'Another!2026' }, { email: 'x@example.com' }, { state: 'deactivated' }]) {
      const { status } = await shop.call('PATCH', `/users/${superuser.id}`, { as: admin, body })
      expect(status).toBe(403)
    }
    expect(await accountsOf(superuser.email)).toEqual([before])
  })
})
