import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { assertInvariants } from '../../support/invariants'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { fillBillingAddress, newVisitor, signUp } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('one buys a program as a gift, and another accepts it by the link of a mail', async () => {
  const giver = await newVisitor(browser, shop.app.origin, 390)
  await giver.goTo('/learn-more-about-sleeping-better')
  await giver.page.getByRole('button', { name: 'Add to cart' }).click()
  await giver.page.getByText('In your cart').waitFor()
  await giver.goTo('/signup?redirect=%2Fpayment')
  await signUp(giver)
  await giver.page.waitForURL('**/payment')
  await giver.page.getByRole('radio', { name: /^PayPal/ }).check()
  await fillBillingAddress(giver)
  await giver.page.getByRole('checkbox', { name: 'This is a gift' }).check()
  await giver.page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await giver.page.getByText('Please say who it is for').waitFor()
  const friend = await newVisitor(browser, shop.app.origin, 1440)
  await giver.page.getByLabel('Name of the person').fill('Ann')
  await giver.page.getByLabel('Their email address').fill(friend.email)
  await giver.page.getByLabel('Your message').fill('Sleep well')
  await giver.page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await giver.page.waitForURL(`${shop.simulator.origin}/**`)
  await giver.page.getByRole('button', { name: 'Approve' }).click()
  await giver.page.waitForURL('**/payment/success**')
  await giver.page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await giver.page.getByText('A gift for Ann, who gets an email about it now.').waitFor()
  await giver.page.getByRole('link', { name: 'See your gifts' }).click()
  const given = giver.page.getByRole('region', { name: 'Your gifts' })
  await given.getByText('not accepted yet').waitFor()
  await given.getByRole('button', { name: /^Send again/ }).click()
  const focused = () =>
    giver.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)
  await expect.poll(focused, { timeout: 15_000 }).toMatch(/^field-name-/)
  await given.getByLabel('Their email address').fill('nobody')
  await given.getByRole('button', { name: 'Send it now' }).click()
  await given.getByText('Please enter a valid email address.').waitFor()
  await given.getByRole('button', { name: 'Leave it' }).click()
  await expect.poll(focused, { timeout: 15_000 }).toMatch(/^Send again/)

  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === friend.email))
  expect(mail.text).toContain('Sleep well')
  const link = mail.text.match(/https?:\/\/\S+\/gift\?token=[\w-]+/)?.[0] ?? ''
  await friend.page.goto(link)
  await friend.page.getByRole('heading', { name: 'Sleeping Better' }).waitFor()
  await friend.page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(friend)
  await friend.page.getByText(`You accept it as ${friend.email}`).waitFor()
  await friend.page.getByRole('button', { name: 'Accept the gift' }).click()
  await friend.page.waitForURL('**/profile')
  await friend.page.getByRole('heading', { name: 'Sleeping Better' }).waitFor()

  await friend.page.goto(link)
  await friend.page.getByText('You have accepted this gift').waitFor()

  await giver.page.reload()
  await given.getByText('Accepted on').waitFor()
  await giver.goTo('/profile')
  await giver.page.getByText('You have no programs yet').waitFor()
  await giver.leave()
  await friend.leave()
  await assertInvariants(shop)
})
