import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
  reader = await person(shop)
})
afterAll(() => shop.stop())

type Words = Record<string, unknown>
type Kind = { kind: string; collection: string; words: (said: string) => Words }

const block = (heading: string) => [{ blockType: 'call-to-action', heading }]

/** What is drafted and published, and how it says a word in each place that is a language's own. */
const KINDS: Kind[] = [
  { kind: 'a page', collection: 'pages', words: (said) => ({ title: said, layout: block(said) }) },
  {
    kind: 'a product',
    collection: 'products',
    words: (said) => ({ title: said, summary: said, highlights: [{ text: said }], layout: block(said) }),
  },
  {
    kind: 'a resource',
    collection: 'resources',
    words: (said) => ({ title: said, summary: said, body: richText(said) }),
  },
]

const SHARED: Record<string, Words> = {
  pages: {},
  products: { kind: 'program', priceCents: 4900 },
  resources: { kind: 'article', publishedAt: '2026-01-05' },
}

async function published({ collection, words }: Kind) {
  const slug = `apart-${randomUUID().slice(0, 8)}`
  const body = { ...SHARED[collection], sku: slug, slug, ...words('Plain English'), _status: 'published' }
  const made = await shop.call<{ doc?: { id: string } }>('POST', `/${collection}`, { as: editor, body })
  if (!made.body.doc) throw new Error(JSON.stringify(made.body))
  return { id: made.body.doc.id, slug }
}

