import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { publish } from '../../support/browser/staff-task'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

async function openedBy(email: string, address: string, field: string) {
  const editor = await newVisitor(browser, shop.app.origin)
  await editor.goTo(`/login?redirect=${encodeURIComponent(address)}`)
  await signIn(editor.page, email)
  await editor.page.locator(field).waitFor()
  await editor.page.waitForLoadState('networkidle')
  return editor
}

/** Whatever this screen saves by itself is refused, and it has seen whose words stand there. */
async function refusedByItself(page: Page, write: () => Promise<void>): Promise<void> {
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await write()
  await refused
  await page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes('select[changedBy]'))
}

it('two editors open one page: the second is told who was faster, sees what changed, saves over it, and the words of both are kept', async () => {
  const { token } = await newSession(shop, 'admin@example.com')
  const layout = [{ blockType: 'call-to-action', heading: 'Tea' }]
  const body = { title: 'Tea and talk', slug: `tea-${Date.now()}`, layout, _status: 'published' }
  const { doc } = (await shop.call('POST', '/pages', { token, body })).body as { doc: { id: string } }
  const address = `/manage-website/collections/pages/${doc.id}`
  const opened = (email: string) => openedBy(email, address, '#field-title')
  const kept = async () => {
    const rows = await shop.database.query<{ title: string }>(
      `SELECT DISTINCT l.version_title AS title FROM _pages_v v JOIN _pages_v_locales l ON l._parent_id = v.id AND l._locale = 'en'
        WHERE v.parent_id = $1 ORDER BY title`,
      [doc.id],
    )
    return rows.map(({ title }) => title)
  }
  const published = async () => {
    const [row] = await shop.database.query<{ title: string }>(
      `SELECT title FROM pages_locales WHERE _parent_id = $1 AND _locale = 'en'`,
      [doc.id],
    )
    return row?.title
  }

  const second = await opened('superuser@example.com')
  const { page } = second
  const first = await opened('admin@example.com')
  await first.page.locator('#field-title').fill('Coffee and talk')
  await expect.poll(kept, { timeout: 15_000 }).toContain('Coffee and talk')
  // What was saved by itself is one's own: writing on is refused to nobody.
  await first.page.locator('#field-title').fill('Coffee or tea')
  await expect.poll(kept, { timeout: 15_000 }).toContain('Coffee or tea')
  await publish(first.page)
  expect(await first.page.getByRole('dialog').count()).toBe(0)
  await first.leave()

  await page.locator('#field-title').fill('Water and talk')
  const told = page.getByRole('dialog', { name: 'Somebody saved this while you had it open' })
  await told.getByText(/^Demo Admin saved this .* Your words are still on your screen/).waitFor()
  expect(await kept()).not.toContain('Water and talk')
  expect(await published()).toBe('Coffee or tea')

  // Who goes back to their words is told once; that they are not stored stands there meanwhile.
  await told.getByRole('button', { name: 'Back to my words' }).click()
  const notStored = page.getByRole('status').filter({ hasText: 'Your words are not stored' })
  await refusedByItself(page, () => page.locator('#field-title').fill('Water and much talk'))
  await notStored.waitFor()
  expect(await told.count()).toBe(0)
  const refusals = page.locator('[data-sonner-toast][data-removed="false"]')
  await expect.poll(() => refusals.count(), { timeout: 1_500 }).toBe(0)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await told.waitFor()
  await told.getByRole('button', { name: 'Back to my words' }).click()
  await notStored.getByRole('button', { name: 'Decide' }).click()

  const versions = page.context().waitForEvent('page')
  await told.getByRole('link', { name: 'See what changed' }).click()
  await (await versions).waitForURL(`**${address}/versions`)
  await told.getByRole('button', { name: 'Save mine over it' }).click()
  await expect.poll(kept, { timeout: 15_000 }).toContain('Water and much talk')
  expect(await notStored.count()).toBe(0)
  expect(await published()).toBe('Coffee or tea')
  expect(await page.locator('#field-title').inputValue()).toBe('Water and much talk')
  await publish(page)
  await expect.poll(published, { timeout: 15_000 }).toBe('Water and much talk')
  expect(await kept()).toEqual(
    expect.arrayContaining(['Coffee or tea', 'Tea and talk', 'Water and much talk']),
  )
  await second.leave()
})

it('two editors open the menus: the second is told who was faster, and saves over it as a draft with the words of both kept', async () => {
  const address = '/manage-website/globals/navigation'
  const field = '#field-copyright'
  const kept = async () => {
    const rows = await shop.database.query<{ copyright: string }>(
      'SELECT version_copyright AS copyright FROM _navigation_v',
    )
    return rows.map(({ copyright }) => copyright)
  }
  /** Whoever saves before they are noted as writing is noted afterwards, and takes the menus for five minutes more. */
  const isWriting = async () =>
    (await shop.database.query(`SELECT 1 FROM payload_locked_documents WHERE global_slug = 'navigation'`))
      .length
  // Words of this try alone, and nobody who writes: what a try before stored changes nothing.
  await shop.database.query(`DELETE FROM payload_locked_documents WHERE global_slug = 'navigation'`)
  const [firsts, seconds] = ['first', 'second'].map((who) => `© The ${who} ${Date.now()}`) as [string, string]
  const second = await openedBy('superuser@example.com', address, field)
  const first = await openedBy('admin@example.com', address, field)
  await first.page.locator(field).fill(firsts)
  await expect.poll(isWriting, { timeout: 15_000 }).toBe(1)
  await first.page.getByRole('button', { name: 'Save Draft' }).click()
  await expect.poll(kept, { timeout: 15_000 }).toContain(firsts)
  await expect.poll(isWriting, { timeout: 15_000 }).toBe(0)
  await first.leave()

  const { page } = second
  await page.locator(field).fill(seconds)
  const told = page.getByRole('dialog', { name: 'Somebody saved this while you had it open' })
  await told.getByText(/^Demo Admin saved this .* Your words are still on your screen/).waitFor()
  expect(await kept()).not.toContain(seconds)
  // Payload's own way on would take these words away.
  await expect.poll(() => page.locator('dialog#document-stale-data[open]').count()).toBe(0)
  await told.getByRole('button', { name: 'Back to my words' }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await told.getByRole('button', { name: 'Save mine over it' }).click()
  await expect.poll(kept, { timeout: 15_000 }).toContain(seconds)
  expect(await kept()).toContain(firsts)
  expect(await page.locator(field).inputValue()).toBe(seconds)
  await second.leave()
})
