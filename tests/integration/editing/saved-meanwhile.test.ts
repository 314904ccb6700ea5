import { describe, expect, it } from 'vitest'
import type { Customer, Shop } from '../../support/shop'
import { type TwoEditors, withTwoEditors } from '../../support/two-editors'

let shop: Shop
let editor: Customer
let other: Customer
let pages: TwoEditors['pages']
withTwoEditors((given) => {
  ;({ shop, editor, other, pages } = given)
})

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

describe('Editing: somebody saved the menus while another one had them open', () => {
  type Menus = { items?: { label: string }[]; updatedAt: string; changedBy?: { id: string } }
  const openMenus = async (as: Customer) =>
    (await shop.call<Menus>('GET', '/globals/navigation?draft=true&depth=1&locale=en', { as })).body
  const saveMenus = (as: Customer, label: string, opened: Menus | null, query = '', language = 'en') =>
    shop.call<{ result: Menus; message: string }>('POST', `/globals/navigation?locale=en${query}`, {
      as,
      body: {
        items: [{ label, href: '/programs' }],
        ...(opened ? { updatedAt: opened.updatedAt } : {}),
        _status: query ? 'draft' : 'published',
      },
      headers: { 'accept-language': language },
    })
  const labelOf = ({ items }: Menus) => items?.[0]?.label
  const labels = async () =>
    (
      await shop.database.query<{ label: string }>('SELECT DISTINCT label FROM _navigation_v_version_items')
    ).map(({ label }) => label)

  it.each(WAYS.slice(0, 2))(
    'who comes later to %s is told who was faster and when, in their language; the words of both are kept',
    async (_, query) => {
      const [first, second, over] = [`First ${query}`, `Second ${query}`, `Over it ${query}`]
      await saveMenus(editor, 'As it was', null)
      const opened = await openMenus(other)
      const faster = await saveMenus(editor, first, await openMenus(editor), '&draft=true')
      const refused = await saveMenus(other, second, opened, query)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toMatch(
        /^Demo Person saved this at \d{4}-\d\d-\d\d \d\d:\d\d, after you had opened it\./,
      )
      const french = await saveMenus(other, second, opened, query, 'fr')
      expect(french.body.message).toMatch(/^Demo Person a enregistré ceci à /)
      const stored = await openMenus(other)
      expect(labelOf(stored)).toBe(first)
      expect(stored.changedBy?.id).toBe(editor.id)
      expect(stored.updatedAt).toBe(faster.body.result.updatedAt)
      expect((await saveMenus(other, over, stored, query)).status).toBe(200)
      expect(labelOf(await openMenus(editor))).toBe(over)
      expect(await labels()).toEqual(expect.arrayContaining([first, over]))
    },
  )

  it.each(WAYS.slice(0, 2))('of two who %s what they opened alike exactly one is told', async (_, query) => {
    for (let round = 0; round < ROUNDS; round++) {
      await saveMenus(editor, 'As it was', null)
      const opened = await openMenus(editor)
      await shop.database.query('UPDATE _navigation_v SET version_changed_by_id = NULL')
      const answers = await Promise.all([
        saveMenus(editor, 'One', opened, query),
        saveMenus(other, 'Other', opened, query),
      ])
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409])
      expect(labelOf(await openMenus(editor))).toBe(answers[0]?.status === 200 ? 'One' : 'Other')
    }
  })

  it('nobody is told of what they or the site saved themselves; visitors read nobody’s name', async () => {
    const opened = await openMenus(editor)
    for (const label of ['One', 'Two', 'Three'])
      expect((await saveMenus(editor, label, opened, '&draft=true')).status).toBe(200)
    const seen = await openMenus(other)
    await shop.payload.updateGlobal({
      slug: 'navigation',
      data: { items: [{ label: 'Ours', href: '/cart' }] },
    })
    expect((await saveMenus(other, 'Four', seen)).status).toBe(200)
    const visited = await shop.call('GET', '/globals/navigation?depth=2')
    expect(JSON.stringify(visited.body)).not.toContain('changedBy')
  })

  it('who is writing them is named to whoever saves them meanwhile', async () => {
    await shop.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'navigation', user: { relationTo: 'users', value: editor.id } },
    })
    const refused = await saveMenus(other, 'Over it', null)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Demo Person is writing here right now\./)
    expect((await saveMenus(editor, 'Their own', null)).status).toBe(200)
  })
})
