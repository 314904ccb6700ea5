import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { assertInvariants } from '../../support/invariants'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { fillBillingAddress, newVisitor, signUp, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const METHODS = [
  {
    method: 'PayPal',
    button: 'Pay with PayPal',
    width: 1440,
    program: 'Sleeping Better',
    slug: 'sleeping-better',
  },
  {
    method: 'Credit or debit card',
    button: 'Pay with debit or credit card',
    width: 390,
    program: 'Steady Energy',
    slug: 'steady-energy',
  },
] as const

describe('the main path, from home to the first lesson', () => {
  it.each(METHODS)(
    'a visitor buys "$program" with $method at $width px, reads the receipt and opens a lesson; somebody else cannot',
    async ({ method, button, width, program, slug }) => {
      const visitor = await newVisitor(browser, shop.app.origin, width)
      const { page } = visitor

      await visitor.goTo('/')
      await openFromMenu(visitor, 'Programs')
      await page.getByRole('link', { name: program }).first().click()
      await page.waitForURL(`**/learn-more-about-${slug}`)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('link', { name: /cart/i }).filter({ hasText: '1' }).first().click()
      await page.waitForURL('**/cart')
      await page.getByRole('link', { name: 'Proceed to payment' }).click()
      await page.waitForURL(/\/login\?redirect=/)
      await page.getByRole('link', { name: 'Create an account' }).click()
      await signUp(visitor)

      await page.waitForURL('**/payment')
      await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
      await fillBillingAddress(visitor)
      await page.getByRole('button', { name: button }).click()

      await page.waitForURL(`${shop.simulator.origin}/**`)
      expect(page.url().includes('fundingSource=card')).toBe(method !== 'PayPal')
      await page.getByRole('button', { name: 'Approve' }).click()

      await page.waitForURL('**/payment/success**')
      await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
      await expectWhatWasBought(visitor, program, slug)
      await page.getByRole('link', { name: 'View Your Programs' }).click()
      await page.waitForURL('**/profile')
      await page.getByRole('heading', { name: program }).waitFor()

      const receipt = await shop.mails.waitForMail(
        ({ subject, to }) =>
          subject.includes('receipt') && to.some(({ address }) => address === visitor.email),
      )
      expect(receipt.text).toContain(program)

      await page.getByRole('link', { name: `Open program ${program}` }).click()
      await page.waitForURL(`**/programs/${slug}`)
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
      const outline = await shop.call('GET', `/programs/${slug}/content`, { token })
      const first = firstLesson(outline.body)
      await page.getByRole('main').getByRole('link', { name: first.title }).first().click()
      await page.waitForURL(`**/programs/${slug}/lessons/${first.slug}`)
      await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500)
      await visitor.leave()

      await expectStrangerGetsNothing(slug, first)
      await assertInvariants(shop)
    },
  )
})

async function openFromMenu({ page }: Visitor, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /menu/i }).first()
  const link = page.getByRole('banner').getByRole('link', { name, exact: true })
  if (!(await link.isVisible())) await menu.click()
  await link.click()
}

/** The success page names the order and what was bought, and leads straight into it. */
async function expectWhatWasBought({ page, email }: Visitor, program: string, slug: string): Promise<void> {
  const [order] = await shop.database.query<{ number: string }>(
    `SELECT o.number FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = '${email}'`,
  )
  const main = page.getByRole('main')
  await main.getByText(`Order ${order?.number}`).waitFor()
  await main.getByRole('listitem').filter({ hasText: program }).waitFor()
  const straight = main.getByRole('link', { name: `Open ${program}` })
  expect(await straight.getAttribute('href')).toBe(`/programs/${slug}`)
}

type Lesson = { slug: string; title: string }

function firstLesson(body: Record<string, unknown>): Lesson {
  const { sections } = body.data as { sections: { lessons: Lesson[] }[] }
  const lesson = sections[0]?.lessons[0]
  if (!lesson) throw new Error('the program has no lesson')
  return lesson
}

/** Another account, at the very same addresses: pages lead away, calls say "not found", and no text gets out. */
async function expectStrangerGetsNothing(slug: string, lesson: Lesson): Promise<void> {
  const stranger = await newVisitor(browser, shop.app.origin)
  const { page } = stranger
  await stranger.goTo('/signup')
  await signUp(stranger)
  await page.waitForURL('**/profile')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  for (const path of [`/programs/${slug}/content`, `/programs/${slug}/lessons/${lesson.slug}`]) {
    expect((await shop.call('GET', path, { token })).status, path).toBe(404)
    expect((await shop.call('GET', path)).status, path).toBe(401)
  }
  for (const address of [`/programs/${slug}`, `/programs/${slug}/lessons/${lesson.slug}`]) {
    await stranger.goTo(address)
    await page.waitForURL((url) => url.pathname === '/programs')
  }
  await stranger.leave()
}
