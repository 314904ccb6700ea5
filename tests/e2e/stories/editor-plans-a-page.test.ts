import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually, type RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { newVisitor, signIn } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const read = async (path: string) => (await fetch(shop.app.origin + path)).text()
const visit = (path: string) => fetch(shop.app.origin + path, { redirect: 'manual' })

async function adminToken(): Promise<string> {
  const { body } = await shop.call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD },
  })
  return (body.tokens as { accessToken: string }).accessToken
}

async function newPage(token: string, title: string, slug: string, href?: string): Promise<string> {
  const actions = href ? [{ label: 'More', href, style: 'primary' }] : []
  const layout = [{ blockType: 'call-to-action', heading: title, actions }]
  const { body } = await shop.call('POST', '/pages', {
    token,
    body: { title, slug, layout, _status: 'published' },
  })
  return (body.doc as { id: string }).id
}

async function asAdminAt(address: string) {
  const admin = await newVisitor(browser, shop.app.origin)
  await admin.goTo(`/login?redirect=${encodeURIComponent(address)}`)
  await signIn(admin.page, 'admin@example.com')
  await admin.page.waitForURL(`**${address}`)
  return admin
}

/** What the clocks of the business show now, to the minute, as the field takes it. */
const wallTimeNow = () =>
  new Date().toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).slice(0, 16).replace(' ', 'T')

it('an editor sees a page while typing, schedules it, and it is on the website at its time', async () => {
  const token = await adminToken()
  const id = await newPage(token, 'Before the season', 'the-season')
  await newPage(token, 'It leads there', 'leads-there', '/the-season')
  expect(await read('/the-season')).toContain('Before the season')
  const admin = await asAdminAt(`/manage-website/collections/pages/${id}`)
  const { page } = admin

  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await preview.getByRole('heading', { name: 'Before the season' }).first().waitFor()
  await page.getByLabel('Title').first().fill('The season begins')
  await preview.getByRole('heading', { name: 'The season begins' }).waitFor()
  expect(await read('/the-season')).not.toContain('The season begins')

  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)
  await preview.getByRole('heading', { name: 'Before the season' }).click()
  await expect
    .poll(focused, { message: 'a click in the preview lands on its field' })
    .toBe('Before the season')
  await preview.getByRole('heading', { name: 'The season begins' }).click()
  await expect.poll(focused).toBe('The season begins')
  // What does not come from the frame beside the form moves nothing.
  await page.evaluate(() => window.postMessage({ type: 'preview-field', field: 'layout.0', words: '' }))
  expect(await focused()).toBe('The season begins')
  expect(await read('/the-season')).not.toContain('data-field')
  await page.locator('#live-preview-toggler').click()

  const panel = page.getByRole('region', { name: 'Schedule' })
  await expectUsable(page, panel)
  await panel.getByLabel(/^When/).fill(wallTimeNow())
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await panel.getByText('It is scheduled.').waitFor()
  await eventually(
    'the page is public',
    async () => (await read('/the-season')).includes('The season begins'),
    30_000,
  )

  await page.reload()
  const used = page.getByRole('region', { name: 'Used on these pages' })
  await used.getByRole('link', { name: 'It leads there' }).waitFor()
  await page.getByRole('button', { name: 'More to do with this document' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const kept = page.getByRole('dialog', { name: 'Used on these pages' })
  await kept.getByRole('link', { name: 'It leads there' }).waitFor()
  await kept.getByRole('button', { name: 'Close' }).click()
  expect((await visit('/the-season')).status).toBe(200)
  await admin.leave()
})

it('a page that moved or went into the trash leads on from its old address, and never leaks', async () => {
  const token = await adminToken()
  const id = await newPage(token, 'Open evenings', 'open-evenings')
  const change = (body: object) => shop.call('PATCH', `/pages/${id}`, { token, body })
  expect((await visit('/open-evenings')).status).toBe(200)
  await change({ slug: 'evenings', _status: 'published' })
  await change({ slug: 'evenings-out', _status: 'published' })
  for (const old of ['/open-evenings', '/evenings']) {
    await eventually(`${old} leads on`, async () => {
      const { status, headers } = await visit(old)
      return status === 308 && headers.get('location') === '/evenings-out'
    })
  }
  await change({ deletedAt: new Date().toISOString() })
  for (const path of ['/evenings-out', '/open-evenings', '/fr/evenings-out']) {
    await eventually(`${path} is gone`, async () => (await visit(path)).status === 404)
    expect(await read(path)).not.toContain('Open evenings')
  }
  expect(await read('/sitemap.xml')).not.toContain('evenings-out')
  const forged = await fetch(`${shop.app.origin}/evenings-out`, {
    headers: { cookie: '__prerender_bypass=x' },
  })
  expect(forged.status).toBe(404)
  expect(forged.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect((await visit('/aboutus')).headers.get('x-frame-options')).toBe('DENY')
})

/** Large enough for a thumb, and readable to assistive technology. */
async function expectUsable(page: Page, panel: ReturnType<Page['getByRole']>): Promise<void> {
  await panel.waitFor()
  const heights = await panel
    .locator('button, input, select')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await page.evaluate(axe.source)
  const found = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run('[aria-labelledby="schedule-heading"]'),
  )
  expect(found.violations.map(({ id }) => id)).toEqual([])
}
