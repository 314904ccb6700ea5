import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editedPages } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let other: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  ;[editor, other] = await Promise.all([person(shop, 'admin'), person(shop, 'admin')])
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

const ROUNDS = 20
const WAYS = [
  ['publish', ''],
  ['save a draft', '&draft=true'],
  ['have their writing saved by itself', '&draft=true&autosave=true'],
] as const
type Doc = { title: string; updatedAt: string }

const open = async (as: Customer, id: string) =>
  (await shop.call<Doc>('GET', `/pages/${id}?draft=true&depth=0&locale=en`, { as })).body
const save = (as: Customer, id: string, title: string, { updatedAt }: Doc, query = '', language = 'en') =>
  shop.call<{ doc: Doc; message: string }>('PATCH', `/pages/${id}?locale=en${query}`, {
    as,
    body: { title, updatedAt, _status: query.includes('draft') ? 'draft' : 'published' },
    headers: { 'accept-language': language },
  })
const titles = async (id: string) =>
  (
    await shop.database.query<{ title: string }>(
      `SELECT l.version_title AS title FROM _pages_v v JOIN _pages_v_locales l ON l._parent_id = v.id AND l._locale = 'en'
        WHERE v.parent_id = $1`,
      [id],
    )
  ).map(({ title }) => title)

describe('Editing: somebody saved it while another one had it open', () => {
  it.each(WAYS)(
    'who comes later to %s is told who was faster and when, in their language; what was stored stays as it is',
    async (_, query) => {
      const { id } = await pages.newPage()
      const opened = await open(other, id)
      const { body } = await save(editor, id, 'First words', await open(editor, id), '&draft=true')
      const refused = await save(other, id, 'Second words', opened, query)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toMatch(
        /^Demo Person saved this at \d{4}-\d\d-\d\d \d\d:\d\d, after you had opened it\./,
      )
      const french = await save(other, id, 'Second words', opened, query, 'fr')
      expect(french.body.message).toMatch(/^Demo Person a enregistré ceci à /)
      expect((await open(other, id)).title).toBe('First words')
      expect((await save(other, id, 'Over it', body.doc, query)).status).toBe(200)
      expect((await open(editor, id)).title).toBe('Over it')
      expect(await titles(id)).toEqual(expect.arrayContaining(['First words', 'Over it']))
    },
  )

  it.each(WAYS)('of two who %s what they opened alike exactly one is told', async (_, query) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await pages.newPage()
      const opened = await open(editor, id)
      const answers = await Promise.all([
        save(editor, id, 'One', opened, query),
        save(other, id, 'Other', opened, query),
      ])
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409])
      const kept = answers[0]?.status === 200 ? 'One' : 'Other'
      expect((await open(editor, id)).title, `round ${round}`).toBe(kept)
    }
  })

  it('nobody is told of what they or the site saved themselves, nor who does not say what they opened', async () => {
    const { id } = await pages.newPage()
    const opened = await open(editor, id)
    for (const title of ['One', 'Two', 'Three'])
      expect((await save(editor, id, title, opened, '&draft=true&autosave=true')).status).toBe(200)
    expect((await save(editor, id, 'Four', opened)).status).toBe(200)
    const seen = await open(other, id)
    await shop.payload.update({ collection: 'pages', id, data: { title: 'By the site' } })
    expect((await save(other, id, 'Five', seen)).status).toBe(200)
    const unsaid = await shop.call('PATCH', `/pages/${id}?locale=en`, { as: editor, body: { title: 'Six' } })
    expect(unsaid.status).toBe(200)
  })
})
