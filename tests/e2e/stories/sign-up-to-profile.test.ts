import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signUp } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it.each([390, 1440] as const)(
  'at %d px a visitor signs up, confirms their address by the link of the welcome, changes what they agreed to, and agrees to new terms when those change',
  async (width) => {
    const visitor = await newVisitor(browser, shop.app.origin, width)
    const { page, email } = visitor
    await visitor.goTo('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('First name is required').waitFor()
    await page.getByText('You must accept the Terms and Conditions and Privacy Policy').waitFor()
    await signUp(visitor)
    await page.waitForURL('**/profile')
    expect(await page.getByText('Our terms have changed').count()).toBe(0)

    await visitor.goTo('/account-settings')
    await page.getByText('Your address is not confirmed yet').waitFor()
    const welcome = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === email))
    await page.goto(welcome.text.match(/https?:\/\/\S+confirm-email\?\S+/)?.[0] ?? '')
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await page.waitForURL('**/account-settings')
    await page.getByText('Your address is confirmed.').waitFor()

    await visitor.goTo('/account-settings/communication')
    const promotions = page.getByRole('checkbox', { name: 'Send me news and offers' })
    await promotions.waitFor()
    expect(await promotions.isChecked()).toBe(false)
    await promotions.click()
    await page.getByText('You will get news and offers.').waitFor()
    expect(await said(email)).toEqual(['terms true registration', 'promotions true account settings'])

    await shop.database.query(`UPDATE system_settings SET consent_terms_version = $1`, [`new-${width}`])
    await visitor.goTo('/profile')
    await page.getByText('Our terms have changed').waitFor()
    await page.getByRole('button', { name: 'Agree' }).click()
    await page.getByText('Our terms have changed').waitFor({ state: 'detached' })
    expect((await said(email)).at(-1)).toBe('terms true account settings')
    await visitor.leave()

    const again = await newVisitor(browser, shop.app.origin, width)
    again.email = email.toUpperCase()
    await again.goTo('/signup')
    await signUp(again)
    await again.page.getByText('An account with this email already exists. Please sign in.').waitFor()
    await again.leave()
  },
)

async function said(email: string): Promise<string[]> {
  const rows = await shop.database.query<{ words: string }>(
    `SELECT concat_ws(' ', c.subject::text, c.given::text, c.source) AS words
       FROM consents c JOIN users u ON u.id = c.user_id WHERE u.email = $1 ORDER BY c.created_at`,
    [email],
  )
  return rows.map(({ words }) => words)
}
