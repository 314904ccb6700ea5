import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withAmounts } from '@/src/admin/payments/amount-query'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
const numbers: string[] = []
beforeAll(async () => {
  shop = await startShop()
  const buyer = await person(shop)
  admin = await person(shop, 'admin')
  for (const priceCents of [1999, 2000, 2550, 2551]) {
    const { orderNumber, orderId } = await paidOrder(shop, buyer, [await shop.product({ priceCents })])
    await refund(shop, admin, orderId)
    numbers.push(orderNumber)
  }
})
afterAll(() => shop.stop())

describe('Lists of money by amounts', () => {
  it.each([
    ['orders', 'totalCents'],
    ['refunds', 'amountCents'],
    ['invoices', 'totalCents'],
  ])(
    'leave %s of %s between the two, both included, on the screen and in the download',
    async (list, field) => {
      const asked = withAmounts(new URLSearchParams(), field, { least: 2000, most: 2550 })
      const file = await rawCall('GET', `/${list}/export?format=csv&${asked}`, { as: admin })
      const rows = parse(await file.text(), { columns: true, bom: true }) as Record<string, string>[]
      expect(rows.map(({ Order }) => Order)).toEqual(numbers.slice(1, 3))
      const { body } = await shop.call<{ docs: Record<string, number>[] }>('GET', `/${list}?${asked}`, {
        as: admin,
      })
      expect(body.docs.map((row) => row[field]).sort()).toEqual([2000, 2550])
    },
  )
})
