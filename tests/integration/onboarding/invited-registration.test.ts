import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVITATION_REFUSALS } from '@/src/domain/invitations/invitation-refusals'
import { people, person } from '../../support/factories/person'
import { invitedPerson, join, letInvitationAge, look } from '../../support/invitation'
import { migratedPerson } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const MANY = isDeep ? 20 : 8

let shop: Shop
let [admin, superuser]: Customer[] = []
beforeAll(async () => {
  shop = await startShop()
  ;[admin, superuser] = [await person(shop, 'admin'), await person(shop, 'superuser')]
})
afterAll(() => shop.stop())

const staff = () => admin as Customer
const accountsOf = (email: string) =>
  shop.database.query<Record<string, unknown>>('SELECT * FROM users WHERE lower(email) = lower($1)', [email])
const invitation = async (id: string) =>
  (await shop.database.query<Record<string, unknown>>('SELECT * FROM invitations WHERE id = $1', [id]))[0]
const grantsOf = (email: string) =>
  shop.database.query<Record<string, unknown>>(
    'SELECT g.* FROM user_products g JOIN users u ON u.id = g.user_id WHERE u.email = $1 ORDER BY g.source_key',
    [email],
  )

describe('Specification 7, POST /users/register-invited', () => {
  it('makes the account, opens the programs, records the consents, signs in and tells by mail', async () => {
    const [sleep, energy] = [await shop.product(), await shop.product()]
    const invited = await invitedPerson(shop, staff(), { products: [sleep.id, energy.id] })
    const answer = await join(shop, invited, { agreeToPromotions: true })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { firstname: 'Ada', lastname: 'Example', email: invited.email, role: 'user' },
        tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
        deviceId: expect.any(String),
      },
    })
    const [account] = await accountsOf(invited.email)
    const grants = await grantsOf(invited.email)
    expect(grants.map(({ source_key }) => source_key)).toEqual(
      [sleep.id, energy.id].map((id) => `invitation:${invited.id}:${id}`).sort(),
    )
    for (const grant of grants) expect(grant).toMatchObject({ state: 'active', source: 'invitation' })
    expect(await invitation(invited.id)).toMatchObject({
      state: 'accepted',
      accepted_by_id: account?.id,
      accepted_at: expect.any(Date),
    })
    const consents = await shop.database.query(
      'SELECT subject, given, text_version, source FROM consents WHERE user_id = $1 ORDER BY subject',
      [account?.id],
    )
    expect(consents).toEqual([
      { subject: 'terms', given: true, text_version: '1', source: 'invitation' },
      { subject: 'promotions', given: true, text_version: '1', source: 'invitation' },
    ])
    expect([account?.agreed_to_terms_at, account?.agreed_to_promotions_at]).toEqual([
      expect.any(Date),
      expect.any(Date),
    ])
    const log = await shop.database.query(
      `SELECT actor_id FROM activity_log WHERE user_id = $1 AND action = 'account.joined'`,
      [account?.id],
    )
    expect(log).toEqual([{ actor_id: account?.id }])
    const [, ready] = await shop.mailsTo(invited.email)
    expect(ready?.subject).toBe('Your account is ready')
    expect(ready?.text).toContain(sleep.title)
    const login = { email: invited.email, password: PASSWORD }
    expect((await shop.call('POST', '/users/login', { body: login })).status).toBe(200)
  })

  it('opens the same programs to their member area', async () => {
    const product = await shop.product()
    const invited = await invitedPerson(shop, staff(), { products: [product.id] })
    const { body } = await join(shop, invited)
    const token = `Bearer ${body.tokens.accessToken}`
    const owned = await shop.call('GET', '/payments/user-products', { headers: { authorization: token } })
    expect(owned.body).toMatchObject({ data: [{ productId: product.id, is_active: true }] })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a password against the rule', { password: 'short' }, 'password'],
    ['no consent to the terms', { agreeToTerms: false }, 'agreeToTerms'],
    ['no first name', { firstName: '' }, 'firstName'],
    ['no token', { invitationToken: '' }, 'invitationToken'],
  ])('names what is wrong, and spends nothing: %s', async (_, change, path) => {
    const invited = await invitedPerson(shop, staff())
    const answer = await join(shop, invited, change)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
    expect(await look(shop, invited)).toMatchObject({ body: { isValid: true } })
  })
})

describe('Specification 6: the role comes from the invitation alone', () => {
  it.each(['admin', 'superuser'])('a participant who asks to be %s stays a customer', async (role) => {
    const invited = await invitedPerson(shop, staff())
    await join(shop, invited, { invitationType: role, role, userRole: role, state: 'active' })
    expect(await accountsOf(invited.email)).toMatchObject([{ role: 'user' }])
  })

  it.each(['admin', 'superuser'])('who is invited as %s is one, whatever the form says', async (role) => {
    const invited = await invitedPerson(shop, superuser as Customer, { invitationType: role })
    expect((await join(shop, invited, { invitationType: 'participant' })).body.user.role).toBe(role)
  })

  it('is worth what its sender may still give: nothing after they left or were demoted', async () => {
    for (const change of [`state = 'deactivated'`, `role = 'user'`]) {
      const boss = await person(shop, 'superuser')
      const invited = await invitedPerson(shop, boss, { invitationType: 'admin' })
      await shop.database.query(`UPDATE users SET ${change} WHERE id = $1`, [boss.id])
      expect(await join(shop, invited)).toMatchObject({ status: 410, body: { reason: 'revoked' } })
      expect(await accountsOf(invited.email)).toEqual([])
    }
  })
})

