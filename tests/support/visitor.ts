import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { COOKIE_TEXT_VERSION } from '@/src/domain/consent/cookie-choice'
import { PASSWORD } from './shop'

/** Somebody in a browser of their own, at a width. What the page complains about fails the story at its end. */
export interface Visitor {
  page: Page
  email: string
  goTo: (path: string) => Promise<void>
  /** Throws when the browser complained: a script error, or a refused answer nobody expected. */
  leave: () => Promise<void>
}

type VisitorOptions = {
  hasChosenCookies?: boolean
  /** Finds scripts, styles and fonts where those before left them; nothing else of theirs. For those who walk many pages. */
  sharesFiles?: boolean
}

export async function newVisitor(
  browser: Browser,
  origin: string,
  width: 390 | 1440 = 1440,
  { hasChosenCookies = true, sharesFiles = false }: VisitorOptions = {},
): Promise<Visitor> {
  const { context, end } = await (sharesFiles ? sharedWindow : ownWindow)(browser, {
    viewport: { width, height: 900 },
    baseURL: origin,
  })
  if (hasChosenCookies && !sharesFiles) await context.addInitScript(chooseNoCookies, COOKIE_TEXT_VERSION)
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  if (hasChosenCookies && sharesFiles) await page.addInitScript(chooseNoCookies, COOKIE_TEXT_VERSION)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    page,
    email: `visitor-${randomUUID()}@example.com`,
    goTo: async (path) => {
      await page.goto(path)
    },
    leave: async () => {
      // What an empty page says when scripts of the stories reach for its storage is no complaint of the shop's.
      const heard = [...complaints]
      // A Chromium that never says it has closed a window must not hold the story up; it ends with the browser.
      await Promise.race([end(page), wait(10_000, undefined, { ref: false })])
      if (heard.length > 0) throw new Error(`The page complained: ${heard.join('; ')}`)
    },
  }
}

type Window = { context: BrowserContext; end: (page: Page) => Promise<void> }

type Place = { viewport: { width: number; height: number }; baseURL: string }

async function ownWindow(browser: Browser, place: Place): Promise<Window> {
  const context = await browser.newContext(place)
  return { context, end: () => context.close() }
}

async function sharedWindow(browser: Browser, place: Place): Promise<Window> {
  const open = shared.get(browser)
  const context = open && browser.contexts().includes(open) ? open : await browser.newContext(place)
  shared.set(browser, context)
  const end = async (page: Page) => {
    // What the page still asks for would set its cookie once more after it was cleared.
    await page.goto('about:blank')
    const tools = await context.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,session_storage'
    await tools.send('Storage.clearDataForOrigin', { origin: place.baseURL, storageTypes })
    await context.clearCookies()
    await page.close()
  }
  return { context, end }
}

const shared = new WeakMap<Browser, BrowserContext>()

/** Has chosen already, as most who come have: the dialog has a story of its own. Runs in the browser. */
function chooseNoCookies(revision: number): void {
  // A sandboxed frame, such as the preview of a mail, has no storage.
  if (window.origin === 'null') return
  const decided = new Date(0).toISOString()
  const choice = {
    categories: ['necessary'],
    revision,
    lastConsentTimestamp: decided,
    consentTimestamp: decided,
  }
  const stored = { ...choice, consentId: '00000000-0000-4000-8000-000000000000', expirationTime: 8e15 }
  if (!localStorage.getItem('cookieChoice')) localStorage.setItem('cookieChoice', JSON.stringify(stored))
  localStorage.setItem('cookieChoiceRecorded', `${stored.consentId} ${decided}`)
}

/** Creates an account on the sign-up page and arrives where the visitor was headed. */
export async function signUp({ page, email }: Visitor): Promise<void> {
  await page.getByLabel('First name').fill('Demo')
  await page.getByLabel('Last name').fill('Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills in the sign-in page, and sends it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function fillBillingAddress({ page }: Visitor): Promise<void> {
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('State/Province').selectOption('ON')
  await page.getByLabel('Address', { exact: true }).fill('12 Garden Road')
  await page.getByLabel('City').fill('Ottawa')
  await page.getByLabel('Postal Code').fill('K1A 0B1')
}
