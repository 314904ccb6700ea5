import type { Browser, Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { longNamedMember, type Member, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let member: Member
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  member = await longNamedMember(shop)
})

describe('on paper', () => {
  it('a lesson keeps its title, its questions with what was answered, and leaves the menus out', async () => {
    const visitor = await newMember()
    const { page } = visitor
    await visitor.goTo(`/programs/first-steps/lessons/${member.lesson.slug}`)
    await page.getByRole('heading', { level: 1, name: member.lesson.title }).waitFor()
    const answer = page.getByRole('region', { name: 'Check yourself' }).getByRole('textbox').first()
    await answer.fill('Walking to the mailbox')
    const label = page.locator(`label[for="${await answer.getAttribute('id')}"]`)
    const [question = ''] = await label.allInnerTexts()

    const printed = plain((await extractText(new Uint8Array(await page.pdf()), { mergePages: true })).text)
    expect(printed).toContain(plain(member.lesson.title))
    expect(printed).toContain(plain(question))
    expect(printed).toContain(plain('Walking to the mailbox'))
    for (const menu of [
      'All lessons',
      'My programs',
      'Next:',
      'Privacy policy',
      'Sign out',
      'Who can see this?',
    ]) {
      expect(printed, 'menus stay off the paper').not.toContain(plain(menu))
    }
    await visitor.leave()
  })
})

describe('without a connection', () => {
  it('the page says so, keeps what was typed, and sends it once there is a connection again', async () => {
    const visitor = await newMember()
    const { page } = visitor
    await visitor.goTo('/account-settings')
    const name = page.getByLabel('First name')
    await name.waitFor()
    await page.waitForLoadState('networkidle')

    await page.context().setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await banner.waitFor()
    await name.fill('Ada')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('You are offline, so nothing was sent.').waitFor()
    expect(await name.inputValue()).toBe('Ada')

    await page.context().setOffline(false)
    await banner.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Your details are saved.').waitFor()
    const rows = await shop.database.query(`SELECT firstname FROM users WHERE email = '${member.email}'`)
    expect(rows).toEqual([{ firstname: 'Ada' }])
    await visitor.leave()
  })
})

describe('without scripts', () => {
  it('the cart says why it looks empty', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.app.origin })
    const page = await context.newPage()
    await page.goto('/cart')
    // Playwright finds no text inside of `noscript`; the browser shows it all the same.
    const [shown] = await page.getByRole('main').allInnerTexts()
    expect(shown).toContain('Your cart looks empty because JavaScript is switched off')
    expect(shown).not.toContain('Loading your cart')
    await context.close()
  })
})

describe('what is told', () => {
  it('is told once: where it belongs on the page, and not as a notification too', async () => {
    const visitor = await newMember()
    const { page } = visitor
    await visitor.goTo('/learn-more-about-sleeping-better')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('status').filter({ hasText: 'In your cart' }).waitFor()
    await expectNoNotification(page)

    await visitor.goTo('/payment')
    await page.locator('button:enabled', { hasText: 'Pay with' }).waitFor()
    await applyCode(page, 'EXPIRED')
    await expectOnce(page, 'This discount code has expired.')
    await applyCode(page, 'SAVE25')
    await expectOnce(page, 'Your order total is below the minimum required for this discount.')

    await visitor.goTo('/payment/success')
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    await expectOnce(page, /No payment information was found/)
    await visitor.goTo('/payment/cancel?token=5O190127TN364715T')
    await page.getByText(/^Status:/).waitFor()
    await expectOnce(page, /Your payment process was cancelled/)
    await visitor.leave()
  })
})

async function newMember(): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, 1440)
  const session = await newSession(shop, member.email)
  await visitor.page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, session)
  return visitor
}

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function expectOnce(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor()
  expect(await page.getByText(words).count()).toBe(1)
  await expectNoNotification(page)
}

async function expectNoNotification(page: Page): Promise<void> {
  expect(await page.getByRole('region', { name: 'Notifications' }).textContent()).toBe('')
}

/** A PDF breaks lines where it likes. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}
