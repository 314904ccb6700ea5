import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('a member studies on a phone, loses the line, and goes on at the desktop where they stopped', async () => {
  const phone = await memberAt(390)
  const { page } = phone
  await page.getByText(/^0 of \d+ lessons done \(\d+ %\)$/).waitFor()
  await page.getByRole('link', { name: /^Open program/ }).click()
  await page.getByRole('link', { name: 'Start the program' }).click()
  await finishLesson(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).waitFor()
  await finishLesson(page)

  await page.getByRole('link', { name: /^Next:/ }).click()
  await page.getByRole('button', { name: 'Mark as done' }).waitFor()
  const second = await page.getByRole('heading', { level: 1 }).textContent()
  await page.context().setOffline(true)
  await finishLesson(page)
  await page.getByText('You are offline.').waitFor()

  const desktop = await memberAt(1440)
  await desktop.page.getByText(/^1 of \d+ lessons done \(\d+ %\)$/).waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(
      async () => (await shop.database.query(`SELECT 1 FROM lesson_progress WHERE state = 'done'`)).length,
    )
    .toBe(2)

  await desktop.page.reload()
  await desktop.page.getByText(/^2 of \d+ lessons done \(\d+ %\)$/).waitFor()
  await desktop.page.getByRole('link', { name: /^Resume/ }).click()
  await desktop.page.getByRole('button', { name: 'Mark as done' }).waitFor()
  const outline = desktop.page.getByRole('navigation', { name: 'Lessons' })
  await outline.getByRole('link', { name: `${second} , done` }).waitFor()
  expect(await desktop.page.getByRole('heading', { level: 1 }).textContent()).not.toBe(second)
  await phone.leave()
  await desktop.leave()
})

async function memberAt(width: 390 | 1440): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, width)
  await visitor.goTo('/login')
  await signIn(visitor.page, 'customer@example.com')
  await visitor.page.waitForURL('**/profile')
  return visitor
}

async function finishLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('You have done this lesson.').waitFor()
}
