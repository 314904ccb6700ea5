import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Actions } from '../../support/browser/count-actions'
import { openList, type StaffWork, staffTask } from '../../support/browser/staff-task'
import { newSession } from '../../support/member'
import { eventually, type RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { ADDRESS } from '../../support/shop'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

/** How many clicks and fields each needs is told in docs/staff.md. */
const task = (bar: number, counted: Actions, work: StaffWork) =>
  staffTask({ shop, browser }, { bar, counted }, work)
const dialog = (page: Page) => page.getByRole('dialog')

/** From wherever staff are, by a part of a name, an address or a number. */
async function find(page: Page, words: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Find/ }).click()
  await page.getByRole('combobox', { name: /^A part of a name/ }).fill(words)
  await page.getByRole('option', { name: option }).click()
}

const personOf = async (email: string) => {
  const [row] = await shop.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  return row?.id ?? ''
}

/** An order staff made for a customer who paid at the desk. Gives its number. */
async function paidAtTheDesk(slugs: string[]): Promise<string> {
  const { token } = await newSession(shop, 'admin@example.com')
  const products = await shop.database.query<{ id: string }>(
    `SELECT id FROM products WHERE slug = ANY ($1::text[])`,
    [slugs],
  )
  const bought = products.map(({ id }) => ({ id }))
  const customer = 'customer@example.com'
  const preview = await shop.call('POST', '/payments/orders/for-customer/preview', {
    token,
    body: { customer, products: bought },
  })
  const { total } = preview.body.data as { total: number }
  const order = { amount: total, paymentProvider: 'invoice', products: bought, billingAddress: ADDRESS }
  const made = await shop.call('POST', '/payments/orders/for-customer', {
    token,
    body: { customer, order, received: { reference: 'Cheque 117' } },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return String(made.body.orderNumber)
}

it('7: one person gets complimentary access for 90 days, within 45 seconds', async () => {
  await task(45, { clicks: 5, fields: 2 }, async (page) => {
    await find(page, 'customer@ex', /^Demo Customer/)
    await page.getByRole('button', { name: 'Open a program', exact: true }).click()
    await dialog(page).getByRole('combobox').selectOption({ label: 'First Steps' })
    await dialog(page).getByLabel('90 days').check()
    await dialog(page).getByRole('button', { name: 'Open a program' }).click()
    await dialog(page).getByText('The program is open.').waitFor()
    await dialog(page).getByRole('button', { name: 'Undo' }).waitFor()
    const [row] = await shop.database.query<{ days: number; reason: string }>(
      `SELECT round(extract(epoch FROM access_ends_at - now()) / 86400)::int AS days, reason FROM user_products
        WHERE source = 'staff' ORDER BY created_at DESC LIMIT 1`,
    )
    expect(row).toEqual({ days: 90, reason: 'Complimentary' })
  })
})

it('8: 20 people of a pasted column are invited into a group, within 2 minutes', async () => {
  await paidAtTheDesk(['pmfp-group-licence'])
  await eventually('the group is there', async () => {
    const rows = await shop.database.query('SELECT FROM seat_groups')
    return rows.length === 1
  })
  const [group] = await shop.database.query<{ name: string }>('SELECT name FROM seat_groups')
  const column = Array.from({ length: 20 }, (_, index) => `person-${index}@clinic.example.com`).join('\n')
  await task(120, { clicks: 5, fields: 1 }, async (page) => {
    await openList(page, 'Groups')
    await page.locator('table').getByRole('link', { name: group?.name }).first().click()
    await page.getByRole('button', { name: 'Invite people' }).click()
    await dialog(page).getByRole('textbox').fill(column)
    await dialog(page).getByRole('button', { name: 'Check the list' }).click()
    await dialog(page).getByRole('button', { name: 'Send 20 invitations' }).click()
    await eventually('all are invited', async () => {
      const [seats] = await shop.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM group_seats WHERE state = 'invited'`,
      )
      return seats?.n === 20
    })
  })
})

it('9: staff find out why a person cannot open a program and mend it, within 60 seconds', async () => {
  const { token } = await newSession(shop, 'admin@example.com')
  const person = await personOf('customer@example.com')
  const [access] = await shop.database.query<{ id: string }>(
    `SELECT id FROM user_products WHERE user_id = $1 AND reason = 'Demo access'`,
    [person],
  )
  const ended = await shop.call('POST', `/users/${person}/user-products/${access?.id}/end`, {
    token,
    body: { reason: 'Wrong person' },
  })
  expect(ended.status).toBe(200)
  await task(60, { clicks: 3, fields: 1 }, async (page) => {
    await find(page, 'customer@ex', /^Demo Customer/)
    const programs = page.getByRole('region', { name: 'Programs', exact: true })
    await programs.getByText('Wrong person').waitFor()
    await programs.getByRole('button', { name: 'Open again' }).click()
    await eventually('it is open as it was', async () => {
      const rows = await shop.database.query(`SELECT FROM user_products WHERE id = $1 AND state = 'active'`, [
        access?.id,
      ])
      return rows.length === 1
    })
    await programs.getByText('Wrong person').waitFor({ state: 'detached' })
  })
})

it('10: one of two programs is refunded and that access only ends, within 60 seconds', async () => {
  const number = await paidAtTheDesk(['sleeping-better', 'steady-energy'])
  await task(60, { clicks: 6, fields: 2 }, async (page) => {
    await find(page, number, new RegExp(`^${number} `))
    await page.getByRole('button', { name: 'Refund…' }).click()
    await dialog(page).getByLabel('Certain programs').check()
    await dialog(page)
      .getByLabel(/^Sleeping Better/)
      .check()
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('Bought by mistake')
    await dialog(page)
      .getByRole('button', { name: /^Refund \$/ })
      .click()
    await dialog(page).getByText('The refund goes out in two minutes.').waitFor()
    // The two minutes in which staff may take it back are over.
    await shop.database.query(
      `UPDATE refunds SET held_until = now(), next_check_at = now() WHERE held_until IS NOT NULL`,
    )
    await eventually('that access has ended', async () => {
      const rows = await shop.database.query<{ slug: string; state: string }>(
        `SELECT p.slug, g.state FROM user_products g JOIN products p ON p.id = g.product_id JOIN orders o ON o.id = g.order_id
          WHERE o.number = $1 ORDER BY p.slug`,
        [number],
      )
      return (
        rows.map(({ slug, state }) => `${slug} ${state}`).join() ===
        'sleeping-better ended,steady-energy active'
      )
    })
  })
})

it('13: a request for one’s data is answered, within 2 minutes', async () => {
  await shop.database.query(
    `INSERT INTO data_requests (kind, state, user_id, due_at)
     SELECT 'copy', 'open', id, now() + interval '20 days' FROM users WHERE email = 'customer@example.com'`,
  )
  await task(120, { clicks: 4, fields: 1 }, async (page) => {
    await page.getByRole('link', { name: 'To the queue' }).click()
    await page.locator('table').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Send them a copy' }).click()
    await dialog(page).getByRole('textbox').fill('By letter, identity card seen')
    await dialog(page).getByRole('button', { name: 'Send them a copy' }).click()
    await shop.mails.waitForMail(({ to }) => JSON.stringify(to).includes('customer@example.com'))
  })
})

it('15: the board gets sales by program, active participants and completion, within 60 seconds', async () => {
  await task(60, { clicks: 5, fields: 1 }, async (page) => {
    const download = async () => {
      const file = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download this table' }).click()
      return readFile(await (await file).path(), 'utf8')
    }
    await openList(page, 'Statistics')
    await page.locator('select[name=by]').selectOption('program')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**by=program**')
    expect(await download()).toMatch(/"Program","Sold","Paid"[\s\S]*"In all"/)
    await openList(page, 'Participation')
    expect(await download()).toMatch(/"May open it","Have begun","Active in 30 days","Have finished"/)
  })
})
