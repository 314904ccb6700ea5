import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { newVisitor, signUp } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const PROGRAM = 'Sleeping Better'

it('an invited person opens the link, creates their account and finds their program; the link works once', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 390)
  const { page, email } = visitor
  await invite(email)
  const address = await linkMailedTo(email)

  const opened = await page.goto(address)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('banner').waitFor()
  await page.getByRole('listitem').filter({ hasText: PROGRAM }).waitFor()
  const fixed = page.getByRole('textbox', { name: 'Email' })
  expect([await fixed.inputValue(), await fixed.isEditable()]).toEqual([email, false])
  expect(await page.getByLabel('First name').inputValue()).toBe('Demo')

  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please enter a password.').waitFor()
  await page.getByText('You must accept the Terms and Conditions and Privacy Policy').waitFor()
  await page.getByText('Last name is required').waitFor()
  await page.getByLabel('Last name').fill('Visitor')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { name: PROGRAM }).waitFor()
  await visitor.leave()

  const stranger = await newVisitor(browser, shop.app.origin)
  await stranger.page.goto(address)
  await stranger.page.getByRole('heading', { name: 'This invitation was used already' }).waitFor()
  await stranger.page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await stranger.page.waitForURL('**/login')
  await stranger.leave()
})

it('who comes too late is sent a fresh link to the same address, and one that was withdrawn says so', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page, email } = visitor
  const id = await invite(email)
  const address = await linkMailedTo(email)
  await shop.database.query(
    `UPDATE invitations SET expires_at = now() - make_interval(secs => 1) WHERE id = $1`,
    [id],
  )
  await shop.database.query(
    `UPDATE email_outbox SET created_at = now() - interval '1 hour' WHERE "to" = $1`,
    [email],
  )
  await page.goto(address)
  await page.getByRole('heading', { name: 'Invitation expired' }).waitFor()
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await page.getByText('a new link is on its way').waitFor()
  const fresh = await linkMailedTo(email, address)
  await page.goto(fresh)
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()

  await shop.call('POST', `/invitations/${id}/revoke`, { token: await adminToken() })
  await page.goto(fresh)
  await page.getByRole('heading', { name: 'This invitation was withdrawn' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/contactus')
  await visitor.leave()
})

it('who has signed up meanwhile adds the invitation to their account, and is told so on My programs', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page, email } = visitor
  await invite(email)
  const address = await linkMailedTo(email)
  await visitor.goTo('/signup')
  await signUp(visitor)
  await page.getByRole('heading', { name: 'You have no programs yet' }).waitFor()

  await page.goto(address)
  await page.getByText(`You are signed in as ${email}`).waitFor()
  await page.getByRole('button', { name: 'Add these programs' }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { name: PROGRAM }).waitFor()
  await page.getByText('The invitation has been added to your account.').waitFor()

  await page.goto(address)
  await page.getByRole('heading', { name: 'This invitation was used already' }).waitFor()
  await visitor.leave()
})

it('an invitation that opens no program is accepted in plain words', async () => {
  const visitor = await newVisitor(browser, shop.app.origin)
  const { page, email } = visitor
  await invite(email, { invitationType: 'admin' })
  const address = await linkMailedTo(email)
  await visitor.goTo('/signup')
  await signUp(visitor)
  await page.waitForURL('**/profile')

  await page.goto(address)
  await page.getByText(`You are signed in as ${email}`).waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(0)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByText('The invitation has been added to your account.').waitFor()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage website' }).waitFor()
  await visitor.leave()
})

async function adminToken(): Promise<string> {
  const body = { email: 'admin@example.com', password: PASSWORD }
  const answer = await shop.call('POST', '/users/login', { body })
  return (answer.body.tokens as { accessToken: string }).accessToken
}

/** To a program, unless it is said to what else. */
async function invite(email: string, to?: { invitationType: 'admin' }): Promise<string> {
  const [product] = await shop.database.query<{ id: string }>('SELECT id FROM products WHERE title = $1', [
    PROGRAM,
  ])
  const body = {
    email,
    firstname: 'Demo',
    ...(to ?? { invitationType: 'participant', products: [product?.id] }),
  }
  const answer = await shop.call('POST', '/invitations', { token: await adminToken(), body })
  expect(answer.status).toBe(200)
  return (answer.body.data as { id: string }).id
}

/** The link of an invitation, other than the one before. */
async function linkMailedTo(email: string, before?: string): Promise<string> {
  const linkIn = (text: string) => text.match(/https?:\/\/\S+\/register\?\S+/)?.[0]
  const mail = await shop.mails.waitForMail(
    ({ to, text }) =>
      to.some(({ address }) => address === email) &&
      linkIn(text) !== undefined &&
      linkIn(text) !== before?.replace(shop.app.origin, originOf(text)),
  )
  const link = new URL(linkIn(mail.text) ?? '')
  return `${shop.app.origin}${link.pathname}${link.search}`
}

function originOf(text: string): string {
  return new URL(text.match(/https?:\/\/\S+\/register\?\S+/)?.[0] ?? 'http://localhost').origin
}
