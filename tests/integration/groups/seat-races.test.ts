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

/** What else happens once some have joined and others still try, round by round; says how often it did happen. */
const MEANWHILE: [string, (group: Bought) => Promise<number>][] = [
  ['nothing else', async () => 1],
  [
    'three places are taken back',
    async ({ leader, id }) => {
      const { seats } = await groupOf(shop, leader, id)
      const taken = seats.filter(({ state }) => state === 'active').slice(0, 3)
      const outcomes = await Promise.allSettled(
        taken.map(({ id: seatId }) => returnSeat(shop.payload, { groupId: id, seatId, leaderId: leader.id })),
      )
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    },
  ],
  [
    'the leader is removed',
    async ({ id }) => {
      const body = { email: people[0]?.email, reason: 'Left' }
      return Number((await shop.call('POST', `/groups/${id}/leader`, { as: admin, body })).status === 200)
    },
  ],
  [
    'the code is closed',
    async ({ leader, id }) => {
      const body = { isCodeOpen: false }
      return Number((await shop.call('PUT', `/groups/${id}`, { as: leader, body })).status === 200)
    },
  ],
  [
    'the licence is given back',
    async ({ orderId }) => {
      const body = { reason: 'Asked for' }
      const answer = await shop.call('POST', `/payments/orders/${orderId}/refund`, { as: admin, body })
      return Number(answer.status === 200)
    },
  ],
]

/** When so many of them have come to an end, one way or the other. */
function settled(all: Promise<unknown>[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let open = count
    const one = () => {
      open -= 1
      if (open === 0) resolve()
    }
    for (const each of all) each.then(one, one)
  })
}

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
    const happened = MEANWHILE.map(() => 0)
    for (let round = 0; round < rounds; round += 1) {
      const kind = round % MEANWHILE.length
      const [name, meanwhile] = MEANWHILE[kind] ?? ['', async () => 0]
      const group = await boughtGroup(shop, PLACES)
      const request = { code: group.code, agrees: false }
      const joining = people.map((each) => joinGroup(shop.payload, each, request))
      const also = settled(joining, 5 + (round % 20)).then(() => meanwhile(group))
      const [outcomes, done] = await Promise.all([Promise.allSettled(joining), also])
      happened[kind] = (happened[kind] ?? 0) + done
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
    // Nothing was tried in vain in every round: a leader is removed and a licence given back in each of its rounds.
    const [, returned = 0, ...others] = happened
    const each = rounds / MEANWHILE.length
    expect(returned).toBeGreaterThan(each)
    expect(others).toEqual([each, each, each])
  }, 600_000)
})
