import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { newSession } from '../support/member'
import { eventually, type RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { newVisitor } from '../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

/** An article nobody wrote in French. */
const ENGLISH_ONLY = '/newsletter/make-a-plan-you-can-keep'
const BOTH = { en: '/learn-more-about-sleeping-better', fr: '/fr/learn-more-about-mieux-dormir' }

const get = (path: string) => fetch(shop.app.origin + path, { redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()

/** What the head of a page says of its languages; addresses without the site's own. */
async function headOf(path: string) {
  const html = await text(path)
  const links = [...html.matchAll(/<link rel="(alternate|canonical)"([^>]*)>/g)].flatMap(
    ([, rel, rest = '']) => {
      const [, href = ''] = /href="([^"]*)"/.exec(rest) ?? []
      const [, language] = /hreflang="([^"]*)"/i.exec(rest) ?? []
      return rel === 'canonical' || language
        ? [[language ?? rel, new URL(href, shop.app.origin).pathname]]
        : []
    },
  )
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    links: Object.fromEntries(links) as Record<string, string>,
    isAlone: html.includes('name="only-language"'),
  }
}

it.each(['en', 'fr'] as const)(
  'a page of both languages names itself and the other one in its head: %s',
  async (locale) => {
    const { lang, links, isAlone } = await headOf(BOTH[locale])
    expect(lang).toBe(`${locale}-CA`)
    expect(links).toEqual({
      canonical: BOTH[locale],
      'en-CA': BOTH.en,
      'fr-CA': BOTH.fr,
      'x-default': BOTH.en,
    })
    expect(isAlone).toBe(false)
  },
)

it('a page without French is not at /fr; neither its head nor the sitemap names one, and the switch says so', async () => {
  expect(await headOf(ENGLISH_ONLY)).toEqual({
    lang: 'en-CA',
    links: { canonical: ENGLISH_ONLY, 'en-CA': ENGLISH_ONLY, 'x-default': ENGLISH_ONLY },
    isAlone: true,
  })
  expect((await get(`/fr${ENGLISH_ONLY}`)).status).toBe(404)
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${ENGLISH_ONLY}</loc>`))
  expect(sitemap).not.toContain(`/fr${ENGLISH_ONLY}`)
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${BOTH.fr}</loc>`))
  expect(sitemap).toMatch(new RegExp(`hreflang="fr-CA" href="[^"]*${BOTH.fr}"`))

  const visitor = await newVisitor(browser, shop.app.origin)
  await visitor.goTo(ENGLISH_ONLY)
  const link = visitor.page.getByRole('banner').getByRole('link', { name: 'Français (accueil)' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('/fr')
  expect(await link.getAttribute('lang')).toBe('fr-CA')
  await visitor.leave()
})

it('French lists hold what is not in French marked as English, until a setting leaves it out', async () => {
  const list = await text('/fr/newsletter')
  expect(list).toMatch(new RegExp(`lang="en-CA"[^]{0,600}<a href="${ENGLISH_ONLY}" hrefLang="en-CA">`, 'i'))
  expect(list).toContain('(en anglais)')
  const { token } = await newSession(shop, 'superuser@example.com')
  const body = { languages: { untranslated: 'left-out' } }
  expect((await shop.call('POST', '/globals/system-settings', { token, body })).status).toBe(200)
  await eventually(
    'French lists leave it out',
    async () => !(await text('/fr/newsletter')).includes(ENGLISH_ONLY),
  )
  expect(await text('/fr/newsletter')).toContain('/fr/newsletter/')
  expect(await text('/newsletter'), 'English ones do not').toContain(ENGLISH_ONLY)
})
