import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RunningShop } from '../running-shop'
import { newVisitor, signIn } from '../visitor'
import { type Actions, countActions, secondsByHand } from './count-actions'

const START = '/manage-website'

/** `done` is what was counted so far; what no page notices, such as the way back, is added by hand. */
export type StaffWork = (page: Page, done: Actions) => Promise<void>

type Limits = {
  /** Seconds somebody without training may need. */
  bar: number
  /** What the shortest honest way takes. */
  counted: Actions
}

/** An admin does this from their first page on: by exactly so many clicks and fields, and within the bar. */
export async function staffTask(
  { shop, browser }: { shop: RunningShop; browser: Browser },
  { bar, counted }: Limits,
  work: StaffWork,
): Promise<void> {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await admin.goTo(`/login?redirect=${encodeURIComponent(START)}`)
  await signIn(page, 'admin@example.com')
  await page.waitForURL(`**${START}`)
  await page.locator('.nav--nav-open').waitFor()
  await page.waitForLoadState('networkidle')
  const done = await countActions(page)
  await work(page, done)
  expect(done).toEqual(counted)
  expect(secondsByHand(done)).toBeLessThanOrEqual(bar)
  await admin.leave()
}

/** By the menu. */
export async function openList(page: Page, name: string): Promise<void> {
  await page.locator('.nav').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

export async function openDocument(page: Page, list: string, title: string): Promise<void> {
  await openList(page, list)
  await page.locator('table').getByRole('link', { name: title, exact: true }).click()
  await page.locator('#field-title').waitFor()
}

export async function publish(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes('publishSpecificLocale'))
  await page.getByRole('button', { name: 'Publish in English' }).click()
  expect((await stored).status()).toBe(200)
}
