import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindGroupEnds } from '@/plugins/groups/jobs/remind-group-ends'
import { deliverLicences } from '@/plugins/groups/operations/deliver-licences'
import { DAY_MS } from '@/src/domain/access/access-terms'
import { days } from '../../support/access'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { boughtGroup, groupOf, join, previewOf } from '../../support/group'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

describe('Groups: what somebody agrees to', () => {
  it('shows the leader who agreed what they opened and finished, and no more once that is withdrawn', async () => {
    const { product: program, lessonId } = await programWithLesson(shop)
    const { leader, id, code } = await boughtGroup(shop, 3, { program, group: { showsProgress: true } })
    const [ann, ben] = [await person(shop), await person(shop)]
    await join(shop, ann, code, true)
    await join(shop, ben, code)
    const seen = async () => (await groupOf(shop, leader, id)).report
    expect(await seen()).toMatchObject({
      joined: 2,
      opened: null,
      people: [{ email: ann.email, opened: false, finished: false }],
    })
    for (const as of [ann, ben])
      await shop.call('PUT', `/learning/lessons/${lessonId}/progress`, { as, body: { state: 'done' } })
    expect((await seen()).people).toMatchObject([{ email: ann.email, opened: true, finished: true }])
    const agreement = (as: Customer, agrees: boolean) =>
      shop.call('PUT', `/groups/${id}/agreement`, { as, body: { agrees } })
    expect((await agreement(ann, false)).status).toBe(200)
    expect(await seen()).toMatchObject({ joined: 2, opened: null, finished: null, people: [] })
    expect((await agreement(leader, true)).status).toBe(404)
  })
})

describe('Groups: warnings before the end', () => {
  it('warns its leader twice before it ends, once each, and not after it was extended', async () => {
    const { leader, id } = await boughtGroup(shop, 1, days(90))
    const extended = await boughtGroup(shop, 1, days(90))
    const inDays = (count: number) => new Date(Date.now() + count * DAY_MS)
    const warnings = async ({ email }: Customer) =>
      (await shop.mailsTo(email)).filter(
        ({ subject, html }) => /ends on/.test(String(subject)) && String(html).includes('/groups/'),
      ).length
    await remindGroupEnds(shop.payload, inDays(59))
    expect(await warnings(leader)).toBe(0)
    for (const [day, count] of [
      [61, 1],
      [70, 1],
      [84, 2],
      [88, 2],
    ] as const) {
      await Promise.all([1, 2].map(() => remindGroupEnds(shop.payload, inDays(day))))
      expect(await warnings(leader), `day ${day}`).toBe(count)
      if (day === 61)
        await shop.call('POST', `/groups/${extended.id}/extend`, {
          as: admin,
          body: { days: 60, reason: 'Began late' },
        })
    }
    expect(await warnings(extended.leader)).toBe(1)
    expect((await groupOf(shop, leader, id)).isOpen).toBe(true)
  })
})

