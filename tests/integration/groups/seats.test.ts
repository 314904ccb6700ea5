import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverLicences } from '@/plugins/groups/operations/deliver-licences'
import { days, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { boughtGroup, groupOf, join, previewOf } from '../../support/group'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { proven } from '../../support/reset'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const invite = (leader: Customer, id: string, emails: string[], preview = false) =>
  shop.call<{ data: { email: string | null; outcome: string }[] }>('POST', `/groups/${id}/invitations`, {
    as: leader,
    body: { emails, preview },
  })
const giveBack = (leader: Customer, id: string, seatId: string) =>
  shop.call('POST', `/groups/${id}/seats/${seatId}/return`, { as: leader })
const linkTo = async (email: string) => {
  const mails = await shop.mailsTo(email)
  return /code=([\w-]+)/.exec(String(mails.at(-1)?.html))?.[1] ?? ''
}
const statesOf = async (leader: Customer, id: string) => {
  const { seats } = await groupOf(shop, leader, id)
  return seats.map(({ state }) => state).sort()
}

describe('Groups: a licence sells places', () => {
  it('is one group with as many free places as were bought, for its leader alone, and its leader may buy another', async () => {
    const { leader, id, licence } = await boughtGroup(shop, 3)
    expect(await statesOf(leader, id)).toEqual(['free', 'free', 'free'])
    expect((await shop.call('GET', `/groups/${id}`, { as: await person(shop) })).status).toBe(404)
    expect(await deliverLicences(shop.payload)).toBe(0)
    expect(await owned(shop, leader)).toEqual([])
    expect((await order(shop, leader, [licence])).status).toBe(200)
  })

  it('is delivered once to whoever bought it before licences had places', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const licence = await withTerms(shop, await shop.product(), { kind: 'licence' })
    const { token } = await approvedOrder(shop, buyer, [licence])
    await capture(shop, buyer, token)
    expect(await deliverLicences(shop.payload)).toBe(0)
    const had = await owned(shop, buyer)
    await withTerms(shop, licence, { seats: 25, opens: [program.id] })
    expect(await Promise.all([deliverLicences(shop.payload), deliverLicences(shop.payload)])).toContain(1)
    const { body } = await shop.call<{ data: { seats: { total: number } }[] }>('GET', '/groups', {
      as: buyer,
    })
    expect(body.data.map(({ seats }) => seats.total)).toEqual([25])
    expect(await owned(shop, buyer)).toEqual(had)
  })

  it('opens its programs to whoever joins by the code, once each, and says when it is full', async () => {
    const { leader, id, code, program } = await boughtGroup(shop, 2)
    const [ann, ben, cleo] = [await person(shop), await person(shop), await person(shop)]
    const first = await join(shop, ann, code.toLowerCase())
    expect(first.status).toBe(200)
    expect((await join(shop, ann, code)).body.seatId).toBe(first.body.seatId)
    expect((await join(shop, ben, code)).status).toBe(200)
    expect((await join(shop, cleo, code)).body.error).toBe('GROUP_FULL')
    expect((await join(shop, cleo, 'NO-SUCH-CODE')).body.error).toBe('GROUP_CODE_INVALID')
    expect(await owned(shop, ann)).toEqual([program.id])
    expect(await statesOf(leader, id)).toEqual(['active', 'active'])
  })
})

