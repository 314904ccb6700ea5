import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/src/domain/languages/locales'
import type { Page } from '@/src/generated/payload-types'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Written = Partial<Pick<Page, 'title' | 'slug' | 'shown' | '_status'>>
let count = 0

/** An English page that is published, as an editor made it. */
async function newPage(): Promise<{ id: string; slug: string }> {
  count += 1
  const slug = `about-sleep-${count}`
  const layout = [{ blockType: 'call-to-action', heading: 'Sleep well' }]
  const { body } = await shop.call<{ doc: { id: string } }>('POST', '/pages', {
    as: editor,
    body: { title: 'About sleep', slug, layout, _status: 'published' },
  })
  if (!body.doc) throw new Error(JSON.stringify(body))
  return { id: body.doc.id, slug }
}

const save = (id: string, locale: Locale, written: Written & { layout?: unknown }, query = '') =>
  shop.call('PATCH', `/pages/${id}?locale=${locale}${query}`, { as: editor, body: written })

/** What anybody is given of a page in a language; null when it is not there. */
async function read(id: string, locale: string): Promise<Written | null> {
  const { body } = await shop.call<{ docs?: Page[] }>(
    'GET',
    `/pages?where[id][equals]=${id}&locale=${locale}`,
  )
  const [page] = body.docs ?? []
  return page ? { title: page.title, slug: page.slug } : null
}

const english = (slug: string) => ({ title: 'About sleep', slug })
const FRENCH = {
  title: 'Le sommeil',
  slug: 'le-sommeil',
  layout: [{ blockType: 'call-to-action', heading: 'Bien dormir' }],
}

describe('Languages: each is written, published and taken back on its own', () => {
  it('a page nobody wrote in French is not there in French, and nothing of it is said in English', async () => {
    const { id, slug } = await newPage()
    expect(await read(id, 'fr')).toBeNull()
    expect(await read(id, 'en')).toEqual(english(slug))
  })

  it('a French draft shows nowhere, in no language, by no route, until it is published; English stays as it is', async () => {
    const { id, slug } = await newPage()
    await save(id, 'fr', { ...FRENCH, slug: `fr-${slug}`, _status: 'draft' }, '&draft=true')
    expect(await read(id, 'fr')).toBeNull()
    expect(await read(id, 'en')).toEqual(english(slug))
    for (const query of [
      '',
      '?draft=true',
      '?locale=fr',
      '?locale=fr&draft=true',
      '?locale=all',
      '?locale=*',
      '?fallback-locale=fr',
    ]) {
      const one = await shop.call('GET', `/pages/${id}${query}`)
      const list = await shop.call('GET', `/pages${query || '?'}&where[id][equals]=${id}`)
      expect(JSON.stringify([one.body, list.body]), query).not.toContain('sommeil')
    }

    await save(id, 'fr', { _status: 'published' })
    expect(await read(id, 'fr')).toEqual({ title: 'Le sommeil', slug: `fr-${slug}` })
    expect(await read(id, 'en')).toEqual(english(slug))
  })

  it('an English draft beside it is not published with the French one', async () => {
    const { id, slug } = await newPage()
    await save(id, 'en', { title: 'Half a thought', _status: 'draft' }, '&draft=true')
    await save(id, 'fr', { ...FRENCH, slug: `fr-${slug}`, _status: 'published' }, '&publishSpecificLocale=fr')
    expect(await read(id, 'en')).toEqual(english(slug))
    expect(await read(id, 'fr')).toMatchObject({ title: 'Le sommeil' })
  })

  it('is taken off the website in French alone, with its address, and comes back', async () => {
    const { id, slug } = await newPage()
    await save(id, 'fr', { ...FRENCH, slug: `fr-${slug}`, _status: 'published' })
    await save(id, 'fr', { shown: false, _status: 'published' })
    expect(await read(id, 'fr')).toBeNull()
    expect(await read(id, 'en')).toEqual(english(slug))
    expect((await shop.call('GET', `/pages?locale=all&where[id][equals]=${id}`)).status).toBe(401)

    await save(id, 'fr', { shown: true, _status: 'published' })
    expect(await read(id, 'fr')).toMatchObject({ title: 'Le sommeil' })
  })

  it('is at its English address below /fr until editors give it a French one, and again when they take that away', async () => {
    const { id, slug } = await newPage()
    const { slug: _, ...unaddressed } = FRENCH
    await save(id, 'fr', { ...unaddressed, _status: 'published' })
    expect(await read(id, 'fr')).toEqual({ title: 'Le sommeil', slug })
    await save(id, 'fr', { slug: `fr-${slug}`, _status: 'published' })
    expect(await read(id, 'fr')).toEqual({ title: 'Le sommeil', slug: `fr-${slug}` })
    await save(id, 'fr', { title: 'Le repos', _status: 'published' })
    expect(await read(id, 'fr'), 'is kept').toEqual({ title: 'Le repos', slug: `fr-${slug}` })
    await save(id, 'fr', { slug: '', _status: 'published' })
    expect(await read(id, 'fr')).toEqual({ title: 'Le repos', slug })
    expect(await read(id, 'en')).toEqual(english(slug))
  })

  it('is there in French alone when English is taken back', async () => {
    const { id, slug } = await newPage()
    await save(id, 'fr', { ...FRENCH, slug: `fr-${slug}`, _status: 'published' })
    await save(id, 'en', { shown: false, _status: 'published' })
    expect(await read(id, 'en')).toBeNull()
    expect(await read(id, 'fr')).toMatchObject({ title: 'Le sommeil' })
  })

  it('a new address in one language leaves the other where it is, and two pages never share one', async () => {
    const [one, other] = [await newPage(), await newPage()]
    await save(one.id, 'fr', { ...FRENCH, slug: `same-${one.slug}`, _status: 'published' })
    expect(await read(one.id, 'en')).toEqual(english(one.slug))
    const taken = await save(other.id, 'fr', { ...FRENCH, slug: `same-${one.slug}`, _status: 'published' })
    expect(taken.status).toBe(400)
    // What is one page's address in French may be another's in English.
    const crossed = await save(other.id, 'fr', { ...FRENCH, slug: one.slug, _status: 'published' })
    expect(crossed.status).toBe(200)
  })
})

