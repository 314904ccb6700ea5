import { afterAll, beforeAll, expect, it } from 'vitest'
import { course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop?.stop())

it('Editing, Lessons: an address follows from the title, is the lesson’s own within its program, and stays when the title changes', async () => {
  const [of, another] = [await course(shop, 1), await course(shop, 1)]
  const make = async (program: string, body: object) =>
    (
      await shop.call<{ doc: { id: string; slug: string } }>('POST', '/lessons?draft=true', {
        as: admin,
        body: { program, position: 1, _status: 'draft', ...body },
      })
    ).body.doc
  const first = await make(of.programId, { title: 'Éveil & été' })
  expect(first.slug).toBe('eveil-ete')
  expect((await make(of.programId, { title: 'Éveil & été', slug: '' })).slug).toBe('eveil-ete-2')
  expect((await make(another.programId, { title: 'Éveil & été' })).slug).toBe('eveil-ete')
  expect((await make(of.programId, { title: 'Own words', slug: 'mine' })).slug).toBe('mine')
  const { slug } = await shop.payload.update({
    collection: 'lessons',
    id: first.id,
    data: { title: 'Another title' },
    draft: true,
  })
  expect(slug).toBe('eveil-ete')
})
