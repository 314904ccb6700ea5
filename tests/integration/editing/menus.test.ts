import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const save = (label: string, query = '') =>
  shop.call('POST', `/globals/navigation${query}`, {
    as: editor,
    body: { items: [{ label, href: '/programs' }], _status: query ? 'draft' : 'published' },
  })

it('Editing: menus that are being written are seen by staff alone, by every route, until they are published', async () => {
  await save('As it was')
  expect((await save('Half a thought', '?draft=true')).status).toBe(200)
  const reader = await person(shop)
  for (const as of [null, reader])
    for (const path of ['', '?draft=true', '?locale=fr&draft=true', '?locale=all&draft=true', '/versions']) {
      const { body } = await shop.call('GET', `/globals/navigation${path}`, { as })
      expect(JSON.stringify(body), path).not.toContain('Half a thought')
    }
  const asStaff = await shop.call('GET', '/globals/navigation?draft=true', { as: editor })
  expect(JSON.stringify(asStaff.body)).toContain('Half a thought')
  const before = await shop.call('GET', '/globals/navigation')
  expect(JSON.stringify(before.body)).toContain('As it was')
  await save('Published')
  expect(JSON.stringify((await shop.call('GET', '/globals/navigation')).body)).toContain('Published')
})
