import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindGroupEnds } from '@/plugins/groups/jobs/remind-group-ends'
import { DAY_MS } from '@/src/domain/access/access-terms'
import { days } from '../../support/access'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { boughtGroup, groupOf, join } from '../../support/group'
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
      (await shop.mailsTo(email)).filter(({ html }) => String(html).includes('/groups/')).length
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
