import { randomUUID } from 'node:crypto'
import type { Locale } from '@/src/domain/languages/locales'
import { DATE } from '../edited-pages'
import { programWithLesson } from '../factories/program'
import { richText } from '../factories/rich-text'
import { order } from '../purchase'
import { type Apart, ASKED, answersAt, ENGLISH, type Kind, type Thing } from './kind'

type Words = Record<string, unknown>
type Collection = 'pages' | 'products' | 'resources' | 'programs' | 'lessons'
type Stored = { collection: Collection; id: string; slug: string; lesson?: string }

const block = (heading: string) => [{ blockType: 'call-to-action', heading }]

/** How each says words in every place that is a language's own. */
const WORDS: Record<Collection, (said: string) => Words> = {
  pages: (said) => ({ title: said, layout: block(said) }),
  products: (said) => ({ title: said, summary: said, highlights: [{ text: said }], layout: block(said) }),
  resources: (said) => ({ title: said, summary: said, body: richText(said) }),
  programs: (said) => ({ title: said, welcome: richText(said), sections: [] }),
  lessons: (said) => ({ title: said, body: richText(said) }),
}

const SHARED: Partial<Record<Collection, Words>> = {
  products: { kind: 'program', priceCents: 4900 },
  resources: { kind: 'article', publishedAt: '2026-01-05' },
}

const NO_ADDRESS = 'is found by the address of its product, which is renamed above'
const NO_LESSON_ADDRESS = 'has one address in both languages, so that notes and progress stay with it'

/** What is drafted and published by Payload's own status and a box for each language. */
export function documentKinds(apart: () => Apart): Kind[] {
  const nothing = { fr: null, en: null }
  const inEnglish = { fr: ['en', ENGLISH], en: ['en', ENGLISH] }
  return [
    { kind: 'a page', make: () => made('pages'), fallsBack: nothing },
    { kind: 'a product', make: () => made('products'), fallsBack: nothing },
    { kind: 'a resource', make: () => made('resources'), fallsBack: nothing },
    {
      ...{ kind: 'a program', make: () => owned('programs'), fallsBack: inEnglish, english: ENGLISH },
      without: { 'is renamed in each alone': NO_ADDRESS },
    },
    {
      ...{ kind: 'a lesson', make: () => owned('lessons'), fallsBack: inEnglish, english: ENGLISH },
      without: { 'is renamed in each alone': NO_LESSON_ADDRESS },
    },
  ]

  async function made(collection: Collection): Promise<Thing> {
    const { shop, editor } = apart()
    const slug = `apart-${randomUUID().slice(0, 8)}`
    const content = { ...SHARED[collection], ...WORDS[collection](ENGLISH) }
    const body = { ...content, sku: slug, slug, _status: 'published' }
    const answer = await shop.call<{ doc?: { id: string } }>('POST', `/${collection}`, { as: editor, body })
    if (!answer.body.doc) throw new Error(JSON.stringify(answer.body))
    return asThing(apart(), { collection, id: answer.body.doc.id, slug })
  }

  /** What the reader may open. */
  async function owned(collection: 'programs' | 'lessons'): Promise<Thing> {
    const { shop, reader } = apart()
    const { product, programId, lessonId, lessonSlug } = await programWithLesson(shop)
    await order(shop, reader, [product])
    const id = collection === 'programs' ? programId : lessonId
    const thing = asThing(apart(), { collection, id, slug: product.slug, lesson: lessonSlug })
    await thing.write('en', ENGLISH, 'published')
    return thing
  }
}

function asThing(apart: Apart, stored: Stored): Thing {
  const { shop, editor, reader } = apart
  const { collection, id, slug, lesson } = stored
  const path = `/${collection}/${id}`
  const save = async (query: string, body: Words) => {
    const answer = await shop.call('PATCH', `${path}?${query}`, { as: editor, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const alone = (locale: Locale, body: Words) =>
    save(`locale=${locale}&publishSpecificLocale=${locale}`, { ...body, _status: 'published' })
  const found = async (where: string, locale: Locale) => {
    type Found = { docs?: { title: string }[] }
    const asked = await shop.call<Found>('GET', `/${collection}?${where}&locale=${locale}`, { as: reader })
    return asked.body.docs?.[0]?.title ?? null
  }
  return {
    write: (locale, words, status) =>
      status === 'draft'
        ? save(`locale=${locale}&draft=true`, { ...WORDS[collection](words), _status: 'draft' })
        : alone(locale, { ...WORDS[collection](words), shown: true }),
    read: (locale) => found(`where[id][equals]=${id}`, locale),
    written: async (locale) => {
      const asked = `${path}?locale=${locale}&draft=true`
      return (await shop.call<{ title?: string }>('GET', asked, { as: editor })).body.title
    },
    takeOff: (locale) => alone(locale, { shown: false }),
    takeAllOff: () => save('locale=en', { _status: 'draft' }),
    plan: async (locale, type) => {
      const body = { type, date: DATE, locale }
      const answer = await shop.call('POST', `${path}/schedule`, { as: editor, body })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    },
    rename: (locale, address) => alone(locale, { slug: address }),
    at: (address, locale) => found(`where[slug][equals]=${address}`, locale),
    instead: async (locale) => {
      if (!lesson) return found(`where[id][equals]=${id}`, locale)
      const own = collection === 'lessons' ? `lessons/${lesson}` : 'content'
      type Read = { data: { language: string; title: string } }
      const asked = `/programs/${slug}/${own}?locale=${locale}`
      const { data } = (await shop.call<Read>('GET', asked, { as: reader })).body
      return [data.language, data.title]
    },
    told: () => answersAt(apart, routesOf(stored)),
  }
}

function routesOf({ collection, id, slug, lesson }: Stored): string[] {
  const anywhere = ASKED.flatMap((asked) => [
    `/${collection}?where[id][equals]=${id}&${asked}&depth=2`,
    `/${collection}/${id}?${asked}&depth=2`,
    `/${collection}/versions?where[parent][equals]=${id}&${asked}`,
  ])
  const others = [
    `/${collection}/${id}/schedule`,
    '/scheduled-changes',
    '/search?q=draft',
    '/search?q=brouillon&locale=fr',
  ]
  const members = ['content', `lessons/${lesson}`].map((own) => `/programs/${slug}/${own}`)
  const told = [
    ...(collection === 'products' ? [`/products/id/${id}`, `/products/slug/${slug}`] : []),
    ...(lesson ? [...members, '/learning/programs', '/learning/notes'] : []),
  ]
  return [...anywhere, ...others, ...told.flatMap((path) => [`${path}?locale=en`, `${path}?locale=fr`])]
}