describe('Groups: invitations', () => {
  it('says what would come of each row before anything is sent', async () => {
    const { leader, id } = await boughtGroup(shop, 2)
    const rows = ['Ann Lee <Ann@Example.org>; ann@example.org', 'no address', 'b@example.org\nc@example.org']
    const { body } = await invite(leader, id, rows, true)
    expect(body.data.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'twice',
      'no-address',
      'invited',
      'no-place',
    ])
    expect(await statesOf(leader, id)).toEqual(['free', 'free'])
    expect(await shop.mailsTo('ann@example.org')).toEqual([])
  })

  it('are for one address, take their own place, and a fresh link voids the one before', async () => {
    const { leader, id, program } = await boughtGroup(shop, 1)
    const [invited, other] = [await person(shop), await person(shop)]
    await invite(leader, id, [invited.email])
    const old = await linkTo(invited.email)
    expect((await invite(leader, id, [invited.email])).body.data[0]?.outcome).toBe('resent')
    const fresh = await linkTo(invited.email)
    expect((await join(shop, invited, old)).body.error).toBe('GROUP_CODE_INVALID')
    expect((await join(shop, other, fresh)).body.error).toBe('GROUP_OTHER_ADDRESS')
    expect((await join(shop, invited, fresh)).status).toBe(200)
    expect(await owned(shop, invited)).toEqual([program.id])
    expect((await join(shop, invited, fresh)).status).toBe(200)
    expect((await join(shop, other, fresh)).body.error).toBe('GROUP_OTHER_ADDRESS')
    expect(await previewOf(shop, fresh, invited)).toMatchObject({ standing: 'joined' })
    expect(await previewOf(shop, fresh)).toMatchObject({ standing: 'used' })
  })

  it('say before anybody signs up whether a code lets them in', async () => {
    const { leader, id, code } = await boughtGroup(shop, 2)
    const [ann, ben, invited] = [await person(shop), await person(shop), await person(shop)]
    const change = (body: object) => shop.call('PUT', `/groups/${id}`, { as: leader, body })
    expect(await previewOf(shop, code)).toMatchObject({ standing: 'open', isLimited: false })
    await change({ allowed: ['clinic.example'], isCodeOpen: false })
    expect(await previewOf(shop, code)).toMatchObject({ standing: 'closed', isLimited: true })
    await change({ allowed: [], isCodeOpen: true })
    await join(shop, ann, code)
    await invite(leader, id, [invited.email])
    expect(await previewOf(shop, code, ann)).toMatchObject({ standing: 'joined' })
    expect(await previewOf(shop, code, ben)).toMatchObject({ standing: 'full' })
    expect(await previewOf(shop, code, invited)).toMatchObject({ standing: 'open' })
    expect(await previewOf(shop, await linkTo(invited.email))).toMatchObject({
      standing: 'open',
      isLimited: false,
    })
  })

  it('leaves a place that is promised to the one it is promised to', async () => {
    const { leader, id, code } = await boughtGroup(shop, 1)
    const [invited, other] = [await person(shop), await person(shop)]
    await invite(leader, id, [invited.email])
    expect((await join(shop, other, code)).body.error).toBe('GROUP_FULL')
    // Anybody could sign up with that address: a code of the group does not show whose it is.
    expect((await join(shop, invited, code)).body.error).toBe('EMAIL_NOT_PROVEN')
    expect((await join(shop, await proven(shop, invited), code)).status).toBe(200)
  })

  it('takes a code for addresses and domains it is for, and none when it is closed or renewed', async () => {
    const { leader, id, code } = await boughtGroup(shop, 5)
    const change = (body: object) =>
      shop.call<{ data: { code: string } }>('PUT', `/groups/${id}`, { as: leader, body })
    const ann = await person(shop)
    await change({ allowed: ['clinic.example'] })
    expect((await join(shop, ann, code)).body.error).toBe('GROUP_LIMITED')
    await change({ allowed: ['clinic.example', ann.email.split('@')[1]] })
    expect((await join(shop, ann, code)).body.error).toBe('EMAIL_NOT_PROVEN')
    expect((await join(shop, await proven(shop, ann), code)).status).toBe(200)
    const refused = await change({ allowed: ['clinic.example', 'our clinic'] })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'allowed.1', message: expect.stringContaining('domains such as') }] },
    })
    await change({ isCodeOpen: false, allowed: [] })
    expect((await join(shop, await person(shop), code)).body.error).toBe('GROUP_CODE_CLOSED')
    const { body } = await change({ isCodeOpen: true, renewCode: true })
    const ben = await person(shop)
    expect((await join(shop, ben, code)).body.error).toBe('GROUP_CODE_INVALID')
    expect((await join(shop, ben, body.data.code)).status).toBe(200)
  })
})

