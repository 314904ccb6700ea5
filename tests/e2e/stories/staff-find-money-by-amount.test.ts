import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { orderMessages } from '@/src/admin/orders/messages'
import { amountMessages } from '@/src/admin/payments/amount-messages'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const STAFF = 'superuser@example.com'

it('staff find orders and documents between two amounts, typed in French, and are told of what is no amount', async () => {
  const { token } = await newSession(shop, STAFF)
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'fr' } })
  const staff = await newVisitor(browser, shop.app.origin)
  const { page } = staff
  const t = amountMessages.fr
  await staff.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, STAFF)
  await page.waitForURL('**/manage-website')
  for (const [list, name, field] of [
    ['orders', orderMessages.fr.searchOrders, 'totalCents'],
    ['invoices', t.search, 'totalCents'],
    ['refunds', t.search, 'amountCents'],
  ] as const) {
    await staff.goTo(`/manage-website/collections/${list}`)
    const form = page.getByRole('form', { name })
    await form.getByLabel(t.least).fill('beaucoup')
    await form.getByRole('button', { name: t.show }).click()
    await form.getByText(t.wrong).waitFor()
    await form.getByLabel(t.least).fill('1 249,50 $')
    await form.getByLabel(t.most).fill('2000')
    await form.getByRole('button', { name: t.show }).click()
    await page.waitForURL(`**${encodeURIComponent(`[${field}][greater_than_equal]`)}=124950**`)
    expect(await form.getByLabel(t.least).inputValue()).toBe('1249,50')
    expect(await form.getByLabel(t.most).inputValue()).toBe('2000,00')
  }
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'en' } })
  await staff.leave()
})
