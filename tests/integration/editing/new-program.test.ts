import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const make = (changes: object = {}, as: Customer | null = editor) =>
  shop.call<{
    data: { programId: string; productId: string; lessonIds: string[] }
    errors: { path: string }[]
  }>('POST', '/programs/new', {
    as,
    body: {
      title: `Calmer nights ${randomUUID()}`,
      summary: 'Small steps towards better sleep.',
      price: '49,50 $',
      sections: 'Begin here\n\n Evenings ',
      lessons: 'What sleep is for\n What sleep is for\n\nScreens\n\nOne more',
      ...changes,
    },
  })

describe('Editing: a new program', () => {
  it('is made whole from one form: product, program, sections and lessons, as drafts', async () => {
    const { status, body } = await make()
    expect(status).toBe(200)
    const { programId, productId, lessonIds } = body.data
    const product = await shop.payload.findByID({
      collection: 'products',
      id: productId,
      draft: true,
      depth: 0,
    })
    expect(product).toMatchObject({ priceCents: 4_950, kind: 'program', _status: 'draft' })
    const program = await shop.payload.findByID({
      collection: 'programs',
      id: programId,
      draft: true,
      depth: 0,
    })
    expect(program).toMatchObject({ product: productId, _status: 'draft' })
    expect(program.sections?.map(({ title }) => title)).toEqual(['Begin here', 'Evenings'])
    const lessons = await Promise.all(
      lessonIds.map((id) => shop.payload.findByID({ collection: 'lessons', id, draft: true, depth: 0 })),
    )
    const [first, second] = program.sections?.map(({ id }) => id) ?? []
    expect(lessons.map(({ title, slug, section, _status }) => [title, slug, section, _status])).toEqual([
      ['What sleep is for', 'what-sleep-is-for', first, 'draft'],
      ['What sleep is for', 'what-sleep-is-for-2', first, 'draft'],
      ['Screens', 'screens', second, 'draft'],
      ['One more', 'one-more', second, 'draft'],
    ])
    const inSecond = lessons.slice(2).map(({ position }) => position ?? 0)
    expect([...inSecond].sort((one, other) => one - other)).toEqual(inSecond)
    expect(lessons.every((lesson) => lesson.program === programId)).toBe(true)
    const seen = await shop.call<{ totalDocs: number }>('GET', `/products?where[id][equals]=${productId}`)
    expect(seen.body.totalDocs, 'nobody sees it before it is published').toBe(0)
  })

  it('can be called as another one is', async () => {
    const title = `Twice ${randomUUID()}`
    const [first, second] = [await make({ title }), await make({ title })]
    expect([first.status, second.status]).toEqual([200, 200])
  })

  it.each<[string, object]>([
    ['title', { title: ' ' }],
    ['summary', { summary: '' }],
    ['price', { price: 'a lot' }],
    ['price', { price: '-5' }],
    ['price', { price: '' }],
    ['price', { price: '4.999' }],
    ['lessons', { lessons: undefined }],
    ['lessons', { lessons: ' \n ' }],
    ['lessons', { lessons: 'x'.repeat(161) }],
    ['lessons', { lessons: 'One\n'.repeat(61) }],
    ['sections', { sections: Array.from({ length: 21 }, () => 'One') }],
  ])('needs a right %s: %o', async (field, changes) => {
    const { status, body } = await make(changes)
    expect([status, body.errors[0]?.path]).toEqual([400, field])
  })

  it('is all or nothing', async () => {
    const count = async () =>
      (await shop.database.query<{ n: number }>('SELECT count(*)::int AS n FROM products'))[0]?.n
    const before = await count()
    await shop.database.query(`ALTER TABLE lessons ADD CONSTRAINT none_now CHECK (false) NOT VALID`)
    try {
      expect((await make()).status).toBeGreaterThanOrEqual(400)
      expect(await count()).toBe(before)
    } finally {
      await shop.database.query('ALTER TABLE lessons DROP CONSTRAINT none_now')
    }
  })

  it('is for staff alone', async () => {
    expect((await make({}, null)).status).toBe(401)
    expect((await make({}, await person(shop))).status).toBe(403)
  })
})
