import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/src/domain/roles/roles'
import { person } from '../../support/factories/person'
import {
  invitationMailedTo,
  invitedPerson,
  inviteSomebody,
  join,
  letInvitationAge,
  look,
} from '../../support/invitation'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let staff: Record<Role, Customer>
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  const [user, admin, superuser] = await Promise.all([
    person(shop, 'user'),
    person(shop, 'admin'),
    person(shop, 'superuser'),
  ])
  staff = { user, admin, superuser }
})
afterAll(() => shop.stop())

const invitationsTo = (email: string) =>
  shop.database.query<Record<string, unknown>>('SELECT * FROM invitations WHERE email = $1', [email])
const act = (id: string, what: 'resend' | 'revoke', as: Customer | null) =>
  shop.call('POST', `/invitations/${id}/${what}`, { as })
const fresh = () => `somebody-${randomUUID()}@example.com`

describe('Specification 6: staff invite up to their own role', () => {
  it.each<[Role, string, number]>([
    ['admin', 'participant', 200],
    ['admin', 'admin', 200],
    ['admin', 'superuser', 422],
    ['superuser', 'superuser', 200],
    ['user', 'participant', 403],
    ['user', 'superuser', 403],
  ])('%s who invites a %s: %d', async (role, invitationType, status) => {
    const email = fresh()
    const answer = await inviteSomebody(shop, staff[role], { email, invitationType })
    expect(answer.status).toBe(status)
    expect(await invitationsTo(email)).toHaveLength(status === 200 ? 1 : 0)
  })

  it('lets an admin neither take over, send again nor withdraw what only a superuser may give', async () => {
    const { id, email } = await invitedPerson(shop, staff.superuser, { invitationType: 'superuser' })
    const [before] = await invitationsTo(email)
    expect((await inviteSomebody(shop, staff.admin, { email })).body.error).toBe('ABOVE_OWN_ROLE')
    expect((await act(id, 'resend', staff.admin)).status).toBe(422)
    expect((await act(id, 'revoke', staff.admin)).status).toBe(422)
    expect(await invitationsTo(email)).toEqual([before])
  })

  it('lets nobody write an invitation past these rules', async () => {
    const { id } = await invitedPerson(shop, staff.admin)
    const change = { state: 'accepted', invitationType: 'superuser' }
    for (const as of [staff.user, staff.admin, staff.superuser]) {
      expect((await shop.call('PATCH', `/invitations/${id}`, { as, body: change })).status).toBe(403)
      expect((await shop.call('DELETE', `/invitations/${id}`, { as })).status).toBe(403)
    }
    expect((await shop.call('GET', `/invitations/${id}`, { as: staff.user })).status).toBe(403)
    const seen = await shop.call('GET', `/invitations/${id}`, { as: staff.admin })
    expect(seen.body).toMatchObject({ state: 'pending' })
    expect(JSON.stringify(seen.body)).not.toContain('tokenHash')
    expect((await act(id, 'revoke', null)).status).toBe(401)
  })
})

describe('POST /invitations', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no address', { email: '' }, 'email'],
    ['a type we do not know', { invitationType: 'owner' }, 'invitationType'],
    ['a program that is none', { products: ['x'] }, 'products.0'],
    ['a program that is gone', { products: [randomUUID()] }, 'products'],
  ])('names what is wrong: %s', async (_, overrides, path) => {
    const answer = await inviteSomebody(shop, staff.admin, overrides)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  it('says that an address has an account, in any spelling, and which', async () => {
    const someone = await person(shop)
    const email = ` ${someone.email.toUpperCase()} `
    expect(await inviteSomebody(shop, staff.admin, { email })).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_REGISTERED', userId: someone.id },
    })
  })

  it('asking again is one invitation with a fresh link and what is asked now; the link before is void', async () => {
    const [one, other] = [await shop.product(), await shop.product()]
    const first = await invitedPerson(shop, staff.admin, { products: [one.id], firstname: 'Ada' })
    const second = await inviteSomebody(shop, staff.admin, {
      email: first.email,
      products: [other.id],
      firstname: 'Adele',
    })
    expect(second.body.data).toMatchObject({ id: first.id, sendings: 2 })
    expect(await invitationsTo(first.email)).toHaveLength(1)
    expect((await look(shop, first)).body).toMatchObject({ isValid: false, reason: 'unknown' })
    const link = await invitationMailedTo(shop, first.email)
    expect((await look(shop, link)).body).toMatchObject({
      isValid: true,
      firstname: 'Adele',
      programs: [other.title],
    })
  })

  it('keeps one open invitation when 10 are sent to an address at once, and the last link works', async () => {
    const email = fresh()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inviteSomebody(shop, staff.admin, { email })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await invitationsTo(email)).toMatchObject([{ state: 'pending', sendings: '10' }])
  })

  it('can invite again whom it revoked', async () => {
    const { id, email } = await invitedPerson(shop, staff.admin)
    await act(id, 'revoke', staff.admin)
    expect((await invitedPerson(shop, staff.admin, { email })).id).not.toBe(id)
  })
})

