import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { AFTER, DATE } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
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
type Document = { id: string; slug: string; lesson?: string }
type Kind = {
  kind: string
  collection: string
  words: (said: string) => Words
  /** What members read is made with its program, and is there in English for as long as it is published. */
  make?: () => Promise<Document>
}

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
  {
    kind: 'a program',
    collection: 'programs',
    words: (said) => ({ title: said, welcome: richText(said), sections: [] }),
    make: async () => {
      const { programId, product, lessonSlug } = await ownedProgram()
      return { id: programId, slug: product.slug, lesson: lessonSlug }
    },
  },
  {
    kind: 'a lesson',
    collection: 'lessons',
    words: (said) => ({ title: said, body: richText(said) }),
    make: async () => {
      const { lessonId, product, lessonSlug } = await ownedProgram()
      return { id: lessonId, slug: product.slug, lesson: lessonSlug }
    },
  },
]

/** One the reader may open. */
async function ownedProgram() {
  const program = await programWithLesson(shop)
  await order(shop, reader, [program.product])
  return program
}

const SHARED: Record<string, Words> = {
  pages: {},
  products: { kind: 'program', priceCents: 4900 },
  resources: { kind: 'article', publishedAt: '2026-01-05' },
}

async function published({ collection, words, make }: Kind): Promise<Document> {
  if (make) {
    const made = await make()
    await save(collection, made.id, 'locale=en', { ...words('Plain English'), _status: 'published' })
    return made
  }
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
async function toldOf(collection: string, { id, slug, lesson }: Document): Promise<string> {
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
  const members = ['en', 'fr'].flatMap((locale) => [
    `/programs/${slug}/content?locale=${locale}`,
    `/programs/${slug}/lessons/${lesson}?locale=${locale}`,
    `/learning/programs?locale=${locale}`,
  ])
  const special = [...(collection === 'products' ? own : []), ...(lesson ? members : [])]
  const asked = [...paths, ...others, '/search?q=draft', ...special]
  const answers = await Promise.all(
    asked.flatMap((path) => [null, reader].map((as) => shop.call('GET', path, { as }))),
  )
  return JSON.stringify(answers.map(({ body }) => body))
}

async function read(collection: string, id: string, locale: string): Promise<string | null> {
  const path = `/${collection}?where[id][equals]=${id}&locale=${locale}`
  const { body } = await shop.call<{ docs?: { title: string }[] }>('GET', path, { as: reader })
  return body.docs?.[0]?.title ?? null
}

describe.each(KINDS)('Languages: $kind in English and French', (kind) => {
  const { collection, words } = kind

  it('is drafted, published, renamed and taken back in each alone, and a draft of either is told to nobody', async () => {
    const made = await published(kind)
    const { id, slug } = made
    const address = kind.make ? {} : { slug }
    expect(await read(collection, id, 'fr'), 'it does not fall back on English').toBeNull()

    await save(collection, id, 'locale=fr&draft=true', {
      ...words('secret brouillon'),
      ...address,
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
    const english = kind.make ? 'Plain again' : null
    expect([await read(collection, id, 'en'), await read(collection, id, 'fr')]).toEqual([
      english,
      'Plus clair',
    ])
    await save(collection, id, 'locale=en', { _status: 'draft' })
    expect(await read(collection, id, 'fr'), 'all of it is taken off the website').toBeNull()
  })
})

describe.each(KINDS)('Languages: $kind at a planned time', (kind) => {
  const { collection, words } = kind

  it('is published in French alone, then taken back, and neither its draft nor the English one is told before', async () => {
    const made = await published(kind)
    const { id } = made
    const plan = async (type: string) => {
      const body = { type, date: DATE, locale: 'fr' }
      const answer = await shop.call('POST', `/${collection}/${id}/schedule`, { as: editor, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await save(collection, id, 'locale=en&draft=true', { ...words('secret draft'), _status: 'draft' })
    await save(collection, id, 'locale=fr&draft=true', { ...words('secret brouillon'), _status: 'draft' })
    await plan('publish')
    expect(await toldOf(collection, made)).not.toContain('secret')
    await runDueChanges(shop.payload, AFTER)
    expect([await read(collection, id, 'en'), await read(collection, id, 'fr')]).toEqual([
      'Plain English',
      'secret brouillon',
    ])
    expect(await toldOf(collection, made)).not.toContain('secret draft')
    await plan('unpublish')
    await runDueChanges(shop.payload, AFTER)
    expect([await read(collection, id, 'en'), await read(collection, id, 'fr')]).toEqual([
      'Plain English',
      null,
    ])
    expect(await toldOf(collection, made)).not.toContain('secret')
  })
})
