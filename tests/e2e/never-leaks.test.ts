import { expect, it } from 'vitest'
import { newSession } from '../support/member'
import { eventually, type RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'

let shop: RunningShop
withServedShop((served) => {
  ;({ shop } = served)
})

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

/** Every way a page was kept from visitors, by the word that stands in its title, text and address. */
const KEPT_BACK = {
  zwieback: async (page: Page) => page.make({ _status: 'draft' }, '?draft=true'),
  yttrium: async (page: Page) => {
    const id = await page.make({ _status: 'draft' }, '?draft=true')
    await page.ask('POST', `/pages/${id}/schedule`, { type: 'publish', date: TOMORROW })
    return id
  },
  xylophon: async (page: Page) => {
    const id = await page.make({ _status: 'published' })
    await page.seen()
    await page.ask('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
    return id
  },
  wolverine: async (page: Page) => {
    const id = await page.make({ _status: 'published' })
    await page.seen()
    await page.ask('PATCH', `/pages/${id}?locale=en`, { shown: false, _status: 'published' })
    return id
  },
  vermouth: async (page: Page) => {
    const id = await page.make({ _status: 'published' })
    await page.seen()
    await page.ask('PATCH', `/pages/${id}`, { _status: 'draft' })
    return id
  },
} satisfies Record<string, (page: Page) => Promise<string>>

type Page = {
  make: (state: object, query?: string) => Promise<string>
  /** Visitors and caches have had it. */
  seen: () => Promise<void>
  ask: (method: string, path: string, body: object) => Promise<Record<string, unknown>>
}

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(shop.app.origin + path, { headers, redirect: 'manual' })).text()

async function pageOf(word: string, token: string): Promise<Page> {
  const ask: Page['ask'] = async (method, path, body) => {
    const answer = await shop.call(method, path, { token, body })
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  return {
    ask,
    make: async (state, query = '') => {
      const layout = [{ blockType: 'call-to-action', heading: `All about ${word}` }]
      const { doc } = await ask('POST', `/pages${query}`, { title: word, slug: word, layout, ...state })
      return (doc as { id: string }).id
    },
    seen: () =>
      eventually(`${word} is on the website`, async () =>
        (await text(`/${word}`)).includes(`All about ${word}`),
      ),
  }
}

/** Every route by which somebody without a right could come to a page. `id` is what a former editor may know. */
const routes = (word: string, id: string) => [
  `/${word}`,
  `/fr/${word}`,
  `/preview?path=/${word}`,
  '/sitemap.xml',
  '/sitemap',
  ...['en', 'fr', 'all'].flatMap((locale) => [
    `/api/pages?limit=100&locale=${locale}`,
    `/api/pages/${id}?locale=${locale}`,
    `/api/pages/${id}?draft=true&locale=${locale}`,
    `/api/pages?draft=true&trash=true&limit=100&locale=${locale}`,
    `/api/pages?where[slug][equals]=${word}&locale=${locale}`,
    `/api/search?q=${word}&locale=${locale}`,
  ]),
  '/api/pages/versions?limit=100',
  `/api/pages/${id}/schedule`,
  `/api/pages/${id}/usage`,
  `/search?q=${word}`,
]

/** What an answer says; the address and the words that were asked for it may say again. */
const withoutQuestion = (said: string, path: string, word: string) =>
  said.replaceAll(path, '').replaceAll(`"query":"${word}"`, '')

it.each(Object.entries(KEPT_BACK))(
  'what is kept from visitors never leaks, by no route, for a guest, a customer and a forged preview: %s',
  async (word, keep) => {
    const [admin, customer] = await Promise.all(
      ['admin', 'customer'].map((name) => newSession(shop, `${name}@example.com`)),
    )
    const id = await keep(await pageOf(word, admin?.token ?? ''))
    const readers: Record<string, string>[] = [
      {},
      { authorization: `JWT ${customer?.token}` },
      { cookie: '__prerender_bypass=x; payload-token=x' },
    ]
    await eventually(`${word} is gone`, async () => !(await text(`/${word}`)).includes(`All about ${word}`))
    for (const path of routes(word, id))
      for (const reader of readers) {
        const said = withoutQuestion(await text(path, reader), path, word)
        expect(said, `${path} ${Object.keys(reader)}`).not.toContain(`All about ${word}`)
        if (path.startsWith('/api/') || path.includes('sitemap'))
          expect(said.split(word).length - 1, path).toBe(0)
      }
  },
)

it('what is there in French alone is on no English route, and is found in French', async () => {
  const word = 'ultramarin'
  const { token } = await newSession(shop, 'admin@example.com')
  const page = await pageOf(word, token)
  const id = await page.make({ _status: 'published' }, '?locale=fr')
  await eventually('it is there in French', async () =>
    (await text(`/fr/${word}`)).includes(`All about ${word}`),
  )
  for (const path of [
    `/${word}`,
    '/api/pages?limit=100',
    `/api/pages/${id}?locale=en`,
    `/api/search?q=${word}&locale=en`,
  ])
    expect((await text(path)).split(`All about ${word}`).length - 1, path).toBe(0)
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toContain(`/fr/${word}`)
  expect(sitemap).not.toMatch(new RegExp(`<loc>https?://[^/]*/${word}</loc>`))
})
