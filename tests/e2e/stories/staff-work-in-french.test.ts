import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const EMAIL = 'superuser@example.com'

it('staff whose account is French read the staff area so, see what waits for French, and find its English beside what they write', async () => {
  const { token } = await newSession(shop, EMAIL)
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'fr' } })
  const staff = await newVisitor(browser, shop.app.origin)
  const { page } = staff
  await staff.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, EMAIL)
  await page.waitForURL('**/manage-website')
  await page.getByRole('link', { name: 'Commandes', exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')

  const card = page.getByRole('region', { name: 'Anglais et français' })
  await card.getByRole('link', { name: /^Pas en français: \d+/ }).click()
  await page.waitForURL('**/translations?state=missing')
  await page.getByRole('heading', { level: 1, name: 'Anglais et français' }).waitFor()
  await page.getByLabel('Sorte').selectOption({ label: 'Leçons' })
  await page.getByRole('button', { name: 'Montrer' }).click()
  await page.waitForURL('**/translations?*collection=lessons*')
  const row = page.getByRole('row').nth(1)
  await row.getByText('Leçons', { exact: true }).waitFor()
  await row.getByRole('link').click()
  await page.waitForURL(/collections\/lessons\/.*locale=fr/)
  const beside = page.getByRole('region', { name: 'En anglais' })
  await beside.getByText('Titre', { exact: true }).waitFor()
  expect((await beside.textContent())?.length).toBeGreaterThan(200)
  await page.getByText('Section du programme').first().waitFor()

  await staff.goTo('/manage-website/collections/orders')
  await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor()
  // Who chose the other language elsewhere finds it here.
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'en' } })
  await staff.goTo('/manage-website/collections/orders')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await staff.leave()
})
