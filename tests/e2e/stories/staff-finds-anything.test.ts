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

it('staff find a person by a part of the address and open the page, with the keyboard alone', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await admin.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, 'admin@example.com')
  await page.waitForURL('**/manage-website')
  const button = page.getByRole('button', { name: /^Find/ })
  await button.waitFor()
  expect(await page.locator('.step-nav__home').textContent(), 'the site’s own initials').toBe('LL')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^A part of a name/ })
  await field.fill('nobody has these words')
  await page.getByText('Nothing has these words.').waitFor()
  await field.fill('customer@ex')
  const option = page.getByRole('option', { name: /customer@example\.com/ })
  await option.waitFor()
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.first().getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/manage-website/collections/users/**')
  await page.getByRole('heading', { name: 'customer@example.com' }).first().waitFor()

  await button.click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await admin.leave()
})

it('the menu stands where it stood when the page came: on a slow machine nothing slides away under the pointer', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await page.addInitScript(() => {
    const places = new Set<number>()
    const look = () => {
      const title = document.querySelector('.collection-list h1')
      if (title) places.add(title.getBoundingClientRect().x)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { places })
  })
  const places = () => page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])
  const openPeople = async () => {
    await admin.goTo('/manage-website/collections/users')
    await page.locator('.template-default--nav-hydrated').waitFor()
    await page.locator('.template-default--nav-animate').waitFor()
    await page.waitForLoadState('networkidle')
  }
  const tools = await page.context().newCDPSession(page)
  await admin.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, 'admin@example.com')
  await page.waitForURL('**/manage-website')
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await openPeople()
  expect(await page.locator('.nav--nav-open').count()).toBe(1)
  expect(await places(), 'the heading stood at one place').toHaveLength(1)

  // Payload keeps what is chosen on a wide screen.
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPeople()
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('payload-preferences/nav') && answer.request().method() === 'POST',
  )
  await page.locator('.nav-toggler').first().click()
  await kept
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPeople()
  expect(await page.locator('.nav--nav-open').count(), 'who closed it finds it closed').toBe(0)
  expect(await places(), 'the heading stood at one place').toHaveLength(1)
  await admin.leave()
})