describe('Reliability: an invitation is used once, by whom it was sent to', () => {
  it(`lets one of many join who send it at the same moment`, async () => {
    for (let round = 0; round < (isDeep ? 5 : 1); round++) {
      const invited = await invitedPerson(shop, staff(), { products: [(await shop.product()).id] })
      const answers = await Promise.all(Array.from({ length: MANY }, () => join(shop, invited)))
      const refused = answers.filter(({ status }) => status === 410)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(refused).toHaveLength(MANY - 1)
      for (const { body } of refused)
        expect(body).toMatchObject({ error: 'INVITATION_INVALID', reason: 'used' })
      expect(await accountsOf(invited.email)).toHaveLength(1)
      expect(await grantsOf(invited.email)).toHaveLength(1)
    }
  })

  it('makes one account when somebody joins and signs up at the same moment', async () => {
    const invited = await invitedPerson(shop, staff())
    const form = { firstName: 'Ada', lastName: 'Example', email: invited.email, password: PASSWORD }
    const answers = await Promise.all([
      join(shop, invited),
      shop.call('POST', '/users/register', { body: { ...form, agreeToTerms: true } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await accountsOf(invited.email)).toHaveLength(1)
    const { state } = (await invitation(invited.id)) ?? {}
    expect(state).toBe(answers[0].status === 200 ? 'accepted' : 'pending')
  })

  it('refuses another address with a sentence, and stays good for its own', async () => {
    const invited = await invitedPerson(shop, staff())
    const other = { ...invited, email: `other-${randomUUID()}@example.com` }
    expect(await join(shop, other)).toMatchObject({
      status: 410,
      body: { reason: 'wrong-address', message: INVITATION_REFUSALS['wrong-address'] },
    })
    expect(await accountsOf(other.email)).toEqual([])
    expect((await join(shop, { ...invited, email: `  ${invited.email.toUpperCase()}` })).status).toBe(200)
  })

  it('refuses an address that has an account by now, and spends nothing', async () => {
    const invited = await invitedPerson(shop, staff())
    const [someone] = await people(shop, 1)
    await shop.database.query('UPDATE users SET email = $2 WHERE id = $1', [someone?.id, invited.email])
    expect(await join(shop, invited)).toMatchObject({ status: 409, body: { error: 'EMAIL_TAKEN' } })
    expect(await invitation(invited.id)).toMatchObject({ state: 'pending' })
  })

  it('sends somebody from the older system to their reset', async () => {
    const invited = await invitedPerson(shop, staff())
    const moved = await migratedPerson(shop)
    await shop.database.query('UPDATE users SET email = $2 WHERE id = $1', [moved.id, invited.email])
    expect(await join(shop, invited)).toMatchObject({ body: { error: 'MIGRATED_USER' } })
  })
})

describe('POST /users/validate-invitation', () => {
  it('says what somebody is invited to, and changes nothing however often it is opened', async () => {
    const product = await shop.product()
    const overrides = { firstname: 'Ada', lastname: 'Example', products: [product.id] }
    const invited = await invitedPerson(shop, staff(), overrides)
    const before = await invitation(invited.id)
    for (let time = 0; time < 3; time++) {
      expect((await look(shop, invited)).body).toEqual({
        success: true,
        isValid: true,
        invitationType: 'participant',
        firstname: 'Ada',
        lastname: 'Example',
        programs: [product.title],
      })
    }
    expect(await invitation(invited.id)).toEqual(before)
    expect((await join(shop, invited)).status).toBe(200)
  })

  it('tells who has no right token, or the wrong address, nothing else', async () => {
    const invited = await invitedPerson(shop, staff(), { firstname: 'Secret' })
    for (const token of ['x', '', invited.id, invited.token.slice(1), `${invited.token}x`]) {
      const { body } = await look(shop, { ...invited, token })
      expect(body).toEqual({ success: true, isValid: false, reason: 'unknown' })
    }
    const { body } = await look(shop, { ...invited, email: 'other@example.com' })
    expect(body).toEqual({ success: true, isValid: false, reason: 'wrong-address' })
  })

  it.each([
    ['expired', (id: string, email: string) => letInvitationAge(shop, { id, email }, '15 days')],
    ['revoked', (id: string) => shop.call('POST', `/invitations/${id}/revoke`, { as: staff() })],
    ['used', async (_: string, email: string, token: string) => join(shop, { token, email })],
  ] as const)('says that a link is %s, and lets nobody join by it', async (reason, become) => {
    const invited = await invitedPerson(shop, staff())
    await become(invited.id, invited.email, invited.token)
    expect((await look(shop, invited)).body).toEqual({ success: true, isValid: false, reason })
    const accounts = (await accountsOf(invited.email)).length
    expect(await join(shop, invited)).toMatchObject({
      status: 410,
      body: { success: false, error: 'INVITATION_INVALID', reason, message: INVITATION_REFUSALS[reason] },
    })
    expect(await accountsOf(invited.email)).toHaveLength(accounts)
  })

  it('keeps only a hash of the link’s token', async () => {
    const invited = await invitedPerson(shop, staff())
    const rows = await shop.database.query('SELECT row_to_json(i)::text AS text FROM invitations i')
    const mails = await shop.database.query('SELECT row_to_json(m)::text AS text FROM email_outbox m')
    expect(JSON.stringify([rows, mails])).not.toContain(invited.token)
  })
})
