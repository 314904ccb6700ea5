import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { invitedPerson, join } from '../../support/invitation'
import { order } from '../../support/purchase'
import { askForReset, linkMailedTo, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type SignedUp = { user: { id: string; email: string }; tokens: { accessToken: string } }
type Verification = { data: { email: string; verifiedAt: string | null } }

async function signUp(query = '') {
  const form = { firstName: 'Ada', lastName: 'Example', password: PASSWORD, agreeToTerms: true }
  const body = { ...form, email: `new-${randomUUID()}@example.com` }
  const answer = await shop.call<SignedUp>('POST', `/users/register${query}`, { body })
  expect(answer.status).toBe(200)
  const { user, tokens } = answer.body
  return { id: user.id, email: user.email, token: tokens.accessToken } as Customer
}
const state = async (as: Customer) =>
  (await shop.call<Verification>('GET', '/users/email-verification', { as })).body.data.verifiedAt
const ask = (as: Customer | null) =>
  shop.call<{ sent: boolean; error?: string }>('POST', '/users/email-verification', { as })
const askFor = (id: string, as: Customer | null = admin) =>
  shop.call<{ sent: boolean }>('POST', `/users/${id}/email-verification`, { as })
const confirm = (token: string) =>
  shop.call<{ error?: string }>('POST', '/users/confirm-email', { body: { token } })
const mailsTo = ({ email }: Customer) => shop.mailsTo(email)

/** The token of the newest link that was mailed to somebody. Those that are delivered together come in any order. */
async function tokenOf(email: string): Promise<string> {
  const links = (await shop.mailsTo(email)).flatMap(
    ({ text }) => text.match(/https?:\S+confirm-email\?\S+/) ?? [],
  )
  return new URL(links.at(-1) ?? 'https://none.invalid').searchParams.get('token') ?? ''
}
const actsOf = async ({ id }: Customer) =>
  (
    await shop.database.query<{ act: string }>(
      `SELECT action || ' by ' || "by" AS act FROM activity_log
        WHERE user_id = $1 AND action LIKE 'email-address.%' ORDER BY created_at`,
      [id],
    )
  ).map(({ act }) => act)

describe('Who opens an account is welcomed, and proves their address when they like', () => {
  it('mails the welcome with a link in their language, which a button spends, once', async () => {
    const me = await signUp()
    const [mail] = await mailsTo(me)
    expect(mail?.subject).toMatch(/^Welcome to /)
    expect(await state(me)).toBeNull()
    const token = await tokenOf(me.email)
    expect(token.length).toBeGreaterThanOrEqual(43)
    const stored = await shop.database.query<{ kept: string }>(
      'SELECT to_jsonb(c)::text AS kept FROM email_changes c WHERE user_id = $1',
      [me.id],
    )
    expect(stored.map(({ kept }) => kept.includes(token))).toEqual([false])
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(410)])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      data: { email: me.email, isNew: false },
    })
    expect(await state(me)).toEqual(expect.any(String))
    expect(await mailsTo(me), 'no mail says that anything changed').toHaveLength(1)
    expect(await actsOf(me)).toEqual(['email-address.verified by customer'])
    const french = await signUp('?locale=fr')
    const [bienvenue] = await mailsTo(french)
    expect(bienvenue?.subject).toMatch(/^Bienvenue chez /)
    expect(bienvenue?.text).toContain('/fr/confirm-email?token=')
  })

  it('signs in and sells to who has not, and while no mail leaves', async () => {
    const product = await shop.product()
    const me = await signUp()
    const login = await shop.call('POST', '/users/login', { body: { email: me.email, password: PASSWORD } })
    expect(login.status).toBe(200)
    expect((await order(shop, me, [product])).status).toBe(200)
    const waiting = await shop.database.query(
      `SELECT state FROM email_outbox WHERE "to" = $1 AND message = 'welcome'`,
      [me.email],
    )
    expect(waiting).toEqual([{ state: 'queued' }])
    expect(await state(me)).toBeNull()
  })

  it('does without the welcome where staff turned it off, and sends the link to who asks', async () => {
    await shop.database.query(`UPDATE email_templates SET sending = 'off' WHERE key = 'welcome'`)
    const me = await signUp()
    expect(await mailsTo(me)).toEqual([])
    expect((await ask(me)).body).toMatchObject({ success: true, sent: true })
    expect((await mailsTo(me)).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
    await shop.database.query(`UPDATE email_templates SET sending = 'on' WHERE key = 'welcome'`)
  })
})