describe('Resend and Revoke', () => {
  it('an expired invitation that is sent again is good again, with its fresh link', async () => {
    const invited = await invitedPerson(shop, staff.admin)
    await letInvitationAge(shop, invited, '20 days')
    expect((await act(invited.id, 'resend', staff.admin)).status).toBe(200)
    const link = await invitationMailedTo(shop, invited.email)
    expect((await join(shop, link)).status).toBe(200)
  })

  it('neither works on an invitation that was used or revoked, nor on none', async () => {
    const [used, revoked] = [await invitedPerson(shop, staff.admin), await invitedPerson(shop, staff.admin)]
    await join(shop, used)
    await act(revoked.id, 'revoke', staff.admin)
    for (const what of ['resend', 'revoke'] as const) {
      for (const { id } of [used, revoked]) expect((await act(id, what, staff.admin)).status).toBe(409)
      for (const id of [randomUUID(), 'x']) expect((await act(id, what, staff.admin)).status).toBe(404)
    }
  })

  it('leaves a trace of who sent and who revoked', async () => {
    const { id } = await invitedPerson(shop, staff.admin)
    await act(id, 'resend', staff.superuser)
    await act(id, 'revoke', staff.admin)
    const log = await shop.database.query(
      `SELECT action, actor_id FROM activity_log WHERE details->>'invitation' = $1 ORDER BY created_at`,
      [id],
    )
    expect(log).toEqual([
      { action: 'invitation.sent', actor_id: staff.admin.id },
      { action: 'invitation.resent', actor_id: staff.superuser.id },
      { action: 'invitation.revoked', actor_id: staff.admin.id },
    ])
  })
})

describe('POST /users/request-invitation', () => {
  const ask = (token: string) => shop.call('POST', '/users/request-invitation', { body: { token } })
  const mailsTo = async (email: string) =>
    (await shop.database.query(`SELECT id FROM email_outbox WHERE "to" = $1`, [email])).length

  it.each(['en', 'fr'])(
    'mails a fresh link to the address the invitation was for, once a minute, in %s',
    async (locale) => {
      const invited = await invitedPerson(shop, staff.admin, { locale })
      await letInvitationAge(shop, invited, '15 days')
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(invited.token)))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(await mailsTo(invited.email)).toBe(2)
      expect((await join(shop, await invitationMailedTo(shop, invited.email))).status).toBe(200)
    },
  )

  it('answers alike and mails nothing for a link nobody knows, a revoked one, and a place among the staff', async () => {
    const revoked = await invitedPerson(shop, staff.admin)
    await act(revoked.id, 'revoke', staff.admin)
    const admin = await invitedPerson(shop, staff.admin, { invitationType: 'admin' })
    for (const each of [revoked, admin]) await letInvitationAge(shop, each, '15 days')
    const answers = [await ask('nobody knows it'), await ask(revoked.token), await ask(admin.token)]
    expect(new Set(answers.map(({ status, body }) => `${status}${JSON.stringify(body)}`)).size).toBe(1)
    expect([await mailsTo(revoked.email), await mailsTo(admin.email)]).toEqual([1, 1])
  })

  it('stops after five mails in a day', async () => {
    const invited = await invitedPerson(shop, staff.admin)
    let link: { token: string; email: string } = invited
    for (let time = 0; time < 7; time++) {
      await letInvitationAge(shop, invited, '2 minutes')
      await ask(link.token)
      link = await invitationMailedTo(shop, invited.email)
    }
    expect(await mailsTo(invited.email)).toBe(5)
  })
})
