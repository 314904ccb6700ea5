import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillIndex } from '@/plugins/search/jobs/fill-index'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { type Answer, type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Piece = { text: string; isMatch: boolean }
type Result = { kind: string; url: string; title: string; excerpt: string; marked: { title: Piece[] } }
type Found = { data: { query: string; total: number; results: Result[] } }
const ask = (q: string, locale = 'en') =>
  shop.call<Found>('GET', `/search?q=${encodeURIComponent(q)}&locale=${locale}`, {
    headers: fromNetwork(newNetwork()),
  })
const titles = async (q: string, locale = 'en') =>
  (await ask(q, locale)).body.data.results.map(({ title }) => title)

const QUIET = { disableRevalidate: true }
const richText = (text: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
})
const article = (title: string, more: object = {}) =>
  shop.payload.create({
    collection: 'resources',
    data: {
      title,
      summary: 'An article.',
      slug: `a-${randomUUID()}`,
      kind: 'article',
      publishedAt: '2026-11-01',
      body: richText(`Words of ${title}.`),
      _status: 'published',
      ...more,
    } as never,
    context: QUIET,
  })
const page = (title: string, text: string, more: object = {}) =>
  shop.payload.create({
    collection: 'pages',
    data: {
      title,
      slug: `p-${randomUUID()}`,
      layout: [{ blockType: 'hero', heading: title, text }],
      _status: 'published',
      ...more,
    } as never,
    context: QUIET,
  })

describe('Search: what is found', () => {
  it('are programs, resources and pages, by any of their words, the title’s first', async () => {
    await page('Getting started', 'How pacing helps with quillwork.')
    await article('Quillwork for beginners')
    const product = await shop.product({ title: 'Quillwork at home' })
    const { status, body } = await ask('quillwork')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ query: 'quillwork', total: 3 })
    expect(body.data.results.map(({ kind }) => kind).sort()).toEqual(['page', 'program', 'resource'])
    expect(body.data.results[2]).toMatchObject({ kind: 'page', title: 'Getting started' })
    expect(body.data.results.map(({ url }) => url)).toContain(`/learn-more-about-${product.slug}`)
    expect(body.data.results[0]?.marked.title[0]).toEqual({ text: 'Quillwork', isMatch: true })
  })

  it('forgives accents, endings, capitals and typing errors, and finds while one types', async () => {
    await article('Énergie zébrée et farniente')
    await article('Breathing calmly with a xylophone')
    for (const words of [
      'Energie ZEBREE',
      'énergïe',
      'zebr',
      'xylophone breathe',
      'xylofone',
      'xylophnoe calm',
    ])
      expect(await titles(words), words).toHaveLength(1)
    expect(await titles('zyxwvut')).toEqual([])
  })

  it('puts é before f where two fit as well', async () => {
    for (const title of ['Kiwi folk', 'Kiwi étude', 'Kiwi early'])
      await article(title, { body: richText('Same.') })
    expect(await titles('kiwi')).toEqual(['Kiwi early', 'Kiwi étude', 'Kiwi folk'])
  })

  it('is of the language asked in, with its endings and addresses', async () => {
    const english = await article('Nimbus gardens')
    await shop.payload.update({
      collection: 'resources',
      id: english.id,
      locale: 'fr',
      data: {
        title: 'Jardins nimbus',
        summary: 'Un article.',
        slug: `j-${randomUUID()}`,
        body: richText('Mots.'),
      },
      context: QUIET,
    })
    expect(await titles('nimbus', 'fr')).toEqual(['Jardins nimbus'])
    expect(await titles('nimbus')).toEqual(['Nimbus gardens'])
    expect((await ask('jardin', 'fr')).body.data.results[0]?.url).toMatch(/^\/fr\/newsletter\/j-/)
    expect(await titles('jardin')).toEqual([])
  })

  it('takes whatever somebody types for words', async () => {
    const wild = [
      "'; DROP TABLE search_entries; --",
      '!&|():*<->',
      'a'.repeat(5_000),
      '%',
      '\\',
      'ﷺ',
      '🙂',
      '<b>',
    ]
    for (const q of ['', ' ', 'x', ...wild]) expect((await ask(q)).status, q).toBe(200)
    expect((await shop.call('GET', '/search')).body).toMatchObject({ data: { total: 0, results: [] } })
  })
})

