import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { newVisitor, signIn, signUp } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('whom the server forbids on arrival is signed out and led home', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page } = visitor
  await visitor.goTo('/signup?redirect=%2Faccount-settings')
  await signUp(visitor)
  await page.waitForURL('**/account-settings')

  // No call of a storefront's is for staff only. This one asks for something that is, and the server refuses it.
  const forStaff = `${shop.app.origin}/api/payments/orders/${randomUUID()}/overview`
  await page.route('**/api/users/profile', (route) => route.continue({ url: forStaff }))
  await page.reload()
  await page.waitForURL(`${shop.app.origin}/`)
  await page.getByText('You do not have access to this.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.unroute('**/api/users/profile')
  await visitor.goTo('/account-settings')
  await page.waitForURL('**/login?redirect=%2Faccount-settings')
  await visitor.leave()
})

it('whose account is deactivated is signed out at their next step', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page, email } = visitor
  await visitor.goTo('/signup?redirect=%2Faccount-settings')
  await signUp(visitor)
  await page.waitForURL('**/account-settings')

  const [account] = await shop.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    email,
  ])
  const admin = await shop.call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD },
  })
  const { accessToken: token } = admin.body.tokens as { accessToken: string }
  const deactivated = await shop.call('PATCH', `/users/${account?.id}`, {
    token,
    body: { state: 'deactivated' },
  })
  expect(deactivated.status).toBe(200)

  await page.reload()
  await page.waitForURL('**/login?redirect=%2Faccount-settings')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await signIn(page, email)
  await page.getByText('Invalid email or password.').waitFor()
  await visitor.leave()
})

it('a built server tells staff why, and which field is wrong', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page } = visitor
  await visitor.goTo('/login?redirect=%2Fmanage-website%2Fcollections%2Fusers%2Fcreate')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/manage-website/collections/users/create')
  await page.locator('input[name=email]').fill('customer@example.com')
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('input[name=confirm-password]').fill(PASSWORD)
  await page.locator('input[name=firstname]').fill('Demo')
  await page.locator('input[name=lastname]').fill('Again')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A user with the given email is already registered.').waitFor()
  await visitor.leave()
})