const save = async (collection: string, id: string, query: string, body: Words) => {
  const answer = await shop.call('PATCH', `/${collection}/${id}?${query}`, { as: editor, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** All that visitors and customers are told of it, by every address that could. */
async function toldOf(collection: string, { id, slug }: { id: string; slug: string }): Promise<string> {
  const by = `where[id][equals]=${id}`
  const languages = ['', 'locale=en', 'locale=fr', 'locale=all', 'locale=fr&fallback-locale=en']
  const paths = languages.flatMap((language) =>
    ['', 'draft=true'].flatMap((draft) => [
      `/${collection}?${by}&${language}&${draft}&depth=2`,
      `/${collection}/${id}?${language}&${draft}&depth=2`,
    ]),
  )
  const others = [`/${collection}/versions?where[parent][equals]=${id}`, '/search?q=brouillon&locale=fr']
  const own = ['en', 'fr'].flatMap((locale) => [
    `/products/id/${id}?locale=${locale}`,
    `/products/slug/${slug}?locale=${locale}`,
  ])
  const asked = [...paths, ...others, '/search?q=draft', ...(collection === 'products' ? own : [])]
  const answers = await Promise.all(
    asked.flatMap((path) => [null, reader].map((as) => shop.call('GET', path, { as }))),
  )
  return JSON.stringify(answers.map(({ body }) => body))
}

async function read(collection: string, id: string, locale: string): Promise<string | null> {
  const path = `/${collection}?where[id][equals]=${id}&locale=${locale}`
  const { body } = await shop.call<{ docs?: { title: string }[] }>('GET', path)
  return body.docs?.[0]?.title ?? null
}

describe.each(KINDS)('Languages: $kind in English and French', (kind) => {
  const { collection, words } = kind

  it('is drafted, published, renamed and taken back in each alone, and a draft of either is told to nobody', async () => {
    const made = await published(kind)
    const { id, slug } = made
    expect(await read(collection, id, 'fr'), 'it does not fall back on English').toBeNull()

    await save(collection, id, 'locale=fr&draft=true', {
      ...words('secret brouillon'),
      slug,
      _status: 'draft',
    })
    expect(await toldOf(collection, made)).not.toContain('secret')
    expect(await read(collection, id, 'en')).toBe('Plain English')

    await save(collection, id, 'locale=fr', { ...words('En clair'), _status: 'published' })
    expect(await read(collection, id, 'fr')).toBe('En clair')
    expect(await read(collection, id, 'en')).toBe('Plain English')

    await save(collection, id, 'locale=en&draft=true', { ...words('secret draft'), _status: 'draft' })
    await save(collection, id, 'locale=fr&publishSpecificLocale=fr', {
      ...words('Plus clair'),
      _status: 'published',
    })
    expect(await read(collection, id, 'fr')).toBe('Plus clair')
    expect(await read(collection, id, 'en')).toBe('Plain English')
    expect(await toldOf(collection, made)).not.toContain('secret')

    await save(collection, id, 'locale=fr', { shown: false, _status: 'published' })
    expect(await read(collection, id, 'fr')).toBeNull()
    await save(collection, id, 'locale=fr', { shown: true, _status: 'published' })
    await save(collection, id, 'locale=en', { ...words('Plain again'), shown: false, _status: 'published' })
    expect([await read(collection, id, 'en'), await read(collection, id, 'fr')]).toEqual([null, 'Plus clair'])
    await save(collection, id, 'locale=en', { _status: 'draft' })
    expect(await read(collection, id, 'fr'), 'all of it is taken off the website').toBeNull()
  })
})

const picture = async () => {
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO media (alt) VALUES ('Plain English') RETURNING id`,
  )
  return `/media/${row?.id}`
}
const form = async () => {
  const body = { title: 'Ask us', ...questions('Plain English'), confirmationType: 'message' }
  const words = { ...body, confirmationMessage: richText('Thanks') }
  const made = await shop.call<{ doc: { id: string } }>('POST', '/forms', { as: editor, body: words })
  return `/forms/${made.body.doc.id}`
}
const questions = (label: string, id?: string) => ({
  fields: [{ ...(id ? { id } : {}), blockType: 'text', name: 'name', label }],
})
type Form = { fields: { id: string; label?: string }[] }

/** What is published as it is saved: each language has its own words, and none of the other's. */
const SAVED = [
  {
    kind: 'the text of a picture',
    path: picture,
    words: async (said: string) => ({ alt: said }),
    said: (doc: Words) => doc.alt,
  },
  {
    kind: 'a form',
    path: form,
    words: async (said: string, path: string) => {
      const { body } = await shop.call<Form>('GET', `${path}?locale=en`, { as: editor })
      return { ...questions(said, body.fields[0]?.id), confirmationMessage: richText('Merci') }
    },
    said: (doc: Words) => (doc as unknown as Form).fields[0]?.label,
  },
  {
    kind: 'a setting that visitors read',
    path: async () => '/globals/system-settings',
    words: async (said: string) => ({ branding: { name: 'Shop', tagline: said } }),
    said: (doc: Words) => (doc.branding as { tagline?: string }).tagline,
  },
  {
    kind: 'a menu',
    path: async () => '/globals/navigation',
    words: async (said: string) => ({ items: [{ label: said, href: '/programs' }], _status: 'published' }),
    said: (doc: Words) => (doc.items as { label: string }[] | undefined)?.[0]?.label,
  },
]

describe.each(SAVED)('Languages: $kind in English and French', ({ path: make, words, said }) => {
  it('says its own words in each, and nothing where nobody wrote any', async () => {
    const path = await make()
    const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
    const write = async (locale: string, text: string) => {
      const answer = await shop.call(method, `${path}?locale=${locale}`, {
        as: editor,
        body: await words(text, path),
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const told = async (locale: string) =>
      said((await shop.call<Words>('GET', `${path}?locale=${locale}`, { as: reader })).body) ?? null
    await write('en', 'Plain English')
    expect([await told('en'), await told('fr')]).toEqual(['Plain English', null])
    await write('fr', 'En clair')
    expect([await told('en'), await told('fr')]).toEqual(['Plain English', 'En clair'])
    await write('en', 'Renamed')
    expect([await told('en'), await told('fr')]).toEqual(['Renamed', 'En clair'])
  })
})
