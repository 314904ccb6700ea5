import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const LONG = 'Marie-Antoinette-Élisabeth'
const WIDTHS = [1440, 1280, 1200, 1024, 820]

it('Specification 2, Shell: a long first name leaves the header in one row, in both languages, on computers and tablets', async () => {
  await shop.database.query(`UPDATE users SET firstname = $1 WHERE email = 'customer@example.com'`, [LONG])
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page } = visitor
  await visitor.goTo('/login')
  await signIn(page, 'customer@example.com')
  await page.waitForURL('**/profile')
  const broken: string[] = []
  for (const path of ['/programs', '/fr/programs']) {
    await visitor.goTo(path)
    await page.getByRole('banner').getByText(LONG).waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await Promise.all(
        (await page.locator('header > div > div').all()).map((part) => part.boundingBox()),
      )
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
      if (Math.max(...middles) - Math.min(...middles) > 2) broken.push(`${path} at ${width}: ${middles}`)
    }
  }
  expect(broken).toEqual([])
  await visitor.leave()
})
