import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVITATION_REFUSALS } from '@/src/domain/invitations/invitation-refusals'
import { people, person } from '../../support/factories/person'
import { invitedPerson, join, letInvitationAge } from '../../support/invitation'
import { importPeopleFile } from '../../support/people-file'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let staff: { admin: Customer; superuser: Customer }
beforeAll(async () => {
  shop = await startShop()
  staff = { admin: await person(shop, 'admin'), superuser: await person(shop, 'superuser') }
})
afterAll(() => shop.stop())

/** Somebody was invited, and then signed up by themselves. */
async function signedUpMeanwhile(overrides: Record<string, unknown> = {}, inviter = staff.admin) {
  const me = await person(shop)
  const invited = await invitedPerson(shop, inviter, overrides)
  await shop.database.query('UPDATE users SET email = $2 WHERE id = $1', [me.id, invited.email])
  return { me: { ...me, email: invited.email }, invited }
}
const accept = (as: Customer | null, token: string) =>
  shop.call<Record<string, unknown> & { data: { role: string; programs: string[] } }>(
    'POST',
    '/users/accept-invitation',
    { as, body: { token } },
  )
const owned = async (as: Customer) =>
  (await shop.call<{ data: unknown[] }>('GET', '/payments/user-products', { as })).body.data.length
const roleOf = async ({ id }: Customer) =>
  (await shop.database.query<{ role: string }>('SELECT role FROM users WHERE id = $1', [id]))[0]?.role
const stateOf = async (id: string) =>
  (
    await shop.database.query<{ state: string; accepted_by_id: string | null }>(
      'SELECT state, accepted_by_id FROM invitations WHERE id = $1',
      [id],
    )
  )[0]

describe('POST /users/accept-invitation', () => {
  it('opens the programs to the owner of the invited address, once, and leaves a trace', async () => {
    const product = await shop.product()
    const { me, invited } = await signedUpMeanwhile({ products: [product.id] })
    expect(await accept(me, invited.token)).toMatchObject({
      status: 200,
      body: { success: true, data: { role: 'user', programs: [product.title] } },
    })
    expect(await owned(me)).toBe(1)
    expect(await stateOf(invited.id)).toEqual({ state: 'accepted', accepted_by_id: me.id })
    expect(await accept(me, invited.token)).toMatchObject({ status: 410, body: { reason: 'used' } })
    expect(await join(shop, invited)).toMatchObject({ status: 410, body: { reason: 'used' } })
    const log = await shop.database.query(
      `SELECT actor_id, details->>'invitation' AS invitation FROM activity_log
        WHERE user_id = $1 AND action = 'invitation.accepted'`,
      [me.id],
    )
    expect(log).toEqual([{ actor_id: me.id, invitation: invited.id }])
  })

  it('lets one of many through who send it at the same moment', async () => {
    const product = await shop.product()
    const { me, invited } = await signedUpMeanwhile({ products: [product.id] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(me, invited.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)])
    expect(await owned(me)).toBe(1)
  })

  it('is for nobody else, and needs somebody who is signed in', async () => {
    const { invited } = await signedUpMeanwhile({ products: [(await shop.product()).id] })
    const [stranger] = await people(shop, 1)
    expect(await accept(stranger ?? null, invited.token)).toMatchObject({
      status: 410,
      body: {
        error: 'INVITATION_INVALID',
        reason: 'wrong-address',
        message: INVITATION_REFUSALS['wrong-address'],
      },
    })
    expect(await accept(null, invited.token)).toMatchObject({ status: 401 })
    expect(await stateOf(invited.id)).toMatchObject({ state: 'pending' })
    expect(await accept(stranger ?? null, 'x')).toMatchObject({ body: { reason: 'unknown' } })
  })

  it('does nothing with a link that has expired or was withdrawn', async () => {
    const late = await signedUpMeanwhile()
    await letInvitationAge(shop, late.invited, '15 days')
    expect(await accept(late.me, late.invited.token)).toMatchObject({ body: { reason: 'expired' } })
    const withdrawn = await signedUpMeanwhile()
    await shop.call('POST', `/invitations/${withdrawn.invited.id}/revoke`, { as: staff.admin })
    expect(await accept(withdrawn.me, withdrawn.invited.token)).toMatchObject({ body: { reason: 'revoked' } })
  })

  it('proves the address: what was imported for it opens', async () => {
    await shop.product({ sku: 'OLD' })
    const { me, invited } = await signedUpMeanwhile()
    await importPeopleFile(
      shop,
      `legacyId,email,firstname,lastname,purchases\n77,${me.email},Imported,Name,OLD\n`,
    )
    expect(await owned(me)).toBe(0)
    expect((await accept(me, invited.token)).status).toBe(200)
    expect(await owned(me)).toBe(1)
  })
})

describe('Specification 6: an invitation to the staff that an account accepts', () => {
  it('raises the role, keeps this session, and signs the other devices out', async () => {
    const { me, invited } = await signedUpMeanwhile({ invitationType: 'admin' })
    const elsewhere = await person(shop)
    await shop.database.query('UPDATE sessions SET user_id = $1 WHERE user_id = $2', [me.id, elsewhere.id])
    expect((await accept(me, invited.token)).body.data.role).toBe('admin')
    expect(await roleOf(me)).toBe('admin')
    const { status, body } = await shop.call('GET', '/users/profile', { as: me })
    expect([status, body.data]).toEqual([200, expect.objectContaining({ role: 'admin' })])
    const live = await shop.database.query(
      'SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL',
      [me.id],
    )
    expect(live).toEqual([{ id: me.refreshToken.split('.')[0] }])
    const log = await shop.database.query(
      `SELECT details FROM activity_log WHERE user_id = $1 AND action = 'account.role-changed'`,
      [me.id],
    )
    expect(log).toEqual([{ details: { before: 'user', after: 'admin' } }])
  })

  it.each(['participant', 'admin'])('lowers no superuser who accepts one as %s', async (invitationType) => {
    const { me, invited } = await signedUpMeanwhile({ invitationType })
    await shop.database.query(`UPDATE users SET role = 'superuser' WHERE id = $1`, [me.id])
    expect((await accept(me, invited.token)).body.data.role).toBe('superuser')
    expect(await roleOf(me)).toBe('superuser')
  })

  it('is worth what its sender may still give: nothing after they left or were demoted', async () => {
    for (const change of [`state = 'deactivated'`, `role = 'admin'`]) {
      const boss = await person(shop, 'superuser')
      const { me, invited } = await signedUpMeanwhile({ invitationType: 'superuser' }, boss)
      await shop.database.query(`UPDATE users SET ${change} WHERE id = $1`, [boss.id])
      expect(await accept(me, invited.token)).toMatchObject({ status: 410, body: { reason: 'revoked' } })
      expect(await roleOf(me)).toBe('user')
    }
  })
})
