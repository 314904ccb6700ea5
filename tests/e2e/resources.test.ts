import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('visitors choose a kind of resources without any script, and each article leads on to the next, all around', async () => {
  const context = await browser.newContext({ baseURL: shop.app.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/newsletter')
  const items = page.getByRole('main').getByRole('article')
  const all = await items.count()
  expect(all).toBeGreaterThan(3)
  await page.getByRole('group', { name: 'Show' }).getByText('Newsletter', { exact: true }).click()
  const letters = await items.count()
  expect(letters).toBeGreaterThan(0)
  expect(letters).toBeLessThan(all)
  await page.getByText('Everything', { exact: true }).click()
  expect(await items.count()).toBe(all)

  await items.first().getByRole('link').click()
  const next = page.getByRole('complementary', { name: 'Read next' }).getByRole('heading').getByRole('link')
  const seen: string[] = []
  for (let count = 0; count < all; count++) {
    seen.push(new URL(page.url()).pathname)
    await next.click()
    await page.waitForURL((url) => url.pathname !== seen.at(-1))
  }
  expect(new Set(seen).size).toBe(all)
  expect(new URL(page.url()).pathname).toBe(seen[0])
  await context.close()
})
