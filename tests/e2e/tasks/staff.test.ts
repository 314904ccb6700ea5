import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Actions } from '../../support/browser/count-actions'
import { type StaffWork, staffTask } from '../../support/browser/staff-task'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'

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

it('7: one person gets complimentary access for 90 days, within 45 seconds', async () => {
  await task(45, { clicks: 5, fields: 2 }, async (page) => {
    await find(page, 'customer@ex', /^Demo Customer/)
    await page.getByRole('button', { name: 'Open a program', exact: true }).click()
    await dialog(page).getByRole('combobox').selectOption({ label: 'First Steps' })
    await dialog(page).getByLabel('90 days').check()
    await dialog(page).getByRole('button', { name: 'Open a program' }).click()
    await dialog(page).getByText('The program is open.').waitFor()
    const [row] = await shop.database.query<{ days: number; reason: string }>(
      `SELECT round(extract(epoch FROM access_ends_at - now()) / 86400)::int AS days, reason FROM user_products
        WHERE source = 'staff' ORDER BY created_at DESC LIMIT 1`,
    )
    expect(row).toEqual({ days: 90, reason: 'Complimentary' })
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
