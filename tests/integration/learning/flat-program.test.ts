import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Outline = { sections: { title: string; lessons: { slug: string }[] }[] }

describe('Learning, Programs without sections', () => {
  it('list their lessons in order, count them, and lead on through them', async () => {
    const product = await shop.product({ priceCents: 0 })
    const program = await shop.payload.create({
      collection: 'programs',
      data: { title: 'A short one', product: product.id, sections: [], _status: 'published' },
    })
    const [second, first] = await Promise.all(
      [2, 1].map((position) =>
        shop.payload.create({
          collection: 'lessons',
          data: {
            title: `Part ${position}`,
            program: program.id,
            position,
            slug: `part-${position}`,
            body: richText('Words.'),
            _status: 'published',
          },
        }),
      ),
    )
    const as = await person(shop)
    await order(shop, as, [product])
    const content = await shop.call<{ data: Outline }>('GET', `/programs/${product.slug}/content`, { as })
    expect(content.body.data.sections).toMatchObject([
      { title: '', lessons: [{ slug: 'part-1' }, { slug: 'part-2' }] },
    ])
    const done = await shop.call('PUT', `/learning/lessons/${first?.id}/progress`, {
      as,
      body: { state: 'done' },
    })
    expect(done.status).toBe(200)
    const { body } = await shop.call('GET', `/learning/programs/${product.slug}`, { as })
    expect(body.data).toMatchObject({ percent: 50, lessonsTotal: 2, resume: { lessonId: second?.id } })
  })

  it('may have lessons before their first section', async () => {
    const { programId, product, lessonSlug } = await programWithLesson(shop)
    await shop.payload.create({
      collection: 'lessons',
      data: {
        title: 'Before all',
        program: programId,
        position: 9,
        slug: 'before-all',
        body: richText('Words.'),
        _status: 'published',
      },
    })
    const as = await person(shop)
    await order(shop, as, [product])
    const content = await shop.call<{ data: Outline }>('GET', `/programs/${programId}/content`, { as })
    expect(content.body.data.sections.map(({ lessons }) => lessons.map(({ slug }) => slug))).toEqual([
      ['before-all'],
      [lessonSlug],
    ])
  })
})
