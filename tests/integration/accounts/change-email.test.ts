import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => shop.stop())

const fresh = () => `new-${randomUUID()}@example.com`
const ask = (as: Customer | null, newEmail: unknown, password: unknown = PASSWORD) =>
  shop.call('POST', '/users/change-email', { as, body: { newEmail, password } })
const confirm = (token: string) => shop.call('POST', '/users/confirm-email', { body: { token } })
const signIn = async (email: string) =>
  (await shop.call('POST', '/users/login', { body: { email, password: PASSWORD } })).status
const profile = async (as: Customer) => (await shop.call('GET', '/users/profile', { as })).status
const subjectsTo = async (email: string) => (await shop.mailsTo(email)).map(({ subject }) => subject)
const EXPIRED = { status: 410, body: { error: 'EMAIL_LINK_EXPIRED' } }

async function tokenMailedTo(email: string): Promise<string> {
  const links = (await shop.mailsTo(email)).flatMap(
    ({ text }) => text.match(/https?:\/\/\S+confirm-email\?token=\S+/) ?? [],
  )
  return new URL(links.at(-1) ?? 'https://none.invalid').searchParams.get('token') ?? ''
}

describe('Sessions: a new address is proved before it counts', () => {
  it('mails a link to the new address and a notice to the old one; the link makes the change', async () => {
    const me = await shop.customer()
    const next = fresh()
    expect(await ask(me, ` ${next.toUpperCase()} `)).toMatchObject({ status: 200, body: { success: true } })
    expect([await signIn(me.email), await signIn(next)], 'before').toEqual([200, 401])
    expect(await subjectsTo(next)).toEqual(['Confirm your new email address'])
    expect(await subjectsTo(me.email)).toEqual(['A new email address was asked for'])

    expect(await confirm(await tokenMailedTo(next))).toMatchObject({
      status: 200,
      body: { data: { email: next } },
    })
    expect([await signIn(me.email), await signIn(next)], 'after').toEqual([401, 200])
    expect(await profile(me), 'sessions stay').toBe(200)
    expect(await subjectsTo(me.email)).toContain('Your email address was changed')
  })

  it('works once, also when it is sent 8 times at the same moment', async () => {
    const me = await shop.customer()
    const next = fresh()
    await ask(me, next)
    const token = await tokenMailedTo(next)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)])
    expect(await confirm(token)).toMatchObject(EXPIRED)
  })

  it('is good for 12 hours, and void once a newer one is asked for', async () => {
    const me = await shop.customer()
    const [first, second] = [fresh(), fresh()]
    await ask(me, first)
    const token = await tokenMailedTo(first)
    await ask(me, second)
    expect(await confirm(token)).toMatchObject(EXPIRED)
    const late = await tokenMailedTo(second)
    const [row] = await shop.database.query<{ hours: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 3600 AS hours FROM email_changes WHERE new_email = $1`,
      [second],
    )
    expect(row?.hours).toBe(12)
    await shop.database.query(
      'UPDATE email_changes SET expires_at = now() - make_interval(secs => 1) WHERE new_email = $1',
      [second],
    )
    expect(await confirm(late)).toMatchObject(EXPIRED)
    for (const wrong of ['x', '', 'y'.repeat(300)]) {
      expect([400, 410]).toContain((await confirm(wrong)).status)
    }
  })

  it('needs the password, and does not end the session of whoever mistypes it', async () => {
    const me = await shop.customer()
    expect(await ask(me, fresh(), 'Wrong!2026')).toMatchObject({
      status: 400,
      body: { error: 'WRONG_PASSWORD', errors: [{ path: 'password' }] },
    })
    expect(await ask(me, me.email)).toMatchObject({ status: 400, body: { errors: [{ path: 'newEmail' }] } })
    expect((await ask(me, 'not an address')).status).toBe(400)
    expect((await ask(null, fresh())).status).toBe(401)
    expect(await profile(me)).toBe(200)
  })

  it('answers alike whether the address has an account; only its owner is told', async () => {
    const [me, other] = [await shop.customer(), await shop.customer()]
    const [free, taken] = [await ask(me, fresh()), await ask(me, other.email)]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const mails = await shop.mailsTo(other.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You already have an account with this email address',
    ])
    expect(mails[0]?.text).not.toContain('token=')
    expect(mails[0]?.text).not.toContain(me.email)
  })

  it('leaves one account per address when somebody takes the address meanwhile', async () => {
    const [me, rival] = [await shop.customer(), await shop.customer()]
    const wanted = fresh()
    await Promise.all([ask(me, wanted), ask(rival, wanted)])
    const tokens = (await shop.mailsTo(wanted)).flatMap(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? [])
    expect(tokens).toHaveLength(2)
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const rows = await shop.database.query('SELECT id FROM users WHERE email = $1', [wanted])
    expect(rows).toHaveLength(1)
  })

  it('dies with a new password, and kills the reset links of the old address when it is used', async () => {
    const me = await shop.customer()
    const thief = fresh()
    await ask(me, thief)
    const body = { currentPassword: PASSWORD, newPassword: 'Another!2027' }
    await shop.call('POST', '/users/change-password', { as: me, body })
    expect(await confirm(await tokenMailedTo(thief))).toMatchObject(EXPIRED)

    const mover = await shop.customer()
    const next = fresh()
    await shop.call('POST', '/users/forgot-password', { body: { email: mover.email } })
    await ask(mover, next)
    expect((await confirm(await tokenMailedTo(next))).status).toBe(200)
    const open = 'SELECT 1 FROM password_resets WHERE user_id = $1 AND used_at IS NULL AND expires_at > now()'
    expect(await shop.database.query(open, [mover.id])).toEqual([])
  })

  it('does nothing for an account that was deactivated meanwhile', async () => {
    const me = await shop.customer()
    const next = fresh()
    await ask(me, next)
    const token = await tokenMailedTo(next)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [me.id])
    expect(await confirm(token)).toMatchObject(EXPIRED)
  })

  it('stores no token and logs no address in clear', async () => {
    const me = await shop.customer()
    const next = fresh()
    await ask(me, next)
    const token = await tokenMailedTo(next)
    const rows = await shop.database.query(
      `SELECT to_jsonb(c) FROM email_changes c WHERE user_id = $1
       UNION ALL SELECT to_jsonb(o) FROM email_outbox o WHERE "to" = $2`,
      [me.id, next],
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    const log = await shop.database.query('SELECT * FROM activity_log WHERE user_id = $1', [me.id])
    expect(JSON.stringify(log)).not.toContain('@')
  })
})

describe('Specification 7: PUT /users/default-billing-address', () => {
  const ADDRESS = {
    full_name: ' Demo Customer ',
    address_line_1: '12 Garden Road',
    city: 'Ottawa',
    province: 'Ontario',
    postal_code: 'K1A 0B1',
    country: 'Canada',
  }
  const put = (as: Customer | null, body: object) =>
    shop.call('PUT', '/users/default-billing-address', { as, body })

  it('saves the address by the rules of the billing form, and gives it back', async () => {
    const me = await shop.customer()
    expect((await shop.call('GET', '/users/default-billing-address', { as: me })).status).toBe(404)
    const saved = { ...ADDRESS, full_name: 'Demo Customer', province: 'ON', country: 'CA' }
    expect(await put(me, ADDRESS)).toMatchObject({ status: 200, body: { success: true, data: saved } })
    const { body } = await shop.call('GET', '/users/default-billing-address', { as: me })
    expect(body).toMatchObject(saved)
  })

  it('names what is missing in the form’s words, keeps the old one, and needs a session', async () => {
    const me = await shop.customer()
    await put(me, ADDRESS)
    expect(await put(me, { ...ADDRESS, city: ' ', country: 'Nowhere' })).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([{ path: 'city', message: 'City is required' }]) },
    })
    const { body } = await shop.call('GET', '/users/default-billing-address', { as: me })
    expect(body).toMatchObject({ city: 'Ottawa' })
    expect((await put(null, ADDRESS)).status).toBe(401)
  })
})
