import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../support/environment/mail-sink'
import { assertInvariants } from '../../support/invariants'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { fillBillingAddress, newVisitor, signUp, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

describe('Specification 2 and 4: paying by invoice', () => {
  it('a customer asks for an invoice, gets it by mail, staff mark it paid, and the program opens', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await reachPayment(visitor)
    await page.getByRole('radio', { name: /^Invoice/ }).check()
    await fillBillingAddress(visitor)
    await page.getByRole('button', { name: 'Request invoice' }).click()

    await page.waitForURL('**/invoice')
    await expect
      .poll(() => page.getByLabel('City').inputValue(), { message: 'the address comes along' })
      .toBe('Ottawa')
    await page.getByLabel(/Organization/).fill('Garden Road Health Centre')
    await page.getByLabel(/Purchase order/).fill('PO 4711')
    await page.getByRole('button', { name: 'Send me the invoice' }).click()

    await page.waitForURL('**/invoice/success')
    await page.getByRole('heading', { name: 'Your invoice is on its way' }).waitFor()
    const number = /INV-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none'
    const mail = await mailTo(visitor, (subject) => subject.includes(number))
    expect(mail.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const owned = async () => (await shop.call('GET', '/payments/user-products', { token })).body.data
    expect(await owned(), 'nothing opens before it is paid').toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('cart')), 'the cart is empty').not.toContain('"id"')

    await page.goto('/profile')
    await page.getByText('Waiting for your payment: Sleeping Better').waitFor()

    const [order] = await shop.database.query<{ id: string }>(
      `SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = '${visitor.email}'`,
    )
    await shop.call('POST', `/payments/orders/${order?.id}/mark-paid`, {
      token: await staffToken(),
      body: { reference: 'Bank transfer 12' },
    })

    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Sleeping Better' }).waitFor()
    expect((await mailTo(visitor, (subject) => subject.includes('receipt'))).text).toContain(
      'Sleeping Better',
    )
    await visitor.leave()
    await assertInvariants(shop)
  })

  it('names what is missing in the billing form as soon as a field is left', async () => {
    const visitor = await newVisitor(browser, shop.app.origin, 390)
    const { page } = visitor
    await reachPayment(visitor)
    for (const [field, message] of [
      ['City', 'City is required'],
      ['Address', 'Address is required'],
      ['Postal Code', 'Postal code is required'],
    ] as const) {
      expect(await page.getByText(message).isVisible()).toBe(false)
      await page.getByLabel(field, { exact: true }).focus()
      await page.getByLabel(field, { exact: true }).blur()
      await page.getByText(message).waitFor()
    }
    await page.getByRole('button', { name: /Pay with/ }).click()
    for (const message of ['Country is required', 'State/Province is required'])
      await page.getByText(message).waitFor()
    expect(new URL(page.url()).pathname).toBe('/payment')
    await visitor.leave()
  })
})

async function reachPayment(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.goTo('/learn-more-about-sleeping-better')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await visitor.goTo('/signup?redirect=/payment')
  await signUp(visitor)
  await page.waitForURL('**/payment')
}

const mailTo = (visitor: Visitor, hasSubject: (subject: string) => boolean): Promise<Mail> =>
  shop.mails.waitForMail(
    ({ to, subject }) => to.some(({ address }) => address === visitor.email) && hasSubject(subject),
  )

async function staffToken(): Promise<string> {
  const { body } = await shop.call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD, deviceId: 'staff-desk' },
  })
  return (body.tokens as { accessToken: string }).accessToken
}
