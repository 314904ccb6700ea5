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
    await fill(dialog().getByRole('textbox'), 'Scholarship')
    await press(dialog().getByRole('button', { name: 'Open a program' }))
    await dialog().getByText('The program is open.').waitFor()
    await press(dialog().getByRole('button', { name: 'Close' }))
    await card('Programs').getByText('opened by staff').nth(1).waitFor()
  })
})

it('staff order two programs that were paid at the desk, at the price they saw, and give one of them back', async () => {
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
  await task({ presses: 5, fields: 1 }, async () => {
    await press(button('Refund…'))
    await press(dialog().getByLabel('Certain programs'))
    await press(dialog().getByLabel(/^Sleeping Better/))
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
