import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropUntouchedDrafts } from '@/plugins/editing/drafts/drop-untouched'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const COLLECTIONS = ['pages', 'lessons', 'resources'] as const
type Made = (typeof COLLECTIONS)[number]
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
/** As a click on "Create New" does. */
const begun = async (collection: Made, body = {}) => {
  const answer = await shop.call<{ doc: { id: string } }>('POST', `/${collection}?draft=true`, {
    as: editor,
    body: { _status: 'draft', ...body },
  })
  return answer.body.doc.id
}
const isThere = async (collection: Made, id: string) =>
  (await shop.call('GET', `/${collection}/${id}?draft=true`, { as: editor })).status === 200

it.each(COLLECTIONS)(
  '%s: what was begun and left without a word is dropped after a day, and not before',
  async (made) => {
    const id = await begun(made)
    expect(await dropUntouchedDrafts(shop.payload)).toBe(0)
    expect(await isThere(made, id)).toBe(true)
    expect(await dropUntouchedDrafts(shop.payload, tomorrow())).toBe(1)
    expect(await isThere(made, id)).toBe(false)
    expect(await dropUntouchedDrafts(shop.payload, tomorrow())).toBe(0)
  },
)

it('whatever somebody wrote stays: a title, an address, a text, a place in a program, words that were taken out again', async () => {
  const layout = [{ blockType: 'call-to-action', heading: 'See' }]
  const kept: [Made, string][] = [
    ['pages', await begun('pages', { title: 'Half a thought' })],
    ['pages', await begun('pages', { slug: 'half' })],
    ['pages', await begun('pages', { layout })],
    ['lessons', await begun('lessons', { body: richText('A word') })],
    ['resources', await begun('resources', { summary: 'Short' })],
    ['resources', await begun('resources', { kind: 'newsletter' })],
  ]
  const id = await begun('lessons')
  for (const title of ['A title', ''])
    await shop.call('PATCH', `/lessons/${id}?draft=true&autosave=true&locale=fr`, {
      as: editor,
      body: { title, _status: 'draft' },
    })
  kept.push(['lessons', id])
  expect(await dropUntouchedDrafts(shop.payload, tomorrow())).toBe(0)
  for (const [made, each] of kept) expect(await isThere(made, each), made).toBe(true)
})

it('three processes that look at once drop each draft once, and whoever begins to write at that moment keeps it', async () => {
  for (let round = 0; round < 20; round++) {
    const id = await begun('pages')
    const [written, ...dropped] = await Promise.all([
      shop.call('PATCH', `/pages/${id}?draft=true&autosave=true`, {
        as: editor,
        body: { title: `Words ${round}`, _status: 'draft' },
      }),
      ...[1, 2, 3].map(() => dropUntouchedDrafts(shop.payload, tomorrow())),
    ])
    const total = dropped.reduce((sum, count) => sum + count, 0)
    expect([written.status === 200, total], `round ${round}`).toEqual([total === 0, total])
    expect(await isThere('pages', id)).toBe(total === 0)
  }
})
