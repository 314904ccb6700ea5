import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const download = async (path: string, as = admin) => {
  const response = await rawCall('GET', path, { as })
  expect(response.status).toBe(200)
  return parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[]
}

it('sales as a table are those of the statistics to the cent, summed up, and begin no formula', async () => {
  const buyer = await person(shop)
  const { orderId } = await paidOrder(shop, buyer, [
    await shop.product({ title: '=1+1', priceCents: 10_050 }),
  ])
  await refund(shop, admin, orderId, { amount: 50.25 })
  const rows = await download('/statistics/sales.csv?by=program')
  const sold = { Sold: '1', Paid: '100.50', Refunded: '50.25', Left: '50.25', Currency: 'CAD' }
  expect(rows).toEqual([
    expect.objectContaining({ ...sold, Program: "'=1+1" }),
    expect.objectContaining({ ...sold, Program: 'In all' }),
  ])
  const { body } = await shop.call<{ data: { paid: number; refunded: number; net: number } }>(
    'GET',
    '/statistics/sales?by=program',
    { as: admin },
  )
  expect(body.data).toMatchObject({ paid: 100.5, refunded: 50.25, net: 50.25 })
})

it('figures are for whoever has the right to see them', async () => {
  const customer = await person(shop)
  for (const path of ['/statistics/sales.csv?by=month', '/participation/export']) {
    expect((await rawCall('GET', path, { as: customer })).status).toBe(403)
    expect((await rawCall('GET', path, { as: null })).status).toBe(401)
  }
  const set = (rights: string[]) =>
    shop.payload.update({ collection: 'users', id: admin.id, data: { rights: rights as 'people'[] } })
  await set(['people'])
  expect((await rawCall('GET', '/statistics/sales.csv', { as: admin })).status).toBe(403)
  expect(Object.keys((await download('/participation/export?days=7'))[0] ?? { none: '' })).not.toContain(
    'Email',
  )
  await set(['money'])
  expect((await rawCall('GET', '/participation/export', { as: admin })).status).toBe(403)
})
