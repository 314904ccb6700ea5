import type { SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countTranslations,
  readTranslations,
  TRANSLATIONS_PER_PAGE,
  type Wanted,
} from '@/plugins/editing/translations/read-translations'
import { LABELS_FR } from '@/src/admin/languages/labels'
import { TITLES_FR, titledIn } from '@/src/admin/routes/staff-titles'
import { englishLabel } from '@/src/domain/languages/english-label'
import { editedPages, FRENCH } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

const board = (wanted: Partial<Wanted> = {}) =>
  readTranslations(shop.payload, { state: null, collection: null, words: '', page: 1, ...wanted })

/** How a document stands on the board: its state, and what changed in English; null when it is not there. */
async function standing(id: string) {
  const row = (await board()).find((each) => each.id === id)
  return row ? [row.state, [...row.changed].sort()] : null
}

const IN_FRENCH = '?locale=fr'

describe('Languages, Board: what waits for French', () => {
  it('is a page from its first English word until French is published, and again when English changes, with what changed', async () => {
    const { id, slug } = await pages.newPage()
    expect(await standing(id)).toEqual(['missing', []])
    const french = { ...FRENCH, slug: `fr-${slug}` }
    await pages.save(id, french, '?locale=fr&draft=true')
    expect(await standing(id), 'a draft is not there yet').toEqual(['missing', []])
    await pages.save(id, french, IN_FRENCH)
    expect(await standing(id)).toBeNull()

    await pages.save(id, { title: 'As it is', slug: `${slug}-now` }, '?locale=en')
    expect(await standing(id)).toEqual(['older', ['Title']])
    const layout = [{ blockType: 'call-to-action', heading: 'As it is' }]
    await pages.save(id, { layout }, '?locale=en')
    await pages.save(id, { layout: FRENCH.layout }, '?locale=fr&draft=true')
    expect(await standing(id)).toEqual(['older', ['Content', 'Title']])
    await pages.save(id, { title: 'Telle quelle' }, IN_FRENCH)
    expect(await standing(id)).toBeNull()

    await pages.save(id, { shown: false }, IN_FRENCH)
    expect(await standing(id)).toEqual(['missing', []])
    const trash = { as: editor, body: { deletedAt: new Date().toISOString() } }
    expect((await shop.call('PATCH', `/pages/${id}`, trash)).status).toBe(200)
    expect(await standing(id), 'what lies in the trash waits for nobody').toBeNull()
  })

  it('is not a page of which only its address changed, nor one that was saved as it is', async () => {
    const { id, slug } = await pages.newPage()
    await pages.save(id, { ...FRENCH, slug: `fr-${slug}` }, IN_FRENCH)
    await pages.save(id, { slug: `${slug}-moved` }, '?locale=en')
    await pages.save(id, { title: 'As it was' }, '?locale=en')
    expect(await standing(id)).toBeNull()
  })

  it('is a product and its texts, a menu, and an email template whose English was changed', async () => {
    const product = await shop.product({ title: 'Sleeping Better' })
    expect(await standing(product.id)).toEqual(['missing', []])
    await shop.call('PATCH', `/products/${product.id}?locale=fr`, {
      as: editor,
      body: { title: 'Mieux dormir', summary: 'Du repos.', _status: 'published' },
    })
    expect(await standing(product.id)).toBeNull()
    await shop.call('PATCH', `/products/${product.id}?locale=en`, { as: editor, body: { summary: 'Well.' } })
    expect(await standing(product.id)).toMatchObject(['older', [expect.stringMatching(/summary/i)]])

    const items = [{ label: 'Programs', href: '/programs' }]
    const menu = { items, _status: 'published' }
    await shop.call('POST', '/globals/navigation?locale=en', { as: editor, body: menu })
    expect(await standing('navigation')).toEqual(['missing', []])
    await shop.call('POST', '/globals/navigation?locale=fr', {
      as: editor,
      body: { items: [{ label: 'Programmes', href: '/programs' }], _status: 'published' },
    })
    expect(await standing('navigation')).toBeNull()

    const [template] = await shop.database.query<{ id: string }>(
      `SELECT id FROM email_templates WHERE key = 'password-reset'`,
    )
    const path = `/email-templates/${template?.id}`
    await shop.call('PATCH', path, { as: editor, body: { subject: 'A new password' } })
    expect(await standing('password-reset')).toEqual(['older', ['Subject']])
  })
})

