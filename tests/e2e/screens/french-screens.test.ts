import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { localPath } from '@/src/domain/languages/paths'
import { englishIn, MESSAGES, saidIn } from '../../support/french-text'
import type { RunningShop } from '../../support/running-shop'
import { barriers, lookThrough, of, prepare, prepareScreens, tooWide } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { AUTH_SCREENS, MEMBER_SCREENS, type Prepared, PUBLIC_SCREENS } from '../../support/storefront-screens'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let prepared: Prepared
let titles: string[]
/** What editors wrote as headings, in English and in French. */
let written: Map<string, string>
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  prepared = await prepareScreens(shop)
  const rows = await shop.database.query<{ title: string }>(
    'SELECT title FROM products_locales UNION SELECT title FROM lessons UNION SELECT title FROM resources_locales',
  )
  titles = [...rows.map(({ title }) => title), prepared.member.email].sort((a, b) => b.length - a.length)
  const pairs = await shop.database.query<{ english: string; french: string }>(HEADINGS)
  written = new Map(pairs.map(({ english, french }) => [english, french]))
})

describe('every screen in French, on a telephone', () => {
  it.each([...PUBLIC_SCREENS, ...AUTH_SCREENS, ...MEMBER_SCREENS])(
    'says nothing in English but what editors wrote and what is marked, has no barrier, and is never wider than 320 px, a third longer too: $name',
    async (screen) => {
      const visitor = await newVisitor(browser, shop.app.origin, 390, { sharesFiles: true })
      const { page } = visitor
      await prepare(page, screen, shop, prepared)
      await visitor.goTo(localPath(of<string>(screen.path, prepared), 'fr'))
      const heading = of<string>(screen.heading, prepared)
      // An introduction of the editors' may be called what a screen of ours is.
      const headings = [heading, inFrench(heading)].map((name) =>
        page.getByRole('heading', { name, exact: true }),
      )
      await headings
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor()
      await page.waitForLoadState('networkidle')
      await lookThrough(page)

      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA')
      expect(englishIn(await saidIn(page), titles)).toEqual([])
      expect(await linksWithoutLanguage(page)).toEqual([])
      expect(await barriers(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await tooWide(page)).toEqual([])
      await lengthen(page)
      expect(await tooWide(page), 'with every text a third longer').toEqual([])
      await visitor.leave()
    },
  )
})

it('a program that is there in French is read in French: its welcome, sections and lessons', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page } = visitor
  await visitor.goTo('/login')
  await signIn(page, 'customer@example.com')
  await page.waitForURL('**/profile')
  for (const [path, words] of [
    ['/fr/programs/pmfp', 'Ce que vous y trouverez'],
    ['/fr/programs/pmfp/lessons/your-first-action-plan', 'Votre premier plan d’action'],
  ] as const) {
    await visitor.goTo(path)
    await page.getByRole('heading', { name: words }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main [lang="en-CA"]').allInnerTexts()).toEqual([])
    expect(englishIn(await saidIn(page), [])).toEqual([])
  }
  await visitor.leave()
})

/** The heading of a screen in French; what is in English only is as it was. */
function inFrench(heading: string): string {
  return MESSAGES.find(([english]) => english === heading)?.[1] ?? written.get(heading) ?? heading
}

const HEADINGS = ['pages', 'products', 'resources', 'programs', 'lessons']
  .map(
    (table) => `SELECT e.title AS english, f.title AS french FROM ${table}_locales e
      JOIN ${table}_locales f ON f._parent_id = e._parent_id AND f._locale = 'fr' WHERE e._locale = 'en'`,
  )
  .concat(`SELECT e.heading, f.heading FROM pages_blocks_hero e
    JOIN pages_blocks_hero f ON f._parent_id = e._parent_id AND f._locale = 'fr' WHERE e._locale = 'en'`)
  .join(' UNION ')

/** Makes every text of the page a third longer, as another translation might be. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = (node.textContent ?? '').trim().split(' ')
      // An amount is no longer in any language.
      const isSentence = words.length > 1 && !words.some((word) => /\d/.test(word))
      if (!isSentence || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? '')) continue
      node.textContent = [...words, ...words.slice(0, Math.ceil(words.length / 3))].join(' ')
    }
  })
}

/** Addresses of this site that would lead back into English. */
function linksWithoutLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^\/(fr(\/|$|\?|#)|api\/|manage-website)/.test(href)),
  )
}
