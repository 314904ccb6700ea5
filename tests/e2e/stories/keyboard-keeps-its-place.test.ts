import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signUp } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const PATIENTLY = { timeout: 15_000 }

describe('somebody without a mouse', () => {
  it('goes on from where they pressed, also when the button they pressed is gone', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/signup')
    await signUp(visitor)
    await page.waitForURL('**/profile')

    await visitor.goTo('/learn-more-about-sleeping-better')
    await press(page, 'Add to cart')
    await expectFocus(page, 'View cart')

    await visitor.goTo('/payment')
    await page.locator('button:enabled', { hasText: 'Pay with' }).waitFor()
    await page.getByLabel('Discount code').fill('WELCOME10')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Remove discount code')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), PATIENTLY)
      .toBe('field-discountCode')

    await visitor.goTo('/cart')
    await press(page, 'Clear cart')
    await expectFocus(page, 'Your cart')
    await visitor.leave()
  })
})

describe('Specification 2, Shell: the narrowest screens', () => {
  it('shows logo, cart, account and menu at 320 px without scrolling sideways', async () => {
    const visitor = await newVisitor(browser, shop.app.origin, 390)
    const { page } = visitor
    await page.setViewportSize({ width: 320, height: 640 })
    await visitor.goTo('/signup')
    await signUp(visitor)
    await page.waitForURL('**/profile')
    await visitor.goTo('/learn-more-about-sleeping-better')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'View cart' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const header = page.getByRole('banner')
    const heights = ['Cart 1 item', 'Account menu', 'Menu'].map(async (name) => {
      const box = await header
        .getByRole(name.startsWith('Cart') ? 'link' : 'button', { name })
        .first()
        .boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    })
    expect(new Set(await Promise.all(heights)).size, 'all stand in one row').toBe(1)
    await visitor.leave()
  })
})

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function expectFocus(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENTLY).toBe(words)
}