describe('Languages: a product', () => {
  it('is told in French by id, by slug and in lists where it is French, in English where only that is there', async () => {
    const [french, plain] = [await shop.product(), await shop.product()]
    await shop.call('PATCH', `/products/${french.id}?locale=fr`, {
      as: editor,
      body: { title: 'Bien respirer', summary: 'Six semaines.', _status: 'published' },
    })
    const titleOf = async (path: string) =>
      (await shop.call<{ data?: { title: string } }>('GET', `${path}?locale=fr`)).body.data?.title
    expect(await titleOf(`/products/id/${french.id}`)).toBe('Bien respirer')
    expect(await titleOf(`/products/slug/${french.slug}`)).toBe('Bien respirer')
    expect(await titleOf(`/products/id/${plain.id}`)).toBe(plain.title)
    const list = await shop.call<{ docs: { id: string }[] }>('GET', '/products?locale=fr&limit=100')
    const ids = list.body.docs.map(({ id }) => id)
    expect(ids).toContain(french.id)
    expect(ids).not.toContain(plain.id)
    const { body } = await shop.call<{ data: { title: string } }>('GET', `/products/id/${french.id}`)
    expect(body.data.title).toBe(french.title)
  })

  it('has an address of its own in French, the English one until editors give it another; no other product gets either', async () => {
    const [one, other] = [await shop.product(), await shop.product()]
    const address = `fr-${one.slug}`
    const write = (id: string, body: object, locale: Locale = 'fr', headers = {}) => {
      const written = { ...body, _status: 'published' }
      return shop.call('PATCH', `/products/${id}?locale=${locale}`, { as: editor, body: written, headers })
    }
    const told = async (slug: string, locale: string) => {
      const { status, body } = await shop.call<{ data?: { slug: string } }>(
        'GET',
        `/products/slug/${slug}?locale=${locale}`,
      )
      return body.data?.slug ?? status
    }
    await write(one.id, { title: 'Bien respirer', summary: 'Six semaines.' })
    expect(await told(one.slug, 'fr')).toBe(one.slug)
    await write(one.id, { slug: address })
    expect([await told(address, 'fr'), await told(one.slug, 'fr')]).toEqual([address, address])
    expect([await told(one.slug, 'en'), await told(address, 'en')]).toEqual([one.slug, 404])
    await write(one.id, { slug: `${one.slug}-new` }, 'en')
    expect([await told(`${one.slug}-new`, 'en'), await told(address, 'fr')]).toEqual([
      `${one.slug}-new`,
      address,
    ])

    const same = { title: 'Respirer', summary: 'Autrement.', slug: address }
    const taken = await write(other.id, same)
    expect(taken.status).toBe(400)
    expect(JSON.stringify(taken.body)).toContain('“Bien respirer” has this address already.')
    const inFrench = await write(other.id, same, 'fr', { cookie: 'payload-lng=fr' })
    expect(JSON.stringify(inFrench.body)).toContain('«\u00a0Bien respirer\u00a0» a déjà cette adresse.')
    expect((await write(other.id, { slug: address }, 'en')).status, 'not in another language').toBe(400)
    expect((await write(other.id, { ...same, slug: `fr-${other.slug}` })).status).toBe(200)

    await write(one.id, { shown: false })
    expect([await told(address, 'fr'), await told(`${one.slug}-new`, 'fr')]).toEqual([404, `${one.slug}-new`])
  })
})

