import type { FlattenedField } from 'payload'
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

const LAYOUT = [{ blockType: 'call-to-action', heading: 'Sleep well' }]

type Texts = { locale: string; title: string | null; slug: string | null }
const textsOf = (id: string) =>
  shop.database.query<Texts>(
    'SELECT _locale AS locale, title, slug FROM pages_locales WHERE _parent_id = $1 ORDER BY 1',
    [id],
  )

async function newPage(slug: string): Promise<string> {
  const body = { title: 'About sleep', slug, layout: LAYOUT, _status: 'published' }
  const answer = await shop.call<{ doc: { id: string } }>('POST', '/pages', { as: editor, body })
  return answer.body.doc.id
}

/** Decisions 020 and 034 name them; rows joined by their places are in `forms-apart` and `each-kind-apart`. */
describe('Languages: what Payload 3.90 does wrong with languages is not ours', () => {
  it('with `fallback: false` it stores none of the texts of a call that names no language: each falls back on itself', async () => {
    const { localization } = shop.payload.config
    if (!localization) throw new Error('the site has one language')
    expect(localization.locales.map(({ code, fallbackLocale }) => [code, fallbackLocale])).toEqual([
      ['en', 'en'],
      ['fr', 'fr'],
    ])
    const id = await newPage('names-no-language')
    expect(await textsOf(id)).toEqual([{ locale: 'en', title: 'About sleep', slug: 'names-no-language' }])
  })

  it('with a fallback on English it would show, and on saving store, English as French: a missing text stays missing', async () => {
    const id = await newPage('half-french')
    const body = { title: 'Le sommeil', _status: 'draft' }
    const saved = await shop.call('PATCH', `/pages/${id}?locale=fr&draft=true`, { as: editor, body })
    expect(saved.status).toBe(200)
    const { body: stored } = await shop.call('GET', `/pages/${id}?locale=fr&draft=true`, { as: editor })
    expect(stored.title).toBe('Le sommeil')
    expect(stored.layout ?? [], 'no English section').toEqual([])
    expect(
      (await textsOf(id)).filter(({ locale, title }) => locale === 'fr' && title === 'About sleep'),
    ).toEqual([])
  })

  it('throws where something is made without a value for a localized group: none is, its fields are', () => {
    const groups = (fields: readonly FlattenedField[], path: string): string[] =>
      fields.flatMap((field) => {
        const here = `${path}.${field.name}`
        const own = field.type === 'group' && field.localized ? [here] : []
        return [...own, ...('flattenedFields' in field ? groups(field.flattenedFields, here) : [])]
      })
    const all = [...shop.payload.config.collections, ...shop.payload.config.globals]
    expect(all.flatMap(({ slug, flattenedFields }) => groups(flattenedFields, slug))).toEqual([])
  })

  it('shows an older draft after publishing in one language (`localizeStatus`): the switch is off, and what is published is there', async () => {
    const { experimental } = shop.payload.config as { experimental?: { localizeStatus?: boolean } }
    expect(experimental?.localizeStatus ?? false).toBe(false)
    const id = await newPage('published-after-a-draft')
    const say = (title: string, query: string, status: string) =>
      shop.call('PATCH', `/pages/${id}?locale=en${query}`, { as: editor, body: { title, _status: status } })
    await say('A draft', '&draft=true', 'draft')
    await say('Published', '&publishSpecificLocale=en', 'published')
    for (const query of ['?locale=en', '?locale=en&draft=true']) {
      expect((await shop.call('GET', `/pages/${id}${query}`, { as: editor })).body.title, query).toBe(
        'Published',
      )
    }
  })
})
