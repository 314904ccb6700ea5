import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let other: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  other = await person(shop, 'admin')
})
afterAll(() => shop?.stop())

type Order = {
  version: string
  sections: { id: string | null; lessons: { id: string; isDraft: boolean }[] }[]
}
type Asked = { version: string; sections: { id: string | null; lessons: string[] }[] }

const read = async (of: Course, as = admin) =>
  (await shop.call<{ data: Order }>('GET', `/programs/${of.programId}/lesson-order`, { as })).body.data
const put = (of: Course, body: Asked, as = admin) =>
  shop.call<{ data: Order; message: string }>('POST', `/programs/${of.programId}/lesson-order`, { as, body })
const idsOf = ({ sections }: Order) => sections.map(({ lessons }) => lessons.map(({ id }) => id))
const asked = (order: Order, lists: string[][]): Asked => ({
  version: order.version,
  sections: order.sections.map(({ id }, index) => ({ id, lessons: lists[index] ?? [] })),
})
/** As a buyer sees them: the lessons of each section, those of none first. */
const seenBy = async (as: Customer, of: Course) => {
  type Content = { data: { sections: { lessons: { id: string; slug: string }[] }[] } }
  const { body } = await shop.call<Content>('GET', `/programs/${of.programId}/content`, { as })
  return body.data.sections.map(({ lessons }) => lessons)
}
const TWO = { sections: [{ title: 'Begin' }, { title: 'Go on' }] }

/** Three lessons in the first of two sections. */
async function inTwoSections(): Promise<{ of: Course; ids: [string, string, string]; sections: string[] }> {
  const of = await course(shop, 3)
  const program = await shop.payload.findByID({ collection: 'programs', id: of.programId, depth: 0 })
  await shop.payload.update({
    collection: 'programs',
    id: of.programId,
    data: { sections: [...(program.sections ?? []), ...TWO.sections.slice(1)], _status: 'published' },
  })
  const { sections } = await read(of)
  const [one = '', two = '', three = ''] = of.lessons.map(({ id }) => id)
  return { of, ids: [one, two, three], sections: sections.map(({ id }) => id ?? '') }
}

