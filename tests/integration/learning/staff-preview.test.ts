import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days, withTerms } from '../../support/access'
import { buyerOf, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const contentOf = (id: string, as: Customer) =>
  shop.call<{ data: { title: string; isPreview: boolean } }>('GET', `/programs/${id}/content`, { as })

describe('Learning, Preview: staff see what buyers see', () => {
  it('shows any program and lesson to staff, drafts too, and keeps nothing of it', async () => {
    const { programId, lessonId, lessonSlug } = await programWithLesson(shop)
    const title = 'A title that is not published yet'
    await shop.payload.update({ collection: 'programs', id: programId, data: { title }, draft: true })
    await shop.payload.update({ collection: 'lessons', id: lessonId, data: { title }, draft: true })
    const lesson = `/programs/${programId}/lessons/${lessonSlug}`
    for (const role of ['admin', 'superuser'] as const) {
      const as = await person(shop, role)
      expect((await contentOf(programId, as)).body.data).toMatchObject({ title, isPreview: true })
      expect((await shop.call('GET', lesson, { as })).body.data).toMatchObject({ title })
      const kept = [
        await shop.call('PUT', `/learning/lessons/${lessonId}/progress`, { as, body: { state: 'done' } }),
        await shop.call('PUT', `/learning/lessons/${lessonId}/note`, { as, body: { text: 'x' } }),
        await shop.call('GET', `/learning/programs/${programId}`, { as }),
      ]
      expect(kept.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect(await shop.database.query('SELECT 1 FROM lesson_progress')).toEqual([])
  })

  it('shows a lesson that was never published to staff, and to no buyer', async () => {
    const { programId, lessonId, lessonSlug, product } = await programWithLesson(shop)
    await shop.payload.update({ collection: 'lessons', id: lessonId, data: { _status: 'draft' } })
    const buyer = await person(shop)
    await order(shop, buyer, [product])
    const lesson = `/programs/${programId}/lessons/${lessonSlug}`
    expect((await shop.call('GET', lesson, { as: await person(shop, 'admin') })).status).toBe(200)
    expect((await shop.call('GET', lesson, { as: buyer })).status).toBe(404)
    expect((await contentOf(programId, buyer)).body.data).toMatchObject({ isPreview: false })
  })

  it('shows what a buyer of one day sees on another, an expired one too, and writes nothing', async () => {
    const of = await course(shop, 3)
    await withTerms(shop, of.product, days(30))
    const release = { kind: 'after-purchase', days: 7 }
    await shop.payload.update({
      collection: 'lessons',
      id: of.lessons[1]?.id ?? '',
      data: { release } as never,
    })
    const as = await person(shop, 'admin')
    const seen = (on: string) =>
      shop.call<{ data: { isOpen: boolean; lessons: { lock: object | null }[] } }>(
        'GET',
        `/programs/${of.programId}/preview?boughtOn=2026-03-01&on=${on}`,
        { as },
      )
    const locks = async (on: string) => (await seen(on)).body.data.lessons.map(({ lock }) => lock !== null)
    expect(await locks('2026-03-07')).toEqual([false, true, false])
    expect(await locks('2026-03-08')).toEqual([false, false, false])
    expect((await seen('2026-03-30')).body.data.isOpen).toBe(true)
    expect((await seen('2026-03-31')).body.data).toMatchObject({
      isOpen: false,
      endsAt: '2026-03-31T12:00:00.000Z',
    })
    expect(await shop.database.query('SELECT 1 FROM user_products WHERE user_id = $1', [as.id])).toEqual([])
    const buyer = await buyerOf(shop, of)
    const refused = `/programs/${of.programId}/preview?boughtOn=2026-03-01&on=2026-03-02`
    expect((await shop.call('GET', refused, { as: buyer })).status).toBe(403)
  })

  it('shows what somebody with a place in a group sees, by the terms of the licence', async () => {
    const of = await course(shop, 1)
    const as = await person(shop, 'admin')
    const seen = async (on: string) => {
      const asked = `/programs/${of.programId}/preview?boughtOn=2026-03-01&on=${on}&as=seat`
      return shop.call<{ data: { isOpen: boolean; endsAt: string | null } }>('GET', asked, { as })
    }
    expect((await seen('2026-03-02')).status, 'no licence opens it').toBe(404)
    const licence = await shop.product()
    await withTerms(shop, licence, { kind: 'licence', seats: 5, opens: [of.product.id], ...days(10) })
    expect((await seen('2026-03-10')).body.data).toMatchObject({ isOpen: true })
    expect((await seen('2026-03-11')).body.data).toMatchObject({
      isOpen: false,
      endsAt: '2026-03-11T12:00:00.000Z',
    })
    await withTerms(shop, licence, { group: { keepsAccess: true } })
    expect((await seen('2026-03-11')).body.data).toMatchObject({ isOpen: true, endsAt: null })
  })

  it('shows staff who have bought it the published one, as to any buyer', async () => {
    const { programId, product } = await programWithLesson(shop)
    const as = await person(shop, 'admin')
    await order(shop, as, [product])
    const title = 'Not yet'
    await shop.payload.update({ collection: 'programs', id: programId, data: { title }, draft: true })
    const { body } = await contentOf(programId, as)
    expect(body.data).toMatchObject({ title: product.title, isPreview: false })
  })
})
