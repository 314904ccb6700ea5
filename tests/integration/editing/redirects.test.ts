import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editedPages } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

type Row = { from: string; to_url: string | null; made_by_itself: boolean | null; pages_id: string | null }
const redirects = (like: string) =>
  shop.database.query<Row>(
    `SELECT r."from", r.to_url, r.made_by_itself, l.pages_id FROM redirects r
       LEFT JOIN redirects_rels l ON l.parent_id = r.id WHERE r."from" LIKE $1 ORDER BY r."from"`,
    [like],
  )
const add = (from: string, url: string) =>
  shop.call<{ errors?: { data?: unknown }[] }>('POST', '/redirects', {
    as: editor,
    body: { from, to: { type: 'custom', url }, type: '308' },
  })

describe('Editing: a public address that changes', () => {
  it('leads on by itself, in its language alone, straight however often it changes, and not when it comes back', async () => {
    const { id, slug } = await pages.newPage()
    await pages.save(id, { title: 'La page', slug: `fr-${slug}` }, '?locale=fr')
    await pages.save(id, { slug: `${slug}-b` }, '?locale=en')
    await pages.save(id, { slug: `${slug}-c` }, '?locale=en')
    expect(await redirects(`%${slug}%`)).toEqual([
      { from: `/${slug}`, to_url: null, made_by_itself: true, pages_id: id },
      { from: `/${slug}-b`, to_url: null, made_by_itself: true, pages_id: id },
    ])
    await pages.save(id, { slug: `fr-${slug}-b` }, '?locale=fr')
    await pages.save(id, { slug }, '?locale=en')
    expect((await redirects(`%${slug}%`)).map(({ from }) => from)).toEqual([
      `/fr/fr-${slug}`,
      `/${slug}-b`,
      `/${slug}-c`,
    ])
  })

  it('stays as it is while the new one is a draft, and for a page nobody saw', async () => {
    const [shown, hidden] = [await pages.newPage(), await pages.newPage('draft')]
    await pages.save(shown.id, { slug: `${shown.slug}-later` })
    await pages.save(hidden.id, { slug: `${hidden.slug}-b` }, '?locale=en')
    expect(await redirects(`%${shown.slug}%`)).toEqual([])
    expect(await redirects(`%${hidden.slug}%`)).toEqual([])
  })

  it('which the site itself leads to stays as it is, and staff hear in their language why and what to do instead', async () => {
    const layout = [{ blockType: 'call-to-action', heading: 'Who we are' }]
    const { body } = await shop.call<{ doc: { id: string } }>('POST', '/pages', {
      as: editor,
      body: { title: 'About us', slug: 'aboutus', layout, _status: 'published' },
    })
    const { id } = body.doc
    await pages.save(id, { title: 'À propos', layout, slug: 'aboutus' }, '?locale=fr')
    const move = (locale: string, language: string) =>
      shop.call('PATCH', `/pages/${id}?locale=${locale}`, {
        as: editor,
        body: { slug: 'elsewhere', _status: 'published' },
        headers: { 'accept-language': language },
      })
    const [english, french] = [await move('en', 'en'), await move('fr', 'fr')]
    expect([english.status, french.status]).toEqual([400, 400])
    expect(JSON.stringify(english.body)).toContain(
      'The site itself leads visitors to /aboutus, so this page keeps that address.',
    )
    expect(JSON.stringify(english.body)).toContain('"path":"slug"')
    expect(JSON.stringify(french.body)).toContain('Le site lui-même mène les visiteurs à /fr/aboutus; ')
    const kept = await shop.database.query<{ slug: string }>(
      'SELECT slug FROM pages_locales WHERE _parent_id = $1',
      [id],
    )
    expect(kept.map(({ slug }) => slug)).toEqual(['aboutus', 'aboutus'])
  })

  it('of a product leads on, in each language on its own', async () => {
    const product = await shop.product()
    await shop.call('PATCH', `/products/${product.id}?locale=fr`, {
      as: editor,
      body: { title: 'Le produit', summary: 'Bien.', _status: 'published' },
    })
    await shop.call('PATCH', `/products/${product.id}`, {
      as: editor,
      body: { slug: `${product.slug}-b`, _status: 'published' },
    })
    const from = async () => (await redirects(`%${product.slug}%`)).map((each) => each.from)
    expect(await from()).toEqual([`/learn-more-about-${product.slug}`])
    await shop.call('PATCH', `/products/${product.id}?locale=fr`, {
      as: editor,
      body: { slug: `le-produit-${product.slug}`, _status: 'published' },
    })
    expect(await from()).toEqual([
      `/fr/learn-more-about-${product.slug}`,
      `/learn-more-about-${product.slug}`,
    ])
  })
})

describe('Editing: redirects by hand', () => {
  it('are kept as a path, lead on in one step, and never in a circle', async () => {
    expect((await add('http://localhost:3000/one/?from=mail', '/two')).status).toBe(201)
    expect((await add('/zero', '/one')).status).toBe(201)
    expect(await redirects('/zero')).toMatchObject([{ to_url: '/two' }])
    expect((await add('/two', '/three')).status).toBe(201)
    expect(await redirects('/one')).toMatchObject([{ to_url: '/three' }])
    expect(await redirects('/zero')).toMatchObject([{ to_url: '/three' }])
    expect((await add('/three', '/zero')).status).toBe(400)
    expect((await add('/alone', '/alone#here')).status).toBe(400)
  })

  it('begin where nothing stands', async () => {
    const { slug } = await pages.newPage()
    for (const from of [
      `/${slug}`,
      '/',
      '/fr',
      '/login',
      '/fr/cart',
      '/manage-website',
      '/api/users',
      'x',
      '//host',
    ])
      expect((await add(from, '/programs')).status, from).toBe(400)
  })

  it('are not told to visitors', async () => {
    expect((await shop.call('GET', '/redirects')).status).toBe(401)
  })
})
