import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { newVisitor, signUp, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('a session that ends while somebody fills in the billing address loses nothing', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 390)
  const { page } = visitor
  await visitor.goTo('/learn-more-about-sleeping-better')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForFunction(() => localStorage.getItem('cart')?.includes('id'))
  await visitor.goTo('/signup?redirect=%2Fpayment')
  await signUp(visitor)
  await page.waitForURL('**/payment')
  await page.getByLabel('Address', { exact: true }).fill('12 Garden Road')
  await page.getByLabel('City').fill('Ottawa')

  await endSession(visitor)
  await recheck(page)
  await page.waitForURL(`${shop.app.origin}/`)
  await page.getByText('Invalid tokens').waitFor()
  await page.getByText('What you typed is kept').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('id')

  await signInAgain(visitor, '/payment')
  await page.getByText('We kept what you had typed.').waitFor()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Garden Road')
  expect(await page.getByLabel('City').inputValue()).toBe('Ottawa')
  await visitor.leave()
})

it('keeps a new address that was typed, never the password, and nothing once its owner has signed out', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 1440)
  const { page } = visitor
  await visitor.goTo('/signup?redirect=%2Faccount-settings')
  await signUp(visitor)
  await page.waitForURL('**/account-settings')
  const newAddress = page.getByLabel('New email address')
  await newAddress.fill('moved@example.com')
  await page.getByLabel('Your password').fill('My-secret!2026')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('My-secret!2026')

  await endSession(visitor)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.waitForURL(`${shop.app.origin}/`)
  await signInAgain(visitor, '/account-settings')
  await page.getByText('We kept what you had typed.').waitFor()
  expect(await newAddress.inputValue()).toBe('moved@example.com')
  expect(await page.getByLabel('Your password').inputValue()).toBe('')

  await page.getByRole('link', { name: 'Password and security' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${shop.app.origin}/`)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:change-email')
  await visitor.leave()
})

it('a new address is proved by its link, and the devices are told apart and signed out', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 1440)
  const { page } = visitor
  await visitor.goTo('/signup?redirect=%2Faccount-settings')
  await signUp(visitor)
  await page.waitForURL('**/account-settings')
  const next = `next-${visitor.email}`
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Please check your new mailbox').waitFor()
  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === next))
  const link = mail.text.match(/https?:\/\/\S+confirm-email\?token=\S+/)?.[0] ?? ''
  await page.goto(link)
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await page.waitForURL('**/account-settings')
  await page.getByText(next).waitFor()
  await page.getByRole('link', { name: 'Password and security' }).click()
  await page.getByText('(this device)').waitFor()
  await page.getByRole('button', { name: /^Sign out this device/ }).click()
  await page.waitForURL(`${shop.app.origin}/`)
  await visitor.leave()
})

/** Ends every session of the visitor on the server; the browser hears of it at its next call. */
async function endSession({ email }: Visitor): Promise<void> {
  await shop.database.query(
    `UPDATE sessions SET ended_at = now() WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
}

/** What the browser does by itself each minute. */
async function recheck(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
  })
}

async function signInAgain({ page, email, goTo }: Visitor, path: string): Promise<void> {
  await goTo(`/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${path}`)
}
