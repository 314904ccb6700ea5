import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let superuser: Customer
beforeAll(async () => {
  shop = await startShop()
  superuser = await person(shop, 'superuser')
})
afterAll(() => shop.stop())

it('what somebody did is found by their email address', async () => {
  const { body } = await shop.call<{ docs: { user?: unknown }[] }>(
    'GET',
    `/activity-log?depth=0&where[or][0][user.email][like]=${encodeURIComponent(superuser.email)}`,
    { as: superuser },
  )
  expect(body.docs.length).toBeGreaterThan(0)
  expect(new Set(body.docs.map(({ user }) => user))).toEqual(new Set([superuser.id]))
})
