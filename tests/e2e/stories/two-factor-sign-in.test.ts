import type { Browser, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { codeNow } from '../../support/two-factor'
import { newVisitor, signIn, signUp, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

describe('Safety: two-factor authentication at sign-in', () => {
  beforeEach(() => requireTwoFactor(false))

  it('is switched on in the account settings, asked for at every sign-in, and a recovery code stands in once', async () => {
    const admin = await newAdmin()
    const { page } = admin
    await admin.goTo('/account-settings/security')
    const { secret, recoveryCodes } = await switchOn(page)
    expect(recoveryCodes.length).toBeGreaterThanOrEqual(8)
    await page.reload()
    await page.getByText('Signing in asks for a code from your authenticator app').waitFor()
    expect(await page.locator('body').textContent()).not.toContain(recoveryCodes[0])

    await signOut(page)
    await passwordFirst(admin)
    await page.getByLabel('Code from your authenticator app').fill(wrongCode(secret))
    await send(page)
    await page.getByText('We could not sign you in').waitFor()
    await letHalfMinutePass(admin)
    await page.getByLabel('Code from your authenticator app').fill(codeNow(secret))
    await send(page)
    await inStaffArea(page)

    await signOut(page)
    await passwordFirst(admin)
    await giveRecoveryCode(page, recoveryCodes[0])
    await inStaffArea(page)

    await signOut(page)
    await passwordFirst(admin)
    await giveRecoveryCode(page, recoveryCodes[0])
    await page.getByText('We could not sign you in').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await giveRecoveryCode(page, recoveryCodes[1])
    await inStaffArea(page)
    await admin.leave()
  })

  it('is asked of staff where the settings require it: they set it up before they see anything of the staff area', async () => {
    const admin = await newAdmin()
    const { page } = admin
    await requireTwoFactor(true)
    for (const path of [
      '/manage-website/collections/users',
      '/user-management',
      '/manage-website/statistics',
    ]) {
      await admin.goTo(path)
      await page.waitForURL('**/account-settings/security#two-factor')
      await page.getByText('Needed to manage the website').waitFor()
    }
    expect(await statusOf(page, '/api/email-outbox')).not.toBe(200)

    await switchOn(page)
    await admin.goTo('/user-management')
    await page.waitForURL('**/manage-website/collections/users')
    await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
    await admin.leave()
  })

  it('is reset by a superuser for who lost phone and codes: the password is enough again, and a mail tells', async () => {
    const admin = await newAdmin()
    await admin.goTo('/account-settings/security')
    await switchOn(admin.page)

    const superuser = await newVisitor(browser, shop.app.origin)
    const { page } = superuser
    await superuser.goTo('/login?redirect=%2Fmanage-website')
    await signIn(page, 'superuser@example.com')
    await inStaffArea(page)
    await superuser.goTo(`/manage-website/collections/users/${await idOf(admin)}`)
    await page.getByRole('button', { name: 'Reset two-factor authentication' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset two-factor authentication of this person?' })
    await dialog.getByText('They are signed out everywhere').waitFor()
    await dialog.getByLabel('Reason').fill('Lost the phone, identified by telephone.')
    await dialog.getByRole('button', { name: 'Reset two-factor authentication' }).click()
    await dialog.getByText('Two-factor authentication was removed').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('region', { name: 'Two-factor authentication at sign-in' })
      .getByText('Off.')
      .waitFor()
    await superuser.leave()

    await shop.mails.waitForMail(
      ({ to, subject }) =>
        to.some(({ address }) => address === admin.email) && /sign-in step was removed/.test(subject),
    )
    await passwordFirst(admin)
    await inStaffArea(admin.page)
    await admin.leave()
  })

  it('offers the button to superusers only', async () => {
    const [admin, colleague] = [await newAdmin(), await newAdmin()]
    await colleague.goTo('/account-settings/security')
    await switchOn(colleague.page)
    await admin.goTo(`/manage-website/collections/users/${await idOf(colleague)}`)
    await admin.page.getByRole('heading', { name: 'Last emails' }).waitFor()
    expect(await admin.page.getByRole('button', { name: 'Reset two-factor authentication' }).count()).toBe(0)
    await admin.leave()
    await colleague.leave()
  })
})

async function newAdmin(): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin)
  await visitor.goTo('/signup')
  await signUp(visitor)
  await visitor.page.waitForURL('**/profile')
  await shop.database.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [visitor.email])
  return visitor
}

async function idOf({ email }: Visitor): Promise<string> {
  const [row] = await shop.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  return row?.id ?? ''
}

async function requireTwoFactor(isRequired: boolean): Promise<void> {
  await shop.database.query('UPDATE system_settings SET security_require_two_factor = $1', [isRequired])
}

/** Sets two-factor authentication up with an app of the test's own, and notes what the page shows once. */
async function switchOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const card = page.getByRole('region', { name: 'Two-factor authentication at sign-in' })
  await card.getByRole('button', { name: 'Set up' }).click()
  await card.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await card.getByRole('button', { name: 'Continue' }).click()
  await card.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const words = await card.getByText('Or type this key into the app:').textContent()
  const secret = words?.split(':')[1]?.replaceAll(/\s/g, '') ?? ''
  await card.getByLabel('Code from your authenticator app').fill(codeNow(secret))
  await card.getByRole('button', { name: 'Switch on' }).click()
  await card.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const recoveryCodes = await card.getByRole('listitem').allInnerTexts()
  await card.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${shop.app.origin}/`)
}

async function passwordFirst({ page, email, goTo }: Visitor): Promise<void> {
  await goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, email)
}

async function giveRecoveryCode(page: Page, code = ''): Promise<void> {
  const other = page.getByRole('button', { name: 'Use a recovery code' })
  await other.or(page.getByLabel('Recovery code')).first().waitFor()
  if (await other.isVisible()) await other.click()
  await page.getByLabel('Recovery code').fill(code)
  await send(page)
}

async function send(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function inStaffArea(page: Page): Promise<void> {
  await page.waitForURL('**/manage-website')
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).first().waitFor()
}

function wrongCode(secret: string): string {
  return String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, '0')
}

/** The code that was used last is one of an earlier half minute. */
async function letHalfMinutePass({ email }: Visitor): Promise<void> {
  await shop.database.query(
    `UPDATE two_factor_secrets SET last_step = last_step - 10 WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
}

function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => (await fetch(address)).status, path)
}
