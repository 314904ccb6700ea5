import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGroup } from '@/plugins/groups/operations/join-group'
import { returnSeat } from '@/plugins/groups/operations/return-seat'
import { person } from '../../support/factories/person'
import { boughtGroup, groupOf } from '../../support/group'
import { type Customer, type Shop, startShop } from '../../support/shop'

const rounds = process.env.TEST_DEPTH === 'deep' ? 200 : 20
const PLACES = 25

let shop: Shop
let admin: Customer
let people: Customer[]
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  people = await Promise.all(Array.from({ length: 50 }, () => person(shop)))
})
afterAll(() => shop.stop())

type Bought = Awaited<ReturnType<typeof boughtGroup>>

/** What else happens while everybody joins, round by round. */
const MEANWHILE: [string, (group: Bought) => Promise<unknown>][] = [
  ['nothing else', async () => undefined],
  [
    'three places are taken back',
    async ({ leader, id }) => {
      const { seats } = await groupOf(shop, leader, id)
      const taken = seats.filter(({ state }) => state === 'active').slice(0, 3)
      await Promise.allSettled(
        taken.map(({ id: seatId }) => returnSeat(shop.payload, { groupId: id, seatId, leaderId: leader.id })),
      )
    },
  ],
  [
    'the leader is removed',
    async ({ id }) =>
      shop.call('POST', `/groups/${id}/leader`, {
        as: admin,
        body: { email: people[0]?.email, reason: 'Left' },
      }),
  ],
  [
    'the code is closed',
    async ({ leader, id }) => shop.call('PUT', `/groups/${id}`, { as: leader, body: { isCodeOpen: false } }),
  ],
  [
    'the licence is given back',
    async ({ orderId }) =>
      shop.call('POST', `/payments/orders/${orderId}/refund`, { as: admin, body: { reason: 'Asked for' } }),
  ],
]

async function ledgerOf({ id, orderId }: Bought) {
  const [counts] = await shop.database.query<{ seats: number; active: number; people: number; open: number }>(
    `SELECT (SELECT count(*)::int FROM group_seats WHERE group_id = $1) AS seats,
            (SELECT count(*)::int FROM group_seats WHERE group_id = $1 AND state = 'active') AS active,
            (SELECT count(DISTINCT user_id)::int FROM group_seats WHERE group_id = $1 AND state = 'active') AS people,
            (SELECT count(*)::int FROM user_products WHERE order_id = $2 AND source = 'seat' AND state = 'active') AS open`,
    [id, orderId],
  )
  return counts
}

describe('Groups: 50 people for 25 places', () => {
  it(`never take more than 25 and lose none, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [name, meanwhile] = MEANWHILE[round % MEANWHILE.length] ?? ['', async () => undefined]
      const group = await boughtGroup(shop, PLACES)
      const request = { code: group.code, agrees: false }
      const joining = people.map((each) => joinGroup(shop.payload, each, request))
      const [outcomes] = await Promise.all([Promise.allSettled(joining), meanwhile(group)])
      const joined = outcomes.filter(({ status }) => status === 'fulfilled').length
      const books = await ledgerOf(group)
      expect(books?.seats, name).toBe(PLACES)
      expect(books?.active, name).toBe(books?.people)
      expect(joined, name).toBeGreaterThanOrEqual(books?.active ?? 0)
      if (name === 'the licence is given back') expect(books?.open, name).toBe(0)
      else expect(books?.open, name).toBe(books?.active)
      if (!/code|given back/.test(name)) {
        // What was taken back meanwhile is joined again: no place is lost.
        await Promise.allSettled(people.map((each) => joinGroup(shop.payload, each, request)))
        expect((await ledgerOf(group))?.active, name).toBe(PLACES)
      }
    }
  }, 600_000)
})
