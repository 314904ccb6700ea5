import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { saidIn } from '../../support/french-text'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { ADDRESS } from '../../support/shop'
import { staffEnglishIn, staffPairs } from '../../support/staff-french'
import { newVisitor, signIn, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const EMAIL = 'superuser@example.com'

it('staff whose account is French read the staff area so, see what waits for French, and find its English beside what they write', async () => {
  const { token } = await newSession(shop, EMAIL)
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'fr' } })
  const staff = await newVisitor(browser, shop.app.origin)
  const { page } = staff
  await staff.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, EMAIL)
  await page.waitForURL('**/manage-website')
  await page.getByRole('link', { name: 'Commandes', exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')

  const card = page.getByRole('region', { name: 'Anglais et français' })
  await card.getByRole('link', { name: /^Pas en français\s: \d+/ }).click()
  await page.waitForURL('**/translations?state=missing')
  await page.getByRole('heading', { level: 1, name: 'Anglais et français' }).waitFor()
  await page.getByLabel('Sorte').selectOption({ label: 'Leçons' })
  await page.getByRole('button', { name: 'Montrer' }).click()
  await page.waitForURL('**/translations?*collection=lessons*')
  const row = page.getByRole('row').nth(1)
  await row.getByText('Leçons', { exact: true }).waitFor()
  await row.getByRole('link').click()
  await page.waitForURL(/collections\/lessons\/.*locale=fr/)
  const beside = page.getByRole('region', { name: 'En anglais' })
  await beside.getByText('Titre', { exact: true }).waitFor()
  expect((await beside.textContent())?.length).toBeGreaterThan(200)
  await page.getByText('Section du programme').first().waitFor()

  await staff.goTo('/manage-website/collections/orders')
  await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor()
  await readDailyScreens(staff, await makeOrder(token))

  // Who chose the other language elsewhere finds it here.
  await shop.call('PUT', '/users/profile', { token, body: { locale: 'en' } })
  await staff.goTo('/manage-website/collections/orders')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await staff.leave()
})

/** Opens what staff use every day, and finds no English word of ours or of Payload's there. */
async function readDailyScreens(staff: Visitor, order: string): Promise<void> {
  const { page } = staff
  const pairs = await staffPairs()
  const data = await writtenByPeople()
  const find = async (sql: string) => (await shop.database.query<{ id: string }>(sql))[0]?.id ?? ''
  const person = await find(`SELECT user_id AS id FROM orders WHERE id = '${order}'`)
  const mail = await find(`SELECT id FROM email_outbox LIMIT 1`)
  const screens = [
    ...['', '/collections/orders', `/collections/orders/${order}`, '/new-order', '/payments-management'],
    ...['/statistics', '/collections/users', `/collections/users/${person}`, '/collections/email-outbox'],
    ...[`/collections/email-outbox/${mail}`, '/collections/activity-log'],
  ]
  const english: Record<string, string[]> = {}
  const read = async (screen: string) => {
    const tab = (await page.title()).split('–').map((part) => part.trim())
    const found = staffEnglishIn([...(await saidIn(page)), ...tab], pairs, data)
    if (found.length > 0) english[screen] = found
  }
  for (const screen of screens) {
    await staff.goTo(`/manage-website${screen}`)
    await page.locator('h1:visible, h2:visible').first().waitFor()
    await page.waitForLoadState('networkidle')
    await read(screen)
    if (screen !== `/collections/orders/${order}`) continue
    await page.getByRole('button', { name: 'Rembourser…' }).click()
    await page
      .getByRole('dialog')
      .getByText(/retournent à/)
      .waitFor()
    await read('refund')
    await page.keyboard.press('Escape')
  }
  expect(english).toEqual({})
}

/** An order somebody paid for by cheque, with its receipt. */
async function makeOrder(token: string): Promise<string> {
  const [product] = await shop.database.query<{ id: string; price: number }>(
    `SELECT id, price_cents::int / 100.0 AS price FROM products WHERE slug = 'sleeping-better'`,
  )
  const order = {
    amount: Number(product?.price),
    paymentProvider: 'invoice',
    products: [{ id: product?.id }],
    billingAddress: ADDRESS,
  }
  const body = { customer: 'customer@example.com', order, received: { reference: '1234' } }
  const made = await shop.call('POST', '/payments/orders/for-customer', { token, body })
  expect(made).toMatchObject({ status: 200 })
  return String(made.body.orderId)
}

/** Names, titles, codes and subjects stay as people wrote them. */
async function writtenByPeople(): Promise<string[]> {
  const rows = await shop.database.query<{ text: string | null }>(
    `SELECT title AS text FROM products_locales UNION SELECT subject FROM email_outbox UNION SELECT title FROM orders_lines
      UNION SELECT title FROM pages_locales UNION SELECT email FROM users
      UNION SELECT unnest(ARRAY[firstname, lastname, firstname || ' ' || lastname]) FROM users`,
  )
  const texts = rows.flatMap(({ text }) => (text ? [text] : []))
  return texts.toSorted((a, b) => b.length - a.length)
}
