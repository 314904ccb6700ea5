import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let admin: Visitor
let page: Page
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  admin = await newVisitor(browser, shop.app.origin)
  page = admin.page
  await admin.goTo('/login?redirect=%2Fmanage-website')
  await signIn(page, 'admin@example.com')
  await page.waitForURL('**/manage-website')
})

/** How many times staff press something, and how many fields they fill, until a task is done. */
let presses = 0
let fields = 0
const press = async (target: Locator) => {
  presses += 1
  await target.click()
}
const fill = async (target: Locator, text: string) => {
  fields += 1
  await target.fill(text)
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = () => page.getByRole('dialog')
const card = (name: string) => page.getByRole('region', { name, exact: true })

async function task(bar: { presses: number; fields: number }, work: () => Promise<void>): Promise<void> {
  presses = 0
  fields = 0
  await work()
  expect({ presses: presses <= bar.presses, fields: fields <= bar.fields, was: [presses, fields] }).toEqual({
    presses: true,
    fields: true,
    was: [presses, fields],
  })
}

/** What our own screens break of the rules of accessibility, and whether they fit a tablet and a desktop. */
async function expectSound(selector: string): Promise<void> {
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(axe.source)
    const { found, reach } = await page.evaluate(async (within) => {
      const tools = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await tools.run(within)
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        reach: document.documentElement.scrollWidth - innerWidth,
      }
    }, selector)
    expect(found).toEqual([])
    expect(reach, `reaches beyond ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

it('staff find out all about a person, and leave a note, in 4 presses', async () => {
  await task({ presses: 4, fields: 2 }, async () => {
    await page.keyboard.press('Control+k')
    await fill(page.getByRole('combobox', { name: /^A part of a name/ }), 'customer@ex')
    await press(page.getByRole('option', { name: /customer@example\.com/ }))
    await page.waitForURL('**/collections/users/**')
    const line = card('Everything that happened')
    await line.getByText('Program opened: PMFP').waitFor()
    await press(button('Write a note'))
    await fill(dialog().getByRole('textbox'), 'Prefers to be called in the morning.')
    await press(button('Keep it'))
    await dialog().getByText('The note is kept.').waitFor()
    await press(dialog().getByRole('button', { name: 'Close' }))
    await card('Notes').getByText('Prefers to be called in the morning.').waitFor()
    await line.getByText('Prefers to be called').waitFor()
  })
  await card('Everything that happened').getByLabel('Show').selectOption('access')
  await expect.poll(() => card('Everything that happened').getByRole('listitem').count()).toBe(1)
  await expectSound('[aria-label="Everything that happened"], [aria-label=Notes], [aria-label=Programs]')
})

it('staff give complimentary access in 4 presses', async () => {
  await task({ presses: 4, fields: 2 }, async () => {
    await press(button('Open a program'))
    fields += 1
    await dialog().getByRole('combobox').selectOption({ label: 'First Steps' })
    await fill(dialog().getByLabel(/^Reason/), 'Scholarship')
    await press(dialog().getByRole('button', { name: 'Open a program' }))
    await dialog().getByText('The program is open.').waitFor()
    await press(dialog().getByRole('button', { name: 'Close' }))
    await card('Programs').getByText('opened by staff').nth(1).waitFor()
  })
})

it('staff see the website as that person in one tab, can change nothing there, and are themselves again by one press', async () => {
  const person = page.url()
  await task({ presses: 3, fields: 1 }, async () => {
    await press(button('See the website as this person'))
    await fill(dialog().getByRole('textbox'), 'Cannot find the second lesson')
    await press(dialog().getByRole('button', { name: 'See the website as this person' }))
    await page.waitForURL('**/profile')
    await page.getByText('You see the website as Demo Customer').waitFor()
    await page.getByRole('heading', { name: 'First Steps' }).first().waitFor()
    await expectSound('aside, main')
    const elsewhere = await page.context().newPage()
    await elsewhere.goto('/manage-website')
    await elsewhere.getByRole('button', { name: /^Find/ }).waitFor()
    await elsewhere.close()
    await admin.goTo('/profile/notes')
    await page.getByText('This is private to this person.').waitFor()
    await press(button('Be yourself again'))
    await page.waitForURL(person)
  })
  await card('Everything that happened').getByText('Website no longer looked at as this person').waitFor()
  const told = await page.evaluate(() => ({ ...sessionStorage }))
  expect(Object.keys(told).filter((key) => ['token', 'viewing'].includes(key))).toEqual([])
})

it('staff send somebody who asked by letter a copy of their data, in 4 presses from their first page', async () => {
  const [asked] = await shop.database.query<{ id: string }>(
    `INSERT INTO data_requests (kind, state, user_id, due_at)
     SELECT 'copy', 'open', id, now() - interval '50 hours' FROM users WHERE email = 'customer@example.com' RETURNING id`,
  )
  await admin.goTo('/manage-website')
  const waiting = 'Requests about personal data'
  // Payload draws its first page anew once it knows whose it is.
  await page.waitForLoadState('networkidle')
  await card(waiting).waitFor()
  await task({ presses: 4, fields: 1 }, async () => {
    await press(card(waiting).getByRole('link', { name: 'To the queue' }))
    await page.waitForURL('**/collections/data-requests')
    await page.getByText('Overdue by 2 days').first().waitFor()
    await admin.goTo(`/manage-website/collections/data-requests/${asked?.id}`)
    await press(button('Send them a copy'))
    await fill(dialog().getByRole('textbox'), 'By letter, identity card seen')
    await expectSound('dialog[open]')
    await press(dialog().getByRole('button', { name: 'Send them a copy' }))
    await dialog().getByText('The link to their data is on its way to them.').waitFor()
    await press(dialog().getByRole('button', { name: 'Close' }))
  })
  await page.getByText('By letter, identity card seen').first().waitFor()
})

it('staff order two programs that were paid at the desk, at the price they saw, and give one of them back', async () => {
  const [buyer] = await shop.database.query<{ id: string }>(
    `SELECT id FROM users WHERE email = 'customer@example.com'`,
  )
  await admin.goTo(`/manage-website/collections/users/${buyer?.id}`)
  await task({ presses: 7, fields: 6 }, async () => {
    // On a slow machine: what is ticked as soon as it is seen is not lost.
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await press(page.getByRole('link', { name: 'New order for this person' }))
    await page.waitForURL('**/new-order?**')
    await press(page.getByLabel(/^Sleeping Better/))
    await press(page.getByLabel(/^Steady Energy/))
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await press(page.getByLabel(/^Paid already/))
    await fill(page.getByLabel(/^Reference/), 'Cheque 117')
    await fill(page.getByLabel('Address', { exact: false }).first(), '12 Garden Road')
    await fill(page.getByLabel(/^City/), 'Ottawa')
    await fill(page.getByLabel(/^State/), 'Ontario')
    await fill(page.getByLabel(/^Postal code/), 'K1A 0B1')
    await press(button('Show the price'))
    await page.getByText('Total: $93.00').waitFor()
    await expectSound('main')
    await press(button('Make the order'))
    await press(page.getByRole('link', { name: /^Open order/ }))
    await page.waitForURL('**/collections/orders/**')
  })
  await task({ presses: 5, fields: 2 }, async () => {
    await press(button('Refund…'))
    await press(dialog().getByLabel('Certain programs'))
    await press(dialog().getByLabel(/^Sleeping Better/))
    fields += 1
    await dialog().getByLabel('Access to Sleeping Better').selectOption('end')
    await fill(dialog().getByLabel(/^Reason/), 'Bought by mistake')
    await press(dialog().getByRole('button', { name: 'Refund $24.00' }))
    await press(dialog().getByRole('button', { name: 'Close' }))
  })
  await expectSound('[aria-label=Notes], [aria-label="What happened"]')
  const rows = await shop.database.query<{ title: string; state: string }>(
    `SELECT t.title, g.state FROM user_products g JOIN products_locales t ON t._parent_id = g.product_id AND t._locale = 'en'
      WHERE g.source = 'order' ORDER BY t.title`,
  )
  expect(rows.map(({ title, state }) => `${title} ${state}`)).toEqual([
    'Sleeping Better ended',
    'Steady Energy active',
  ])
  await admin.leave()
})