describe('Groups: leaders', () => {
  const mailsOf = async (who: Customer, subject: RegExp) =>
    (await shop.mailsTo(who.email)).filter((mail) => subject.test(String(mail.subject)))

  it('are written to once when their group is ready, in their language, with the way to it', async () => {
    const { leader, id } = await boughtGroup(shop, 3)
    await deliverLicences(shop.payload)
    const [mail, ...more] = await mailsOf(leader, /your group is ready/)
    expect(String(mail?.html)).toContain(`/groups/${id}`)
    expect(more).toEqual([])
  })

  it('call their group what they like', async () => {
    const { leader, id } = await boughtGroup(shop, 1)
    const rename = (as: Customer, name: string) => shop.call('PUT', `/groups/${id}`, { as, body: { name } })
    expect((await rename(await person(shop), 'Mine')).status).toBe(404)
    expect((await rename(leader, '  ')).status).toBe(400)
    expect((await rename(leader, 'Night shift')).body.data).toMatchObject({ name: 'Night shift' })
  })

  it('read of the papers of the order what is theirs, and can have a quote for another', async () => {
    const { leader, id, licence, orderId } = await boughtGroup(shop, 1)
    const orderOf = async (as: Customer) =>
      (await shop.call<{ data: { order: object } }>('GET', `/groups/${id}`, { as })).body.data.order
    expect(await orderOf(leader)).toMatchObject({
      id: orderId,
      isOwn: true,
      isPaid: true,
      licenceId: licence.id,
    })
    const next = await person(shop)
    const body = { email: next.email, reason: 'Left' }
    await shop.call('POST', `/groups/${id}/leader`, { as: admin, body })
    expect(await orderOf(next)).toMatchObject({ isOwn: false, invoiceId: null })
  })

  it('are named by staff and written to, and never somebody who is gone or leaves', async () => {
    const { id, leader } = await boughtGroup(shop, 1)
    const [next, gone, leaving] = [await person(shop), await person(shop), await person(shop)]
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [gone.id])
    await shop.database.query(`UPDATE users SET closes_at = now() + interval '9 days' WHERE id = $1`, [
      leaving.id,
    ])
    const name = ({ email }: Customer) =>
      shop.call('POST', `/groups/${id}/leader`, { as: admin, body: { email, reason: 'Left' } })
    expect(await name(gone)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/deactivated/) },
    })
    expect(await name(leaving)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/being closed/) },
    })
    expect(await name(leader)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/already/) },
    })
    // Nor is access moved to them.
    const [held] = await shop.database.query<{ id: string }>(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key)
       SELECT $1::uuid, id, 'active', 'staff', 'moved:' || id::text FROM products LIMIT 1 RETURNING id`,
      [next.id],
    )
    const move = ({ email }: Customer) =>
      shop.call('POST', `/users/${next.id}/user-products/${held?.id}/transfer`, {
        as: admin,
        body: { email, reason: 'Asked' },
      })
    expect(await move(gone)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/deactivated/) },
    })
    expect(await move(leaving)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/being closed/) },
    })
    expect((await name(next)).status).toBe(200)
    expect(await mailsOf(next, /you lead this group now/)).toHaveLength(1)
    expect(await mailsOf(leader, /you lead this group now/)).toEqual([])
  })
})

describe('Groups: places that would be wasted, and what an invitation proves', () => {
  it('spends no place on who has all of it for ever, and says so before and after', async () => {
    const program = await shop.product()
    const { code, id, leader } = await boughtGroup(shop, 1, { program })
    const [owner, renting] = [await person(shop), await person(shop)]
    const own = (who: Customer, ends: string | null) =>
      shop.database.query(
        `INSERT INTO user_products (user_id, product_id, state, source, source_key, access_ends_at)
         VALUES ($1, $2, 'active', 'staff', 'own:' || ($1::uuid)::text, now() + $3::interval)`,
        [who.id, program.id, ends],
      )
    await own(owner, null)
    await own(renting, '20 days')
    expect(await previewOf(shop, code, owner)).toMatchObject({ standing: 'owned' })
    expect((await join(shop, owner, code)).body).toMatchObject({
      error: 'ALREADY_OWNED',
      message: expect.stringContaining('stays free for somebody else'),
    })
    expect((await groupOf(shop, leader, id)).seats).toMatchObject([{ state: 'free' }])
    expect((await join(shop, renting, code)).status).toBe(200)
  })

  it('takes the link that was mailed to somebody for the proof that the address is theirs', async () => {
    const { leader, id, code } = await boughtGroup(shop, 2)
    const [invited, other] = [await person(shop), await person(shop)]
    const body = { emails: [invited.email] }
    await shop.call('POST', `/groups/${id}/invitations`, { as: leader, body })
    const [mail] = await shop.mailsTo(invited.email)
    await join(shop, invited, /code=([\w-]+)/.exec(String(mail?.html))?.[1] ?? '')
    await join(shop, other, code)
    const proven = await shop.database.query<{ id: string }>(
      'SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND email_verified_at IS NOT NULL',
      [[invited.id, other.id]],
    )
    expect(proven).toEqual([{ id: invited.id }])
  })
})
