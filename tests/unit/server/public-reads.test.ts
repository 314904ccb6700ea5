import { describe, expect, it } from 'vitest'
import { noteChange } from '@/src/server/content-changes/last-change.mjs'
import { KeptAnswers } from '@/src/server/public-reads/kept-answers'
import { publicReadKey } from '@/src/server/public-reads/public-read-key'
import { publicReads } from '@/src/server/public-reads/public-reads'
import { comparableFields, filterProblem, isPlainFilter } from '@/src/server/public-reads/visitor-filter'

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.example.com/api${path}`, { headers })

/** A shop that counts how often it is really asked. */
function countingShop(respond = (n: number): Response => Response.json({ answer: n })) {
  let count = 0
  const kept = new KeptAnswers()
  const handler = publicReads(async () => {
    count += 1
    const n = count
    await Promise.resolve()
    return respond(n)
  }, kept)
  const get = (path: string, headers = {}) => handler(asked(path, headers), {})
  return { get, kept, timesAsked: () => count }
}

describe('Speed: calls that answer the same to everybody', () => {
  it('ask the shop once, until public content changes', async () => {
    const { get, timesAsked } = countingShop()
    for (let i = 0; i < 3; i++) expect(await (await get('/products')).json()).toEqual({ answer: 1 })
    noteChange()
    expect(await (await get('/products')).json()).toEqual({ answer: 2 })
    expect(timesAsked()).toBe(2)
  })

  it('are one question however it is spelled', async () => {
    const { get, timesAsked } = countingShop()
    await get('/products?limit=24&sort=title')
    await get('/products?sort=title&limit=24')
    await get('/products?sort=title&limit=%32%34')
    expect(timesAsked()).toBe(1)
  })

  it('have a mark, by which they need not be sent again', async () => {
    const { get } = countingShop()
    const first = await get('/products/slug/pmfp')
    const etag = String(first.headers.get('ETag'))
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/products/slug/pmfp', { 'If-None-Match': known })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    }
    expect((await get('/products/slug/pmfp', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it('wait for each other instead of asking the same thing at once', async () => {
    const { get, timesAsked } = countingShop()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/products')))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(timesAsked()).toBe(1)
  })

  it('are not kept when content changed while they were made, nor shared with who asks afterwards', async () => {
    const { get, timesAsked } = countingShop()
    const before = get('/products')
    noteChange()
    expect(await (await get('/products')).json()).toEqual({ answer: 2 })
    expect(await (await before).json()).toEqual({ answer: 1 })
    expect(await (await get('/products')).json()).toEqual({ answer: 2 })
    expect(timesAsked()).toBe(2)
  })

  it.each([404, 429, 500, 503])('are never kept when they say %i', async (status) => {
    const { get, timesAsked } = countingShop((n) => Response.json({ n }, { status }))
    const answers = [await get('/products'), await get('/products')]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ n: 1 }, { n: 2 }])
    expect(timesAsked()).toBe(2)
  })

  it('answer each by themselves when the shop fails for all who wait', async () => {
    const { get, timesAsked } = countingShop((n) => Response.json({ n }, { status: 500 }))
    const answers = await Promise.all([get('/products'), get('/products'), get('/products')])
    expect(answers.map((answer) => answer.status)).toEqual([500, 500, 500])
    expect(timesAsked()).toBe(3)
  })

  it('stay few and small under a flood of different questions, which does not displace page one', async () => {
    const { get, kept, timesAsked } = countingShop((n) => Response.json({ n, filling: 'x'.repeat(20_000) }))
    await get('/products')
    await get('/products')
    for (let i = 0; i < 2_000; i++) await get(`/products/slug/made-up-${i}`)
    expect(kept.size).toBeLessThanOrEqual(500)
    const before = timesAsked()
    await get('/products')
    expect(timesAsked()).toBe(before)
  })
})

describe('Access: what is kept for everybody', () => {
  it.each([
    ['cookie', 'payload-token=x'],
    ['authorization', 'Bearer x'],
    ['origin', 'https://example.net'],
    ['x-payload-http-method-override', 'GET'],
  ])('is nothing that was asked with %s', (name, value) => {
    expect(publicReadKey(asked('/products'))).not.toBeNull()
    expect(publicReadKey(asked('/products', { [name]: value }))).toBeNull()
  })

  it.each([
    '/products?draft=true',
    '/products?where[priceCents][greater_than]=1',
    '/products?where[or][0][slug][equals]=x',
    '/products?select[layout]=true',
    '/products?limit=24&limit=25',
    '/products?limit=-1',
    '/products?limit=1000',
    '/products?depth=9',
    '/products?sort=images.alt',
    '/products?__proto__=1',
    '/products?x=1',
    '/products/versions',
    '/products/0b0e8c1e-0000-4000-8000-000000000001',
    '/pages',
    '/users',
    '/payments/methods',
    '/payments/my-orders',
  ])('is no answer to %s', (path) => {
    expect(publicReadKey(asked(path))).toBeNull()
  })

  it('is nothing that writes', () => {
    const request = new Request('http://shop.example.com/api/products', { method: 'POST' })
    expect(publicReadKey(request)).toBeNull()
  })
})

describe('Speed: what strangers may ask a list', () => {
  const fields = comparableFields([
    { name: 'title', type: 'text' },
    { type: 'row', fields: [{ name: 'slug', type: 'text' }] },
    { name: 'meta', type: 'group', fields: [{ name: 'title', type: 'text' }] },
    { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'priceCents', type: 'number' }] }] },
    { name: 'programs', type: 'relationship', relationTo: 'programs' },
    { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
    { name: 'layout', type: 'blocks', blocks: [] },
  ])
  const is = (field: string) => ({ [field]: { equals: 'x' } })
  const many = (count: number) => Array.from({ length: count }, () => is('slug'))
  const nested = (levels: number): object => (levels === 1 ? is('slug') : { and: [nested(levels - 1)] })

  it.each([
    ['an address', { where: is('slug') }],
    [
      'a price between two',
      { where: { priceCents: { greater_than: 1, less_than: 9 } }, sort: '-priceCents' },
    ],
    ['one of several', { where: { or: [is('meta.title'), is('title'), is('programs')] } }],
    ['as many conditions as there may be', { where: { or: many(10) } }],
    ['as many levels as there may be', { where: nested(3) }],
    ['some order', { sort: 'title,-createdAt' }],
    ['fifty ids', { where: { id: { in: Array.from({ length: 50 }, () => crypto.randomUUID()) } } }],
  ])('is %s', (_, asked) => {
    expect(filterProblem(asked, fields)).toBeNull()
  })

  it.each([
    ['more conditions', { where: { or: many(11) } }],
    [
      'two at each of many fields',
      { where: { and: many(6).map(() => ({ slug: { equals: 1, exists: true } })) } },
    ],
    ['more levels', { where: nested(4) }],
    ['more words', { where: { title: { like: 'x'.repeat(4_000) } } }],
    ['fields of other documents', { where: is('programs.welcome') }],
    ['fields of rows', { where: { AND: [is('rows.text')] } }],
    ['what is built of blocks', { where: is('layout') }],
    ['a group as a whole', { where: is('meta') }],
    ['an order by other documents', { sort: ['title', '-programs.title'] }],
    ['an order by everything', { sort: 'title,slug,title,slug' }],
  ])('is not %s', (_, asked) => {
    expect(filterProblem(asked, fields)?.path).toBe('where' in asked ? 'where' : 'sort')
  })

  it('is counted where it searches, and not where it names what it wants', () => {
    expect(isPlainFilter({ slug: { equals: 'x' }, and: [{ id: { in: 'a,b' } }] })).toBe(true)
    for (const where of [{ title: { like: 'x' } }, { or: [is('slug')] }, { and: many(4) }])
      expect(isPlainFilter(where)).toBe(false)
  })
})
