import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { barriers, prepareScreens } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const isDeep = process.env.TEST_DEPTH === 'deep'
// Somebody with the longest names who bought, was invited, leads a group and gave a program away.
beforeAll(async () => {
  if (isDeep) await prepareScreens(shop)
})

const ADMIN = '/manage-website'
const of = (slug: string) => `${ADMIN}/collections/${slug}`
/** What no menu leads to. */
const BESIDE = ['', '/account', '/new-program', '/new-order', '/missing-right?right=money'].map(
  (path) => ADMIN + path,
)
/** The most used ones, and one document of each; the deep run walks all. */
const SAMPLE = ['pages', 'orders', 'users']
const KEEPS_VERSIONS = ['pages', 'products', 'email-templates']
/** What was there before. */
const FORMER = [`${ADMIN}/globals/navigation/versions`, `${of('pages')}/trash`]
const COMPUTER = { width: 1440, height: 900 }
const TABLET = { width: 820, height: 1180 }
const WINDOWS = 3

it('every staff screen can be read by everybody, says no error, and fits on a tablet and on a computer, in both languages', {
  timeout: isDeep ? 1_200_000 : 120_000,
}, async () => {
  const superuser = await newVisitor(browser, shop.app.origin)
  const { page } = superuser
  await superuser.goTo(`/login?redirect=${encodeURIComponent(ADMIN)}`)
  await signIn(page, 'superuser@example.com')
  await page.locator('.nav--nav-open').waitFor()
  const all = await screensOf(page)
  const documents = await documentsOf(isDeep ? all : SAMPLE.map(of))
  const made = isDeep ? await hrefsOf(page.locator('a[href$="/create"]')) : []
  expect(all.length).toBeGreaterThan(50)
  if (isDeep) expect([documents.length > 15, made.length > 10]).toEqual([true, true])
  const screens = [...(isDeep ? all : [ADMIN]), ...documents, ...made, ...(isDeep ? FORMER : [])]

  const found: string[] = []
  for (const language of ['en', 'fr']) {
    await shop.database.query(`UPDATE users SET locale = $1 WHERE email = 'superuser@example.com'`, [
      language,
    ])
    await page.goto(ADMIN)
    await page.locator(`html[lang=${language}]`).waitFor()
    // English on a computer, French on a tablet.
    const size = language === 'en' ? COMPUTER : TABLET
    const problems = await inWindows(page.context(), size, screens, async (tab, path) => [
      // The menu is the same everywhere: it is judged once.
      ...(await barriers(tab, path === ADMIN ? [] : ['.nav'])),
      ...(await tooWide(tab, COMPUTER)),
      ...(await tooWide(tab, TABLET)),
    ])
    found.push(...problems.map((problem) => `${language} ${problem}`))
  }
  expect([...new Set(found)]).toEqual([])
  await superuser.leave()
})

/** Where the menu leads, and what is beside it. */
async function screensOf(page: Page): Promise<string[]> {
  const hrefs = await hrefsOf(page.locator('.nav a'))
  const screens = hrefs.filter((href) => href.startsWith(`${ADMIN}/`) && !href.endsWith('/logout'))
  return [...new Set([...BESIDE, ...screens])]
}

function hrefsOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** One document of each list that has any; deep, also what it was before where that is kept. */
async function documentsOf(screens: string[]): Promise<string[]> {
  const { token } = await newSession(shop, 'superuser@example.com')
  const lists = screens.filter((path) => path.includes('/collections/'))
  const found = await Promise.all(
    lists.map(async (path) => {
      const { body } = await shop.call('GET', `/${path.split('/').at(-1)}?limit=1&depth=0`, { token })
      const [doc] = (body.docs ?? []) as { id: string }[]
      return doc ? [`${path}/${doc.id}`] : []
    }),
  )
  const documents = found.flat()
  if (!isDeep) return documents
  const kept = documents.filter((path) => KEEPS_VERSIONS.some((slug) => path.startsWith(`${of(slug)}/`)))
  return [...documents, ...kept.map((path) => `${path}/versions`)]
}

type Size = typeof TABLET
type Judge = (page: Page, path: string) => Promise<string[]>

/** What is wrong on each screen, some at a time. */
async function inWindows(
  context: BrowserContext,
  size: Size,
  paths: string[],
  judge: Judge,
): Promise<string[]> {
  const waiting = [...paths]
  const found: string[] = []
  const walk = async () => {
    const page = await context.newPage()
    let here = ''
    // React says there what it could not draw as the server did.
    page.on('pageerror', ({ message }) => found.push(`${here} threw ${message}`))
    page.on('console', (said) => {
      // The walk takes longer than an access token; the page then takes a new one.
      const isOver = said.text().includes('401 (Unauthorized)')
      if (['error', 'warning'].includes(said.type()) && !isOver) found.push(`${here} says ${said.text()}`)
    })
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      here = path
      await page.setViewportSize(size)
      await page.goto(path)
      await page.locator('h1:visible').first().waitFor()
      // The last of what the staff area does to Payload's screens once they stand.
      await page.locator('nav.nav__wrap[aria-label]').waitFor({ state: 'attached' })
      for (const problem of await judge(page, path)) found.push(`${path} ${problem}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: WINDOWS }, walk))
  return found
}

async function tooWide(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size)
  const width = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
    return document.documentElement.scrollWidth
  })
  return width > size.width ? [`is ${width} wide at ${size.width}`] : []
}