describe('Groups: places taken back, and the end', () => {
  it('takes a place back within 30 days: access ends, the place is free, and can be joined again', async () => {
    const { leader, id, code, program } = await boughtGroup(shop, 1)
    const [ann, ben] = [await person(shop), await person(shop)]
    const { body } = await join(shop, ann, code)
    expect((await giveBack(await person(shop), id, body.seatId)).status).toBe(404)
    expect((await giveBack(leader, id, body.seatId)).status).toBe(200)
    expect((await giveBack(leader, id, body.seatId)).status).toBe(200)
    expect(await owned(shop, ann)).toEqual([])
    expect(await statesOf(leader, id)).toEqual(['returned'])
    expect((await join(shop, ben, code)).status).toBe(200)
    expect(await owned(shop, ben)).toEqual([program.id])
    await shop.database.query(
      `UPDATE group_seats SET joined_at = now() - interval '31 days' WHERE group_id = $1`,
      [id],
    )
    expect((await giveBack(leader, id, body.seatId)).body.error).toBe('SEAT_STAYS')
  })

  it('ends every place when the licence is given back, and lets nobody join any more', async () => {
    const { leader, id, code, orderId } = await boughtGroup(shop, 3)
    const ann = await person(shop)
    await join(shop, ann, code)
    await shop.call('POST', `/payments/orders/${orderId}/refund`, {
      as: admin,
      body: { reason: 'Asked for' },
    })
    expect(await owned(shop, ann)).toEqual([])
    expect((await join(shop, await person(shop), code)).body.error).toBe('GROUP_ENDED')
    expect((await groupOf(shop, leader, id)).isOpen).toBe(false)
  })

  it('ends with the group, or stays, as the licence says; staff extend both together', async () => {
    const ending = await boughtGroup(shop, 2, days(90))
    const keeping = await boughtGroup(shop, 2, { ...days(90), group: { keepsAccess: true } })
    const ann = await person(shop)
    for (const { code } of [ending, keeping]) await join(shop, ann, code)
    const ends = () =>
      shop.database.query<{ ends: Date | null }>(
        `SELECT access_ends_at AS ends FROM user_products WHERE user_id = $1 ORDER BY access_ends_at NULLS LAST`,
        [ann.id],
      )
    const group = await groupOf(shop, ending.leader, ending.id)
    expect((await ends()).map(({ ends: at }) => at?.toISOString() ?? null)).toEqual([group.endsAt, null])
    const body = { days: 30, reason: 'Began late' }
    const extended = await shop.call<{ endsAt: string }>('POST', `/groups/${ending.id}/extend`, {
      as: admin,
      body,
    })
    expect((await ends())[0]?.ends?.toISOString()).toBe(extended.body.endsAt)
    const forever = await boughtGroup(shop, 1)
    expect((await shop.call('POST', `/groups/${forever.id}/extend`, { as: admin, body })).status).toBe(409)
    expect((await groupOf(shop, forever.leader, forever.id)).endsAt).toBeNull()
    await shop.database.query(`UPDATE seat_groups SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      ending.id,
    ])
    expect((await join(shop, await person(shop), ending.code)).body.error).toBe('GROUP_ENDED')
  })

  it('goes on under another leader, by staff', async () => {
    const { leader, id } = await boughtGroup(shop, 1)
    const next = await person(shop)
    await shop.call('POST', `/groups/${id}/leader`, {
      as: admin,
      body: { email: next.email, reason: 'Left the house' },
    })
    expect((await shop.call('GET', `/groups/${id}`, { as: leader })).status).toBe(404)
    expect((await groupOf(shop, next, id)).seats).toHaveLength(1)
  })
})
