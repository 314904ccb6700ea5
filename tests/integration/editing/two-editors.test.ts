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
const write = (as: Customer, id: string, title: string, query: string) =>
  shop.call('PATCH', `/pages/${id}?locale=en${query}`, {
    as,
    body: { title, _status: query.includes('draft') ? 'draft' : 'published' },
  })
/** Every title the page has or ever had, as its history offers them to whoever wants one back. */
const titles = async (id: string) =>
  (
    await shop.database.query<{ title: string }>(
      `SELECT l.version_title AS title FROM _pages_v v JOIN _pages_v_locales l ON l._parent_id = v.id AND l._locale = 'en'
        WHERE v.parent_id = $1`,
      [id],
    )
  ).map(({ title }) => title)

describe('Editing: two editors on one page', () => {
  it.each([
    ['publish', ''],
    ['save a draft', '&draft=true'],
    ['have their writing saved by itself', '&draft=true&autosave=true'],
  ])('who %s at once: the words of both stay in its history', async (_, query) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await pages.newPage()
      const written = [`First words ${round}`, `Second words ${round}`]
      const answers = await Promise.all([
        write(editor, id, String(written[0]), query),
        write(other, id, String(written[1]), query),
      ])
      const kept = await titles(id)
      for (const [index, { status }] of answers.entries())
        if (status === 200) expect(kept, `round ${round}`).toContain(written[index])
      expect(answers.map(({ status }) => status)).toContain(200)
    }
  })

  it('whoever writes while another one writes is told who, in their language, and nothing of either is lost', async () => {
    const { id } = await pages.newPage()
    await shop.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) =>
        shop.call('PATCH', `/pages/${id}?locale=en`, {
          as: other,
          body: { title: 'Over it', _status: 'published' },
          headers: { 'accept-language': language },
        }),
      ),
    )
    expect([english?.status, french?.status]).toEqual([409, 409])
    expect(english?.body.message).toBe(
      'Demo Person is writing here right now. Nothing of yours was stored; try again when they are done.',
    )
    expect(french?.body.message).toContain('Demo Person écrit ici en ce moment.')
    expect(await pages.read(id)).toBe('As it was')
    expect((await write(editor, id, 'Their own', '')).status).toBe(200)
  })
})

describe('Editing: at the same moment', () => {
  it('a picture is deleted and shown on a page: it is refused to one of both, who hears why', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await pages.newPage()
      const [picture] = await shop.database.query<{ id: string }>(
        `INSERT INTO media (alt) VALUES ('A garden') RETURNING id`,
      )
      const layout = [{ blockType: 'hero', heading: 'Welcome', text: 'Come in', image: picture?.id }]
      const [gone, shown] = await Promise.all([
        shop.call('DELETE', `/media/${picture?.id}`, { as: other }),
        shop.call('PATCH', `/pages/${id}?locale=en`, { as: editor, body: { layout, _status: 'published' } }),
      ])
      expect([gone.status, shown.status].filter((status) => status === 200)).toHaveLength(1)
      expect([gone.status, shown.status].filter((status) => status >= 500)).toEqual([])
    }
  })

  it.each(['a page', 'the menus'])(
    'a page goes into the trash and %s lead there: the slower one hears of it, with its words kept',
    async (where) => {
      for (let round = 0; round < ROUNDS; round++) {
        const [target, linking] = [await pages.newPage(), await pages.newPage()]
        const href = `/${target.slug}`
        const lead =
          where === 'a page'
            ? {
                path: `/pages/${linking.id}?locale=en`,
                method: 'PATCH' as const,
                body: {
                  layout: [
                    {
                      blockType: 'call-to-action',
                      heading: 'See',
                      actions: [{ label: 'More', href, style: 'primary' }],
                    },
                  ],
                },
              }
            : {
                path: '/globals/navigation?locale=en',
                method: 'POST' as const,
                body: { items: [{ label: 'More', href }] },
              }
        const deletedAt = new Date().toISOString()
        const [gone, shown] = await Promise.all([
          shop.call('PATCH', `/pages/${target.id}`, { as: other, body: { deletedAt } }),
          shop.call(lead.method, lead.path, { as: editor, body: { ...lead.body, _status: 'published' } }),
        ])
        expect([gone.status, shown.status].sort(), `round ${round}`).toEqual([200, 409])
        const refused = gone.status === 409 ? gone : shown
        expect(JSON.stringify(refused.body)).toMatch(
          /This is used on “|This leads to “As it was”, which lies in the trash/,
        )
        if (shown.status === 409) {
          const draft = await shop.call(lead.method, `${lead.path}&draft=true`, {
            as: editor,
            body: { ...lead.body, _status: 'draft' },
          })
          expect(draft.status, 'a draft of it can be kept').toBe(200)
        }
        if (where === 'the menus')
          await shop.call('POST', '/globals/navigation?locale=en', {
            as: editor,
            body: { items: [], _status: 'published' },
          })
      }
    },
  )

  it('a page moves and another one begins to lead to its old address: visitors arrive', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [target, linking] = [await pages.newPage(), await pages.newPage()]
      const actions = [{ label: 'More', href: `/${target.slug}`, style: 'primary' }]
      const layout = [{ blockType: 'call-to-action', heading: 'See', actions }]
      const moved = `${target.slug}-moved`
      const answers = await Promise.all([
        shop.call('PATCH', `/pages/${target.id}?locale=en`, {
          as: other,
          body: { slug: moved, _status: 'published' },
        }),
        shop.call('PATCH', `/pages/${linking.id}?locale=en`, {
          as: editor,
          body: { layout, _status: 'published' },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [leading] = await shop.database.query<{ from: string }>(
        'SELECT "from" FROM redirects WHERE "from" = $1',
        [`/${target.slug}`],
      )
      expect(leading, `round ${round}`).toBeDefined()
    }
  })
})