describe('The link to prove an address is sent again', () => {
  it('by its owner: the one before is void, ten in a day are enough, and who is known needs none', async () => {
    const me = await signUp()
    const first = await tokenOf(me.email)
    expect((await ask(me)).status).toBe(200)
    expect((await confirm(first)).body.error).toBe('EMAIL_LINK_EXPIRED')
    for (let asked = 2; asked < 9; asked += 1) expect((await ask(me)).status).toBe(200)
    await mailsTo(me)
    expect((await ask(me)).status).toBe(200)
    expect((await ask(me)).body.error).toBe('RATE_LIMITED')
    expect((await confirm(await tokenOf(me.email))).status).toBe(200)
    expect((await ask(me)).body).toMatchObject({ success: true, sent: false })
    expect((await ask(null)).status).toBe(401)
  })

  it('by staff, on record, to nobody whose account is closed or unknown, and not by customers', async () => {
    const me = await signUp()
    await mailsTo(me)
    expect((await askFor(me.id)).body).toMatchObject({ sent: true })
    expect((await confirm(await tokenOf(me.email))).status).toBe(200)
    expect((await askFor(me.id)).body).toMatchObject({ sent: false })
    expect(await actsOf(me)).toEqual([
      'email-address.link-sent by staff',
      'email-address.verified by customer',
    ])
    const gone = await signUp()
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [gone.id])
    for (const id of [gone.id, randomUUID(), 'x']) expect((await askFor(id)).status).toBe(404)
    expect((await askFor(me.id, me)).status).toBe(403)
  })

  it('without ending a change of address that is under way, nor the other way round', async () => {
    const me = await signUp()
    const next = `next-${randomUUID()}@example.com`
    const change = { newEmail: next, password: PASSWORD }
    const own = await tokenOf(me.email)
    expect((await shop.call('POST', '/users/change-email', { as: me, body: change })).status).toBe(200)
    expect((await confirm(own)).status).toBe(200)
    expect((await confirm(await tokenOf(next))).body).toMatchObject({ data: { email: next, isNew: true } })
    expect(await state(me)).toEqual(expect.any(String))
  })
})

describe('Other links from the mailbox prove an address too', () => {
  it('a reset of the password, and an invitation', async () => {
    const me = await signUp()
    await mailsTo(me)
    await askForReset(shop, me.email)
    const link = await linkMailedTo(shop, me.email)
    const opened = await openLink(shop, link)
    const { sessionToken } = opened.body as { sessionToken: string }
    const body = { sessionToken, newPassword: `${PASSWORD}!` }
    expect((await shop.call('POST', '/users/reset-password', { body })).status).toBe(200)
    const invited = await invitedPerson(shop, admin, {})
    expect((await join(shop, invited)).status).toBe(200)
    const known = await shop.database.query<{ email: string }>(
      'SELECT email FROM users WHERE email = ANY($1) AND email_verified_at IS NOT NULL ORDER BY email',
      [[me.email, invited.email]],
    )
    expect(known.map(({ email }) => email)).toEqual([me.email, invited.email].toSorted())
  })

  it('and staff who put in another address prove nothing: it counts as unknown, and older links are void', async () => {
    const me = await signUp()
    const token = await tokenOf(me.email)
    const known = await signUp()
    await confirm(await tokenOf(known.email))
    for (const { id } of [me, known]) {
      const email = `by-staff-${randomUUID()}@example.com`
      expect((await shop.call('PATCH', `/users/${id}`, { as: admin, body: { email } })).status).toBe(200)
    }
    expect(await state(known)).toBeNull()
    expect((await confirm(token)).body.error).toBe('EMAIL_LINK_EXPIRED')
    const list = (wanted: boolean) =>
      shop.call<{ docs: { id: string }[] }>(
        'GET',
        `/users?where[emailVerifiedAt][exists]=${wanted}&where[id][in]=${known.id},${me.id}`,
        { as: admin },
      )
    expect([(await list(false)).body.docs.length, (await list(true)).body.docs.length]).toEqual([2, 0])
  })
})