describe('Editing, Lessons: put in order', () => {
  it('stand as they were put, from section to section, for buyers at once, and no address changes', async () => {
    const { of, ids } = await inTwoSections()
    const [one, two, three] = ids
    const as = await buyerOf(shop, of)
    const order = await read(of)
    expect(idsOf(order)).toEqual([[one, two, three], []])
    const { status, body } = await put(of, asked(order, [[three, one], [two]]))
    expect(status).toBe(200)
    expect(idsOf(body.data)).toEqual([[three, one], [two]])
    const seen = await seenBy(as, of)
    expect(seen.map((lessons) => lessons.map(({ id }) => id))).toEqual([[three, one], [two]])
    const slugs = new Map(of.lessons.map(({ id, slug }) => [id, slug]))
    for (const { id, slug } of seen.flat()) expect(slug).toBe(slugs.get(id))
  })

  it('stay there when a draft is published that was begun before, whose own words are kept', async () => {
    const { of, ids, sections } = await inTwoSections()
    const [one, two, three] = ids
    await shop.payload.update({ collection: 'lessons', id: three, data: { title: 'In draft' }, draft: true })
    await put(of, asked(await read(of), [[one], [three, two]]))
    await shop.payload.update({ collection: 'lessons', id: three, data: { _status: 'published' } })
    const draft = await shop.payload.findByID({ collection: 'lessons', id: three, draft: true, depth: 0 })
    expect(draft).toMatchObject({ title: 'In draft', section: sections[1], position: 1 })
    expect(idsOf(await read(of))).toEqual([[one], [three, two]])
  })

  it('list a lesson nobody sees yet where its draft stands, and move it', async () => {
    const { of, ids, sections } = await inTwoSections()
    const [one, two, three] = ids
    const { body } = await shop.call<{ doc: { id: string } }>('POST', '/lessons?draft=true', {
      as: admin,
      body: { program: of.programId, section: sections[1], _status: 'draft' },
    })
    const made = body.doc.id
    const order = await read(of)
    expect(idsOf(order)).toEqual([[one, two, three], [made]])
    expect(order.sections[1]?.lessons[0]).toMatchObject({ id: made, isDraft: true })
    expect((await put(of, asked(order, [[made, one, two], [three]]))).status).toBe(200)
    const kept = await shop.payload.findByID({ collection: 'lessons', id: made, draft: true, depth: 0 })
    expect(kept).toMatchObject({ section: sections[0], position: 1 })
  })

  it('are moved whole or not at all, by staff alone, and no lesson of another program with them', async () => {
    const { of, ids, sections } = await inTwoSections()
    const [one, two, three] = ids
    const another = await course(shop, 1)
    const as = await buyerOf(shop, of)
    const order = await read(of)
    const turned = asked(order, [[three, two, one], []])
    for (const lists of [
      [[three, two, another.lessonId]],
      [[three, two, one, another.lessonId]],
      [[three, two]],
      [[one, one, two, three]],
    ])
      expect((await put(of, asked(order, lists))).status, JSON.stringify(lists)).toBe(409)
    const elsewhere = { version: order.version, sections: [{ id: randomUUID(), lessons: [...ids] }] }
    expect((await put(of, elsewhere)).status).toBe(409)
    expect((await put(of, { ...turned, sections: [] })).status).toBe(400)
    expect((await put(of, turned, as)).status).toBe(403)
    const nowhere = await shop.call('POST', `/programs/${randomUUID()}/lesson-order`, {
      as: admin,
      body: turned,
    })
    expect(nowhere.status).toBe(404)
    expect(await read(of)).toEqual(order)
    expect(sections).toHaveLength(2)
  })

  it('are moved once: of two who saw the same order one is told, and who asks again for what stands is not', async () => {
    const { of, ids } = await inTwoSections()
    const [one, two, three] = ids
    for (let round = 0; round < 20; round++) {
      const seen = await read(of)
      const mine = asked(seen, round % 2 ? [[one, two], [three]] : [[three, one], [two]])
      const theirs = asked(seen, round % 2 ? [[two], [one, three]] : [[one], [two, three]])
      const [first, second] = await Promise.all([put(of, mine), put(of, theirs, other)])
      expect([first.status, second.status].sort(), `round ${round}`).toEqual([200, 409])
      const kept = first.status === 200 ? mine : theirs
      const now = await read(of)
      expect(idsOf(now)).toEqual(kept.sections.map(({ lessons }) => lessons))
      expect((await put(of, kept, first.status === 200 ? admin : other)).status).toBe(200)
      expect(await read(of)).toEqual(now)
    }
  })

  it('are refused when one of them was deleted, put into the trash or made meanwhile', async () => {
    const { of, ids } = await inTwoSections()
    const [one, two, three] = ids
    const seen = await read(of)
    await shop.payload.delete({ collection: 'lessons', id: two })
    expect((await put(of, asked(seen, [[three, two, one], []]))).status).toBe(409)
    const left = await read(of)
    expect(idsOf(left)).toEqual([[one, three], []])
    await shop.payload.update({
      collection: 'lessons',
      id: one,
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await put(of, asked(left, [[three, one], []]))).status).toBe(409)
    expect(idsOf(await read(of))).toEqual([[three], []])
  })

  it('are told of in the activity log, once and without what did not change', async () => {
    const { of, ids } = await inTwoSections()
    const order = await read(of)
    const turned = asked(order, [ids.toReversed(), []])
    await put(of, turned)
    await put(of, turned)
    const told = await shop.database.query<{ changes: unknown }>(
      `SELECT details->'changes' AS changes FROM activity_log WHERE details->>'id' = $1 AND actor_id = $2`,
      [of.programId, admin.id],
    )
    expect(told).toEqual([{ changes: [{ field: 'Order of its lessons' }] }])
  })
})

describe('Editing, Lessons: without a place', () => {
  it('stand last when they are new, and last in a section they come to', async () => {
    const { of, sections } = await inTwoSections()
    const make = (title: string, data: { section: string | null; position?: number }) =>
      shop.call<{ doc: { id: string; position: number } }>('POST', '/lessons', {
        as: admin,
        body: { title, program: of.programId, body: richText(title), _status: 'published', ...data },
      })
    const added = (await make('Added', { section: sections[0] ?? '' })).body.doc
    expect(added.position).toBe(4)
    expect((await make('Given', { section: sections[1] ?? '', position: 7 })).body.doc.position).toBe(7)
    const outside = (await make('Outside', { section: null })).body.doc
    expect(outside.position).toBe(1)
    const inside = await shop.payload.update({
      collection: 'lessons',
      id: outside.id,
      data: { section: sections[0] ?? '' },
    })
    expect(inside.position).toBe(5)
    const kept = await shop.payload.update({
      collection: 'lessons',
      id: added.id,
      data: { title: 'Still fourth' },
    })
    expect(kept.position).toBe(4)
  })
})
