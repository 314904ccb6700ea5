import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import type { Actions } from '../../support/browser/count-actions'
import { openDocument, openList, publish, type StaffWork, staffTask } from '../../support/browser/staff-task'
import { newSession } from '../../support/member'
import { eventually, type RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const read = async (path: string) => (await fetch(shop.app.origin + path)).text()
const seed = (file: string) => inProject(`src/seeds/${file}`)
/** How many clicks and fields each needs is told in docs/editors.md. */
const task = (bar: number, counted: Actions, work: StaffWork) =>
  staffTask({ shop, browser }, { bar, counted }, work)

/** A page that is public; `save` changes it. */
async function newPage(title: string, slug: string) {
  const { token } = await newSession(shop, 'admin@example.com')
  // A second try finds nothing of the first.
  await shop.database.query(
    'DELETE FROM pages WHERE id IN (SELECT _parent_id FROM pages_locales WHERE slug = $1)',
    [slug],
  )
  const content = (words: string) => ({
    title: words,
    layout: [{ blockType: 'call-to-action', heading: words }],
    _status: 'published',
  })
  const { body } = await shop.call('POST', '/pages', { token, body: { ...content(title), slug } })
  const { id } = body.doc as { id: string }
  const save = (words: string) =>
    shop.call('PATCH', `/pages/${id}?locale=en`, { token, body: content(words) })
  return { id, save }
}

it('1: a typo on Home is mended and the mended page is live, within 60 seconds', async () => {
  await task(60, { clicks: 3, fields: 1 }, async (page) => {
    await openDocument(page, 'Pages', 'Home')
    await page.locator('#layout-row-0').getByLabel('Text').fill('Skills for every day of the year.')
    await publish(page)
    await eventually('it is live', async () => (await read('/')).includes('Skills for every day'))
  })
})

it('2: another picture stands in the opening of Home, and what it shows is asked for, within 90 seconds', async () => {
  await task(90, { clicks: 6, fields: 2 }, async (page) => {
    await openDocument(page, 'Pages', 'Home')
    const opening = page.locator('#layout-row-0')
    await opening.getByRole('button', { name: 'Take out what is chosen' }).click()
    await opening.getByRole('button', { name: 'Create New' }).click()
    const drawer = page.getByRole('dialog').last()
    await drawer.locator('input[type=file]').setInputFiles(seed('reference/images/home.webp'))
    await expect.poll(() => drawer.getByText(/What the picture shows/).count()).toBe(1)
    await drawer.locator('#field-alt').fill('A path down to a lake at dawn')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await opening.getByText(/\.webp/).waitFor()
    await publish(page)
    await eventually('it is live', async () => (await read('/')).includes('A path down to a lake at dawn'))
  })
})

it('3: a menu leads to a new page, as a draft, looked at on a phone, within 3 minutes', async () => {
  await task(180, { clicks: 10, fields: 4 }, async (page) => {
    await openList(page, 'Pages')
    await page.getByRole('link', { name: 'Create New' }).click()
    await page.locator('#field-title').fill('Open evenings')
    await page.locator('#field-slug').fill('open-evenings')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.locator('[data-sonner-toast]').first().waitFor()
    await page.locator('.nav').getByRole('link', { name: 'Menus and footer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menus and footer' }).waitFor()
    await page.locator('#field-items').getByRole('button', { name: 'Add Link' }).click()
    const link = page.locator('#items-row-5')
    await link.getByLabel('Label').fill('Evenings')
    await link.getByRole('button', { name: 'Choose a page' }).click()
    await link.getByLabel('Page of this site').selectOption('/open-evenings')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.locator('#live-preview-toggler').click()
    await page.locator('.live-preview-toolbar-controls__breakpoint').click()
    await page.getByRole('button', { name: 'Phone' }).click()
    const phone = page.frameLocator('#live-preview-iframe')
    await phone.getByRole('banner').waitFor()
    expect(await page.locator('#live-preview-iframe').evaluate((frame) => frame.clientWidth)).toBe(390)
    await expect.poll(() => phone.getByRole('link', { name: 'Evenings' }).count()).toBeGreaterThan(0)
    expect(await read('/')).not.toContain('Evenings')
  })
})

it('4: a page moves to another address and the old link still works, within 60 seconds and without a thought', async () => {
  await newPage('Walking group', 'walking-group')
  await task(60, { clicks: 3, fields: 1 }, async (page) => {
    await openDocument(page, 'Pages', 'Walking group')
    await page.locator('#field-slug').fill('walks')
    await publish(page)
    await eventually('the old address leads on', async () => {
      const { url, status } = await fetch(`${shop.app.origin}/walking-group`)
      return status === 200 && new URL(url).pathname === '/walks'
    })
  })
})

it('5: an article is scheduled for Monday at 9:00 and the local time is shown, within 60 seconds', async () => {
  await task(60, { clicks: 4, fields: 2 }, async (page) => {
    await openDocument(page, 'Resources', 'A kitchen that helps')
    await page.locator('#field-title').fill('A kitchen that helps you')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.locator('[data-sonner-toast]').first().waitFor()
    const panel = page.getByRole('region', { name: 'Schedule' })
    await panel.getByLabel('When (Toronto time)').fill('2026-12-07T09:00')
    await panel.getByRole('button', { name: 'Schedule' }).click()
    await panel.getByText('Goes on the website in English: Dec 7, 2026, 9:00 AM').waitFor()
    const [stored] = await shop.database.query<{ date: Date }>('SELECT date FROM scheduled_changes')
    expect(stored?.date.toISOString()).toBe('2026-12-07T14:00:00.000Z')
  })
})

it('11: the welcome mail is changed in French, tried and published, within 3 minutes', async () => {
  await task(180, { clicks: 4, fields: 2 }, async (page) => {
    await openList(page, 'Email templates')
    await page.locator('#search-filter-input').fill('Welcome')
    await page.locator('table').getByRole('link', { name: 'Welcome (French)', exact: true }).click()
    await page.getByLabel('Heading').first().fill('Bonjour, {{firstname}}')
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await shop.mails.waitForMail(({ html }) => html.includes('Bonjour, '))
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await eventually('it is stored', async () => {
      const [row] = await shop.database.query<{ heading: string }>(
        `SELECT heading FROM email_templates WHERE key = 'welcome:fr'`,
      )
      return row?.heading === 'Bonjour, {{firstname}}'
    })
  })
})

it('12: the contact form asks one more question and last month is exported, within 3 minutes', async () => {
  await task(180, { clicks: 8, fields: 1 }, async (page) => {
    await openDocument(page, 'Forms', 'Contact')
    await page.getByRole('button', { name: 'Add Question' }).click()
    await page.getByRole('button', { name: 'Short text' }).click()
    // A second try asks another one.
    const words = `How did you hear about us (${randomUUID()})`
    const question = page.locator('[id^="fields-row-"]').last()
    await question.getByLabel(/^Question/).fill(words)
    await publish(page)
    await eventually('it is asked', async () => (await read('/contactus')).includes(words))
    await openList(page, 'Messages')
    await page.getByRole('link', { name: 'Last month' }).click()
    await page.waitForURL('**less_than**')
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as spreadsheet' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  })
})

it('14: yesterday’s version of a page is live again, within 45 seconds', async () => {
  const { id, save } = await newPage('Tea and talk', 'tea-and-talk')
  await shop.database.query(
    `UPDATE _pages_v SET updated_at = now() - interval '1 day', created_at = now() - interval '1 day' WHERE parent_id = $1`,
    [id],
  )
  await save('Coffee and quarrels')
  await eventually('it is live', async () => (await read('/tea-and-talk')).includes('Coffee and quarrels'))
  await task(45, { clicks: 5, fields: 0 }, async (page) => {
    await openDocument(page, 'Pages', 'Coffee and quarrels')
    const versions = page.getByRole('region', { name: 'Who changed it' }).getByRole('link')
    await versions.nth(1).waitFor()
    expect(await versions.allInnerTexts()).not.toContain('–')
    await versions.nth(1).click()
    // Payload compares the versions once its screen stands, and draws its buttons anew.
    await page.waitForURL('**/versions/**')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await eventually('it is live', async () => (await read('/tea-and-talk')).includes('Tea and talk'))
    expect(await read('/tea-and-talk')).not.toContain('Coffee and quarrels')
  })
})