describe('Search: what is never found', () => {
  it.each([
    ['a draft', { _status: 'draft' }],
    ['what is not shown in the language', { shown: false }],
  ])('is %s', async (_, more) => {
    const word = `hidden${randomUUID().slice(0, 8)}`
    await article(word, more)
    await page(word, 'Text', more)
    expect((await ask(word)).body.data.total).toBe(0)
  })

  it('is the newer draft of what is published, nor what was taken back, renamed or deleted', async () => {
    const [old, newer] = [`old${randomUUID().slice(0, 8)}`, `new${randomUUID().slice(0, 8)}`]
    const { id } = await page(old, 'Text')
    const change = (data: object, draft = false) =>
      shop.payload.update({ collection: 'pages', id, data: data as never, draft, context: QUIET })
    await change({ title: newer, _status: 'draft' }, true)
    expect([await titles(old), await titles(newer)]).toEqual([[old], []])
    await change({ title: newer, layout: [], _status: 'published' })
    expect([await titles(old), await titles(newer)]).toEqual([[], [newer]])
    await change({ _status: 'draft' })
    expect(await titles(newer)).toEqual([])
    await change({ _status: 'published' })
    expect(await titles(newer)).toEqual([newer])
    await shop.payload.delete({ collection: 'pages', id, context: QUIET })
    expect(await titles(newer)).toEqual([])
  })

  it('is what the documents themselves hide, even while the index has it; nor lessons, nor addresses of people', async () => {
    const word = `past${randomUUID().slice(0, 8)}`
    const { id } = await article(word)
    await shop.database.query(`UPDATE resources SET _status = 'draft' WHERE id = $1`, [id])
    expect((await ask(word)).body.data.total).toBe(0)
    const { secrets } = await programWithLesson(shop)
    for (const secret of Object.values(secrets)) expect((await ask(secret)).body.data.total, secret).toBe(0)
    expect((await ask(admin.email)).body.data.total).toBe(0)
  })
})

describe('Search: the index', () => {
  it('is filled with what came past the hooks, once', async () => {
    const word = `restored${randomUUID().slice(0, 8)}`
    const { id } = await article(word)
    await shop.database.query('DELETE FROM search_entries WHERE document_id = $1', [id])
    expect(await titles(word)).toEqual([])
    expect(await fillIndex(shop.payload)).toBe(1)
    expect(await titles(word)).toEqual([word])
    expect(await fillIndex(shop.payload)).toBe(0)
  })

  it('works without the extensions, accents included, and takes them up when they come', async () => {
    await article('Ökologie für Anfänger')
    await shop.database.query(
      'DROP EXTENSION unaccent; DROP EXTENSION pg_trgm CASCADE; SELECT search_setup()',
    )
    expect(await titles('okologie')).toHaveLength(1)
    expect(await titles('xylofone')).toEqual([])
    await shop.database.query('CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; SELECT search_setup()')
    expect(await titles('xylofone')).toHaveLength(1)
  })

  it('answers a visitor 120 times a minute', async () => {
    const headers = fromNetwork(newNetwork())
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => shop.call('GET', '/search?q=kiwi', { headers })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('Reliability: searching public lists', () => {
  const count = (answers: Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  const look = (query: string, from: string, as: Customer | null = null) =>
    shop.call('GET', query, { as, headers: fromNetwork(from) })

  it('lets a network of strangers search a minute’s worth, and ask for what it names without end', async () => {
    // A server that starts twice with one configuration counts once all the same.
    await shop.payload.config.onInit?.(shop.payload)
    const from = newNetwork()
    const search = (n: number) => look(`/products?where[title][like]=${n}&limit=1&depth=0`, from)
    const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => search(n)))
    expect([count(answers, 200), count(answers, 429)]).toEqual([60, 10])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ success: false, error: 'RATE_LIMITED' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)

    for (const query of ['/products?where[slug][equals]=x', '/pages?where[slug][equals]=home', '/resources'])
      expect((await look(query, from)).status, query).toBe(200)
    expect((await search(1)).status).toBe(429)
    expect((await look('/products?where[title][like]=x', newNetwork())).status).toBe(200)
    expect((await look('/products?where[title][like]=x', from, admin)).status).toBe(200)
  })

  it('says to strangers what they cannot ask, also in the body of a POST; staff can', async () => {
    for (const query of ['where[images.alt][like]=x', 'sort=images.alt']) {
      const { status, body } = await look(`/products?${query}`, newNetwork())
      const path = query.startsWith('sort') ? 'sort' : 'where'
      expect([status, body]).toMatchObject([
        400,
        { error: 'VALIDATION_ERROR', errors: [{ data: { errors: [{ path }] } }] },
      ])
      expect((await look(`/products?${query}`, newNetwork(), admin)).status).toBe(200)
      const headers = {
        'X-Payload-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      expect((await rawCall('POST', '/products', { body: query, headers })).status).toBe(400)
    }
  })
})