describe('Languages, Board: with ten thousand documents', () => {
  it('is read a page at a time by its index, filtered and counted', async () => {
    await shop.database.query(`
      INSERT INTO translations (collection, document_id, title, state, english_at)
      SELECT 'lessons', 'lesson-' || n, 'Lesson ' || n, (ARRAY['missing', 'older', 'current'])[n % 3 + 1], now() + make_interval(secs => n)
        FROM generate_series(1, 10000) n`)
    await shop.database.query('ANALYZE translations')
    const first = await board({ collection: 'lessons' })
    expect(first).toHaveLength(TRANSLATIONS_PER_PAGE)
    expect(
      first.every(({ collection, state }) => collection === 'lessons' && String(state) !== 'current'),
    ).toBe(true)
    const second = await board({ collection: 'lessons', page: 2 })
    expect(second.map(({ id }) => id)).not.toContain(first.at(-1)?.id)
    expect((await board({ state: 'older', words: 'lesson 9999' })).map(({ title }) => title)).toEqual([])
    expect((await board({ state: 'older', words: 'LESSON 9997' })).map(({ title }) => title)).toEqual([
      'Lesson 9997',
    ])
    const counts = await countTranslations(shop.payload)
    expect(counts.find((each) => each.collection === 'lessons' && each.state === 'older')?.count).toBe(3334)
    const plan = await shop.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT * FROM translations WHERE state <> 'current' ORDER BY english_at DESC, collection, document_id LIMIT 50`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('translations_waiting')
  })
})

type Labelled = Record<string, unknown> & {
  admin?: { hidden?: unknown; group?: unknown; description?: unknown; placeholder?: unknown }
  labels?: { singular?: unknown; plural?: unknown }
}

/** What staff read around documents: every label, option, group and description, as the admin is given it. */
function labelsOf(part: Labelled): unknown[] {
  const { admin, labels, type } = part
  // Payload's own name of a block says so in its own words.
  if (admin?.hidden === true || part.hidden === true || part.name === 'blockName') return []
  const own = [labels?.singular, labels?.plural, admin?.group, admin?.description, admin?.placeholder]
  const inside = ['fields', 'options', 'tabs', 'blocks'].flatMap((name) => {
    const parts = Array.isArray(part[name]) ? part[name] : []
    return parts.flatMap((each: Labelled | string) => (typeof each === 'string' ? [each] : labelsOf(each)))
  })
  return [type === 'ui' ? undefined : part.label, part.description, ...own, ...inside]
}

describe('Languages, Staff area', () => {
  const all = () => {
    const { collections, globals } = shop.payload.config
    const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
    return [...ours, ...globals].flatMap((each) => labelsOf(each as unknown as Labelled))
  }

  it('calls everything that staff see in both languages', () => {
    const englishOnly = all().filter((label) => typeof label === 'string' && /\p{L}/u.test(label))
    expect([...new Set(englishOnly)]).toEqual([])
  })

  it('has no French for what is not there', () => {
    const shown = new Set(all().map(englishLabel))
    expect(Object.keys(LABELS_FR).filter((label) => !shown.has(label))).toEqual([])
  })

  it('calls the tab of each of its views in French, and has no French for another', () => {
    const titles = ({ admin }: SanitizedConfig) => [
      admin.meta.titleSuffix,
      ...Object.values(admin.components.views ?? {}).map((view) => view?.meta?.title),
    ]
    const english = titles(shop.payload.config)
    expect(english.length).toBeGreaterThan(5)
    expect(Object.keys(TITLES_FR).toSorted()).toEqual(english.toSorted())
    expect(titles(titledIn(shop.payload.config, 'fr'))).toEqual(
      english.map((title) => TITLES_FR[String(title)]),
    )
    expect(titles(titledIn(shop.payload.config, 'en'))).toEqual(english)
  })

  it('speaks Payload’s own words in French too, and names the fields of an error so', async () => {
    const answer = await shop.call<{ errors: { message: string }[] }>('POST', '/pages?locale=en', {
      as: editor,
      headers: { 'Accept-Language': 'fr-CA', cookie: 'payload-lng=fr' },
      body: { slug: 'no title', _status: 'published' },
    })
    expect(answer.body.errors[0]?.message).toMatch(/champ/)
  })
})
