import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { memberWith, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { barriers } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const PROGRAM = '/programs/first-steps'
type Lesson = { id: string; slug: string; title: string }

it.each([390, 1440] as const)(
  'at %i px a member writes while the line drops, finishes, shows the certificate, prints the workbook, and is told when access ends while reading',
  async (width) => {
    const email = `finishing-${width}@example.com`
    const { token } = await memberWith(shop, 'first-steps', { email, name: 'Ada' })
    const content = await shop.call('GET', `${PROGRAM}/content`, { token })
    const lessons = (content.body.data as { sections: { lessons: Lesson[] }[] }).sections.flatMap(
      (section) => section.lessons,
    )
    const [first, last] = [lessons[0] as Lesson, lessons.at(-1) as Lesson]
    const member = await signedIn(email, width)
    const { page } = member

    await openLesson(member, first)
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: /^What do you want to remember/ }).fill('Morning light helps me.')
    await page
      .getByText(/Not saved yet/)
      .first()
      .waitFor()
    await page.context().setOffline(false)
    await page.getByText('Saved', { exact: true }).first().waitFor()

    for (const { id } of lessons.slice(0, -1)) {
      const kept = await shop.call('PUT', `/learning/lessons/${id}/progress`, {
        token,
        body: { state: 'done' },
      })
      expect(kept.status).toBe(200)
    }
    await openLesson(member, last)
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByText('You have finished the whole program.').waitFor()
    expect(await barriers(page)).toEqual([])

    await member.goTo('/profile')
    const certificates = page.getByRole('region', { name: 'My certificates' })
    const address = await certificates.getByRole('link', { name: 'Its public page' }).getAttribute('href')
    const stranger = await newVisitor(browser, shop.app.origin, width)
    await stranger.goTo(address ?? '')
    await stranger.page.getByText('This certificate was issued here, and it is valid.').waitFor()
    await stranger.page.getByText('Ada Ada').waitFor()
    expect(await barriers(stranger.page)).toEqual([])
    await stranger.leave()

    await member.goTo('/profile/notes')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as a workbook (PDF)' }).click()
    const workbook = new Uint8Array(await readFile(await (await coming).path()))
    const { text } = await extractText(workbook, { mergePages: true })
    expect(text).toContain('Morning light helps me.')

    await openLesson(member, first)
    await shop.database.query(
      `UPDATE user_products SET access_ends_at = now() - interval '1 second'
        WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    )
    await page.getByRole('link', { name: /^Next:/ }).click()
    await page.waitForURL('**/programs')
    await page.getByText('First Steps is closed').waitFor()
    await page.getByText('Your progress, notes and answers are kept.').waitFor()
    await member.goTo('/profile/notes')
    await page.getByText('Morning light helps me.').first().waitFor()
    await member.leave()
  },
)

/** As after the sign-in page: with the session in the browser's storage, and with its cookie, which links to files travel with. */
async function signedIn(email: string, width: 390 | 1440): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, width)
  const session = await newSession(shop, email)
  const cookie = { name: 'payload-token', value: session.token, url: shop.app.origin }
  await visitor.page.context().addCookies([cookie])
  await visitor.page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, session)
  return visitor
}

async function openLesson({ page, goTo }: Visitor, { slug, title }: Lesson): Promise<void> {
  await goTo(`${PROGRAM}/lessons/${slug}`)
  await heading(page, title)
  await page.getByRole('textbox', { name: /^What do you want to remember/ }).waitFor()
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
