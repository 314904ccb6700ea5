import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const HOST = 'https://films.example.net'
const SCRIPT = `${HOST}/player.js`
/** Beside what stands in the sitemap: all of it in a deep run, else every sixth of its addresses. */
const ROUTES = ['/login', '/signup', '/forgot-password', '/search?q=pain', '/profile', '/fr', '/fr/login']

/**
 * A browser in which the site is as if it had been built with an optional script: bundles that were built without one ask the
 * window for the setting. The policy of such a build would name the host; this one's is passed over.
 */
async function newcomer() {
  const context = await browser.newContext({ baseURL: shop.app.origin, bypassCSP: true })
  await context.addInitScript(
    (setting) => Object.assign(window, { process: { env: { NEXT_PUBLIC_OPTIONAL_SCRIPTS: setting } } }),
    `media=${SCRIPT}#data-site=abc`,
  )
  const asked: string[] = []
  await context.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isPlayerThere = true' })
  })
  const page = await context.newPage()
  const runs = () => page.evaluate(() => 'isPlayerThere' in window)
  return { context, page, asked, runs }
}

it('Specification 1, Consent: an optional script is on no route before a yes, on each after it, and gone when it is taken back', async () => {
  const { context, page, asked, runs } = await newcomer()
  const sitemap = await (await fetch(`${shop.app.origin}/sitemap.xml`)).text()
  const open = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(open.length).toBeGreaterThan(10)
  const looked = process.env.TEST_DEPTH === 'deep' ? open : open.filter((_, place) => place % 6 === 0)
  for (const path of new Set([...looked, ...ROUTES])) {
    await page.goto(path)
    await page.locator('#cc-main').waitFor({ state: 'attached' })
    expect(await page.locator(`script[src^="${HOST}"]`).count(), path).toBe(0)
  }
  expect(asked).toEqual([])

  await page.goto('/aboutus')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(runs).toBe(true)
  expect(await page.locator(`script[src="${SCRIPT}"]`).getAttribute('data-site')).toBe('abc')
  await page.goto('/login')
  await expect.poll(runs).toBe(true)
  expect(asked).toEqual([SCRIPT, SCRIPT])

  await page.goto('/aboutus')
  await expect.poll(runs).toBe(true)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('button', { name: 'Only what is needed' }).click()
  await expect.poll(runs).toBe(false)
  await page.goto('/services')
  await page.waitForLoadState('networkidle')
  expect(await runs()).toBe(false)
  expect(asked).toHaveLength(3)
  await context.close()
})
