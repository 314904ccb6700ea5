import type { Browser, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PDF } from '../../support/factories/form'
import type { RunningShop } from '../../support/running-shop'
import { barriers } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const SCRIPT = `<script>document.title = 'taken over'</script><img src=x onerror="document.title='taken over'">`

const contact = (page: Page) => ({
  name: page.getByLabel('Your name'),
  email: page.getByLabel('Email', { exact: true }),
  message: page.getByLabel('Your message'),
  send: page.getByRole('button', { name: 'Send message' }),
})

const storedFrom = (email: string) =>
  shop.database.query<{ id: string; state: string }>(
    'SELECT id, state FROM form_submissions WHERE sender_email = $1',
    [email],
  )

describe('Specification 2, /contactus: a visitor writes to staff', () => {
  it('who are told by mail and read it in the staff area; a script in it does nothing; the visitor gets a receipt', async () => {
    const visitor = await newVisitor(browser, shop.app.origin, 390)
    const { page, email } = visitor
    await page.setViewportSize({ width: 320, height: 700 })
    await visitor.goTo('/contactus')
    const form = contact(page)
    await form.name.fill('Demo <b>Visitor</b>')
    await form.email.fill(email)
    await form.message.fill(`Which program fits?\n${SCRIPT}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await form.send.click()
    await page.getByText('Your message has reached us').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('has reached us')

    const told = await shop.mails.waitForMail(({ headers }) => headers['reply-to'] === email)
    expect(told.subject).toBe('Contact: message from Demo <b>Visitor</b>')
    expect(told.to.map(({ address }) => address)).toEqual(['hello@example.com'])
    expect(told.text).toContain(SCRIPT)
    expect(told.html).not.toMatch(/<script|<img src=x/)
    const receipt = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === email))
    expect(receipt.text).toContain('answer within two working days')
    await visitor.leave()

    const staff = await newVisitor(browser, shop.app.origin)
    await staff.goTo('/login?redirect=/forms-management')
    await signIn(staff.page, 'admin@example.com')
    const lists = staff.page.getByRole('navigation', { name: 'Forms and messages' })
    await follow(staff, lists.getByRole('link', { name: 'Messages', exact: true }))
    await follow(staff, staff.page.getByRole('link', { name: /Which program fits/ }))
    await staff.page.getByRole('heading', { name: 'The message' }).waitFor()
    await staff.page.getByText(`onerror="document.title='taken over'"`).first().waitFor()
    expect(await staff.page.title()).not.toBe('taken over')
    expect(await staff.page.locator('img[src="x"]').count()).toBe(0)
    await staff.page.getByText(`to ${email}`).waitFor()
    await staff.leave()
  })
})

/** Payload's lists write their sorting into the address a moment after they came, which calls off a click before that. */
async function follow(visitor: Visitor, link: Locator): Promise<void> {
  const href = await link.getAttribute('href')
  await visitor.page.waitForLoadState('networkidle')
  await visitor.goTo(href ?? 'a link without an address')
}

describe('Forms: somebody without a mouse, or without sight', () => {
  it('is led to the first field that is wrong, hears what is wrong with it, and what must be answered', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/contactus')
    const form = contact(page)
    await form.send.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    expect(await form.name.getAttribute('required')).not.toBeNull()
    expect(await form.name.getAttribute('aria-invalid')).toBe('true')
    const described = (await form.name.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Please fill this in.')
    expect(await page.locator(`[id="${described}"]`).getAttribute('role')).toBe('alert')

    await form.name.fill('Demo')
    await form.email.fill('nobody')
    await form.message.fill('Hello')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    const honeypot = page.locator('input[name="website"]')
    expect(await honeypot.getAttribute('tabindex')).toBe('-1')
    expect(await page.getByRole('textbox', { name: 'Please leave this empty' }).count()).toBe(0)
    await visitor.leave()
  })
})

describe('Forms: when sending fails', () => {
  it('what was typed stays, outlives a reload, and is sent once however often it is tried', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page, email } = visitor
    await visitor.goTo('/contactus')
    const form = contact(page)
    await form.name.fill('Demo')
    await form.email.fill(email)
    await form.message.fill('Please keep these words')
    // The server hears it, and its answer is lost on the way.
    await page.route('**/api/form-submissions', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await form.send.click()
    await page.getByText('This was not sent').waitFor()
    expect(await form.message.inputValue()).toBe('Please keep these words')

    await page.unroute('**/api/form-submissions')
    await page.reload()
    await page.getByText('We kept what you had typed.').waitFor()
    expect(await form.message.inputValue()).toBe('Please keep these words')
    await form.send.click()
    await page.getByText('Your message has reached us').waitFor()
    expect(await storedFrom(email)).toHaveLength(1)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('these words')
    await visitor.leave()
  })
})

describe('Specification 2, /pmfp-group-licensing-page: an enquiry for a group', () => {
  it('knows who is signed in, and leads from the opening to its form', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/login?redirect=%2Fprofile')
    await signIn(page, 'customer@example.com')
    await page.waitForURL('**/profile')
    await visitor.goTo('/pmfp-group-licensing-page')
    await page.getByRole('link', { name: 'Ask about a licence' }).click()
    await page.waitForURL('**/pmfp-group-licensing-page#group-licence')
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
      .toBe('customer@example.com')
    expect(await page.getByLabel('Your name').inputValue()).not.toBe('')
    await page.getByLabel('Organization', { exact: true }).fill('Lakeside Community Centre')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 3').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your group')
    await page.getByLabel(/How many participants/).fill('lots')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please enter a number, in digits.').waitFor()
    await page.getByLabel(/How many participants/).fill('18')
    const trainees = page.getByLabel('How many people need the training?')
    await page.getByRole('radio', { name: 'Somebody who needs the training' }).check()
    await trainees.fill('3')
    await page.getByRole('radio', { name: 'We do not know yet' }).check()
    expect(await trainees.count()).toBe(0)
    await page.getByRole('button', { name: 'Finish later' }).click()
    await page.getByText('Your answers are kept until').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
    await visitor.goTo('/pmfp-group-licensing-page')
    await page.getByText('You are going on with the answers you kept').waitFor()
    await page.getByText('Step 2 of 3').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('checkbox', { name: 'Please send us a quote' }).check()
    const chosen = (name: string, content: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })
    await page.getByLabel('Files').setInputFiles(chosen('rooms.exe', 'MZ'))
    await page.getByText('We cannot take the file “rooms.exe”').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Take out rooms.exe' }).click()
    await page.getByLabel('Files').setInputFiles(chosen('rooms.pdf', PDF))
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByText('We will come back to you').waitFor()
    const [sent] = await shop.database.query<{ user_id: string | null; answers: string }>(
      `SELECT s.user_id, string_agg(d.value, ' | ' ORDER BY d._order) AS answers FROM form_submissions s
         JOIN form_submissions_submission_data d ON d._parent_id = s.id
        WHERE s.sender_email = 'customer@example.com' GROUP BY s.id`,
    )
    expect(sent?.user_id).not.toBeNull()
    expect(sent?.answers).toMatch(
      /\| Lakeside Community Centre \| 18 \| We do not know yet \| Yes \| rooms.pdf$/,
    )
    await visitor.leave()
  })
})
