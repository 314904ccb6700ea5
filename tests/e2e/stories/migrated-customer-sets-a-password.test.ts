import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { readLink } from '../../support/reset'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const EMAIL = 'migrated@example.com'
const NEW_PASSWORD = 'Another!2027'

it('somebody from the older system is welcomed, sets a password by mail, and opens what they bought there', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 390)
  const { page } = visitor

  await visitor.goTo('/login')
  await signIn(page, EMAIL, 'the old password')
  await page.waitForURL(`**/welcome-migrated-user?email=${encodeURIComponent(EMAIL)}`)
  await page.getByText(EMAIL).waitFor()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByText(RESET_MESSAGES.info).waitFor()

  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === EMAIL))
  expect(mail.text).toContain('12 hours')
  const address = mail.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? ''
  expect(readLink(address)).toMatchObject({ path: '/reset-password-for-migrated-users', email: EMAIL })

  const opened = await page.goto(address)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.waitFor()
  await page.waitForURL((url) => url.search === '')
  expect(await page.getByRole('banner').count()).toBe(0)

  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByText('Please enter a password.').waitFor()
  await page.getByText('You must accept the Terms and Conditions and Privacy Policy').waitFor()
  await password.fill(NEW_PASSWORD)
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByText('Your password has been changed').waitFor()
  await page.waitForURL(`${shop.app.origin}/`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await visitor.goTo('/login')
  await signIn(page, EMAIL, NEW_PASSWORD)
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { name: 'Living Well with Chronic Pain' }).waitFor()
  const notice = await shop.mails.waitForMail(({ subject }) => subject === 'Your password was changed')
  expect(notice.to).toMatchObject([{ address: EMAIL }])

  await page.goto(address)
  await page.getByRole('heading', { name: 'Password reset expired' }).waitFor()
  await page.getByRole('button', { name: 'Request new link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await visitor.leave()
})

it('a customer who forgot their password asks for a link, whose form survives a reload; one left open too long leads to a new one', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 1440)
  const { page } = visitor
  const email = 'customer@example.com'

  await visitor.goTo('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('button', { name: 'Resend email' }).waitFor()
  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === email))
  const address = mail.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? ''
  expect(readLink(address).path).toBe('/reset-password')

  await page.goto(address)
  await page.getByRole('textbox', { name: 'Password' }).waitFor()
  await page.waitForURL((url) => url.search === '')
  await page.reload()
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
  await shop.database.query('UPDATE password_resets SET expires_at = now() - make_interval(secs => 1)')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('heading', { name: 'Password reset expired' }).waitFor()
  const stillGood = { email, password: 'Training!2026' }
  expect((await shop.call('POST', '/users/login', { body: stillGood })).status).toBe(200)
  await visitor.leave()
})

it('counts down before an email can be sent again', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 390)
  const { page } = visitor
  await page.clock.install()
  await visitor.goTo('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  const resend = page.getByRole('button', { name: 'Resend email' })
  await page.getByText(/ask for it again in \d+ s/).waitFor()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/users/forgot-password')) asked += 1
  })
  await page.clock.fastForward(50_000)
  await page.getByText(/ask for it again in \d s/).waitFor()
  await resend.click({ force: true })
  expect(await resend.getAttribute('aria-disabled')).toBe('true')
  expect(asked, 'pressed too early it asks for nothing').toBe(0)

  await page.clock.fastForward(10_000)
  await page.getByText('You can ask for it again now.').waitFor()
  await resend.click()
  await page.getByText('We have asked for it again.').waitFor()
  expect(asked).toBe(1)
  expect(await resend.getAttribute('aria-disabled')).toBe('true')
  await visitor.leave()
})

it('leads home whoever opens a reset page without a link, and asks for an address where none is given', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page } = visitor
  for (const path of ['/reset-password-for-migrated-users', '/reset-password?token=x']) {
    await visitor.goTo(path)
    await page.waitForURL(`${shop.app.origin}/`)
  }
  await visitor.goTo('/welcome-migrated-user')
  await page.getByText(RESET_MESSAGES.noValidEmail).waitFor()
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await page.waitForURL('**/forgot-password')
  await visitor.leave()
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