describe('Languages: the release before goes on beside this one', () => {
  it('finds the English texts where they were, and what it writes is found here', async () => {
    const { id, slug } = await newPage()
    const former = () => shop.database.query<Written>('SELECT title, slug FROM pages WHERE id = $1', [id])
    expect(await former()).toEqual([english(slug)])
    await save(id, 'en', { title: 'Sleep', _status: 'published' })
    expect(await former()).toEqual([{ title: 'Sleep', slug }])

    await save(id, 'fr', { ...FRENCH, slug: `fr-${slug}`, _status: 'published' })
    await shop.database.query('UPDATE pages SET title = $2, slug = $3 WHERE id = $1', [
      id,
      'Nights',
      `${slug}-new`,
    ])
    expect(await read(id, 'en')).toEqual({ title: 'Nights', slug: `${slug}-new` })
    expect(await read(id, 'fr')).toMatchObject({ title: 'Le sommeil' })
  })

  it('finds the one address of a product, and changes it in the languages that had the same', async () => {
    const { id, slug } = await shop.product()
    const stored = () =>
      shop.database.query<{ locale: string; slug: string; former: string }>(
        `SELECT l._locale AS locale, l.slug, p.slug AS former FROM products p JOIN products_locales l ON l._parent_id = p.id
          WHERE p.id = $1 ORDER BY 1`,
        [id],
      )
    const french = { title: 'Bien respirer', summary: 'Six semaines.', _status: 'published' }
    await shop.call('PATCH', `/products/${id}?locale=fr`, { as: editor, body: french })
    await shop.database.query(`UPDATE products SET slug = $2 WHERE id = $1`, [id, `${slug}-moved`])
    const moved = { slug: `${slug}-moved`, former: `${slug}-moved` }
    expect(await stored()).toEqual([
      { locale: 'en', ...moved },
      { locale: 'fr', ...moved },
    ])
    await shop.call('PATCH', `/products/${id}?locale=en`, {
      as: editor,
      body: { slug, _status: 'published' },
    })
    expect(await stored()).toEqual([
      { locale: 'en', slug, former: slug },
      { locale: 'fr', slug: expect.any(String), former: slug },
    ])
    // It writes the texts of both languages anew, and knows of no address there.
    await shop.database.query('DELETE FROM products_locales WHERE _parent_id = $1', [id])
    await shop.database.query(
      `INSERT INTO products_locales (_parent_id, _locale, title) VALUES ($1, 'en', 'Breathing'), ($1, 'fr', 'Respirer')`,
      [id],
    )
    expect((await stored()).map((row) => row.slug)).toEqual([slug, slug])
  })
})
