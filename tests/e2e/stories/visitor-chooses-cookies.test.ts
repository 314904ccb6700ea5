import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { watchShifts } from '../../support/layout-shifts'
import { newSession } from '../../support/member'
import { eventually, type RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

/** Somebody who comes for the first time, and whatever their browser asked others for. */
async function newcomer(width: 390 | 1440) {
  const visitor = await newVisitor(browser, shop.app.origin, width, { hasChosenCookies: false })
  const elsewhere: string[] = []
  visitor.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop.app.origin) elsewhere.push(request.url())
  })
  return { ...visitor, elsewhere }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieChoice') ?? 'null')?.categories ?? null)
const proofs = async (page: Page) => {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieChoice') ?? '{}').consentId)
  return (
    await shop.database.query<{ choice: string }>(
      'SELECT choice FROM cookie_consents WHERE consent_id = $1 ORDER BY decided_at, created_at',
      [id],
    )
  ).map(({ choice }) => choice)
}

describe('Specification 1, Consent: a visitor who comes for the first time', () => {
  it('is asked in a bar that moves nothing; no is as near as yes; nothing is set or fetched elsewhere before', async () => {
    const { page, goTo, leave, elsewhere } = await newcomer(390)
    const shifts = await watchShifts(page)
    await goTo('/contactus')
    await bar(page).waitFor()
    const yes = await bar(page).getByRole('button', { name: 'Accept all' }).boundingBox()
    const no = await bar(page).getByRole('button', { name: 'Only what is needed' }).boundingBox()
    expect(Math.abs((no?.height ?? 0) - (yes?.height ?? 1_000))).toBeLessThan(1)
    expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 1_000))).toBeLessThan(2)
    await page.evaluate(() => new Promise((passed) => setTimeout(passed, 400)))
    expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus stays').toBe('BODY')
    expect(await page.context().cookies()).toEqual([])
    expect(await stored(page)).toBeNull()
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02)

    await bar(page).getByRole('button', { name: 'Only what is needed' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toEqual(['necessary'])
    await expect.poll(() => proofs(page)).toEqual(['necessary'])
    expect(await page.context().cookies()).toEqual([])
    expect(elsewhere).toEqual([])
    await leave()
  })

  it('is asked nothing again, fetches no dialog, and changes their mind at the foot of any page', async () => {
    const { page, goTo, leave } = await newcomer(1440)
    await goTo('/')
    await bar(page).getByRole('button', { name: 'Only what is needed' }).click()
    await expect.poll(() => proofs(page)).toEqual(['necessary'])

    await goTo('/services')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#cc-main').count()).toBe(0)

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie settings' })
    await settings.waitFor()
    await settings.getByRole('button', { name: 'Accept all' }).click()
    await settings.waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page)).toEqual(['necessary', 'media'])
    await expect.poll(() => proofs(page)).toEqual(['necessary', 'necessary, media'])
    await leave()
  })

  it('answers by the keyboard alone, and finds what the bar covers by scrolling', async () => {
    const { page, goTo, leave } = await newcomer(390)
    await goTo('/contactus')
    await bar(page).waitFor()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const edge = (await bar(page).boundingBox())?.y ?? 0
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
    await expect.poll(async () => (await last.boundingBox())?.y ?? 10_000).toBeLessThan(edge)

    await bar(page).getByRole('button', { name: 'Only what is needed' }).focus()
    await page.keyboard.press('Enter')
    await bar(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toEqual(['necessary'])
    await leave()
  })

  it('is offered the other language above the bar, and at the foot of the window once that is gone', async () => {
    const { page, goTo, leave } = await newcomer(390)
    await goTo('/fr/contactus')
    const question = page.getByRole('region', { name: 'Témoins' })
    const offer = page.getByRole('complementary', { name: 'Language' })
    await Promise.all([question.waitFor(), offer.waitFor()])
    const foot = async () => {
      const box = await offer.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    const gap = async () => Math.abs((await foot()) - ((await question.boundingBox())?.y ?? 0))
    await expect.poll(gap).toBeLessThan(2)
    await question.getByRole('button', { name: 'Seulement le nécessaire' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(foot).toBe(900)
    await leave()
  })
})

it('Cookies: staff add a category and write its words in both languages; within seconds whoever had chosen is asked anew', async () => {
  const { page, goTo, leave, elsewhere } = await newcomer(1440)
  await goTo('/')
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => proofs(page)).toEqual(['necessary, media'])

  const { token } = await newSession(shop, 'admin@example.com')
  const save = async (locale: string, title: string, name: string) => {
    const body = { title, categories: { statistics: { isAsked: true, name } } }
    const answer = await shop.call('POST', `/globals/cookie-question?locale=${locale}`, { token, body })
    expect(answer.status).toBe(200)
  }
  await save('en', 'Biscuits & <b>crumbs</b>', 'Counting visits')
  await save('fr', 'Les biscuits', 'Compter les visites')
  for (const path of ['/aboutus', '/profile', '/login', '/fr/aboutus'])
    await eventually(
      `${path} asks about it`,
      async () => (await (await fetch(shop.app.origin + path)).text()).includes('statistics'),
      5_000,
    )

  await goTo('/aboutus')
  await bar(page).getByText('Biscuits & <b>crumbs</b>').waitFor()
  await bar(page).getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  expect(await settings.getByRole('checkbox', { name: 'Counting visits' }).isChecked()).toBe(false)
  await settings.getByRole('button', { name: 'Close' }).click()
  await goTo('/fr/aboutus')
  const french = page.getByRole('region', { name: 'Témoins' })
  await french.getByText('Les biscuits').waitFor()
  await french.getByRole('button', { name: 'Seulement le nécessaire' }).click()
  await expect.poll(() => stored(page)).toEqual(['necessary'])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Paramètres des témoins' }).click()
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieChoice') ?? '{}').consentId)
  const chosen = page.getByRole('dialog', { name: 'Paramètres des témoins' })
  await chosen.getByText(`sous le numéro ${id}.`).waitFor()
  const kept = await shop.database.query<{ version: string; asked: boolean }>(
    `SELECT c.text_version AS version, v.version_categories_statistics_is_asked AS asked
     FROM cookie_consents c JOIN _cookie_question_v v ON v.version_times_asked_anew + 1 = c.text_version::numeric
     WHERE c.consent_id = $1`,
    [id],
  )
  expect(kept).toContainEqual({ version: '2', asked: true })
  expect(elsewhere).toEqual([])
  await leave()
})
