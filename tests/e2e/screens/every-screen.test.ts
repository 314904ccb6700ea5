import { setTimeout as wait } from 'node:timers/promises'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Shift, watchShifts } from '../../support/layout-shifts'
import { longNamedMember, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import {
  AUTH_SCREENS,
  MEMBER_SCREENS,
  type Of,
  type Prepared,
  PUBLIC_SCREENS,
  type Screen,
  type Stored,
} from '../../support/storefront-screens'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let prepared: Prepared
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  const member = await longNamedMember(shop)
  prepared = { member, resetLink: await mailedResetLink(), invitationLink: await mailedInvitation() }
})

/** A network that lets everybody see what stands there meanwhile. */
const SLOW_MS = 250

describe('every screen on a telephone, its owner’s name and address as long as they may be', () => {
  it.each([...PUBLIC_SCREENS, ...AUTH_SCREENS, ...MEMBER_SCREENS])(
    'stays still while it comes, has no barrier, and is never wider than 320 px: $name',
    async (screen) => {
      const visitor = await newVisitor(browser, shop.app.origin, 390)
      const { page } = visitor
      const shifts = await watchShifts(page)
      await prepare(page, screen)
      await page.route('**/api/**', async (route) => {
        await wait(SLOW_MS)
        await route.continue()
      })
      await visitor.goTo(of<string>(screen.path))
      await page
        .getByRole('heading', { name: of<string>(screen.heading), exact: true })
        .first()
        .waitFor()
      await screen.until?.(page)
      await page.waitForLoadState('networkidle')
      await lookThrough(page)
      expect(sum(await shifts()), JSON.stringify(await shifts(), null, 1)).toBeLessThan(0.02)

      expect(await barriers(page)).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      expect(await tooWide(page)).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await visitor.leave()
    },
  )
})

function of<Value>(given: Of<Value>): Value {
  return typeof given === 'function' ? (given as (prepared: Prepared) => Value)(prepared) : given
}

async function prepare(page: Page, { as, stored }: Screen): Promise<void> {
  const { local = {}, tab = {} } = stored ? of<Stored>(stored) : {}
  const session: Record<string, string> = as === 'member' ? await newSession(shop, prepared.member.email) : {}
  await page.addInitScript(
    ({ local, tab }) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', 'true')
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
    },
    { local: { ...session, ...local }, tab },
  )
}

/** From top to bottom and back, so that pictures come which wait until they are near. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    const pictures = [...document.images].filter((picture) => !picture.complete && picture.checkVisibility())
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

function sum(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0)
}

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document),
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What reaches beyond the right edge of the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= 320) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > 320.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

async function mailedResetLink(): Promise<string> {
  const email = 'customer@example.com'
  await shop.call('POST', '/users/forgot-password', { body: { email } })
  return linkIn(email)
}

async function mailedInvitation(): Promise<string> {
  const { token } = await newSession(shop, 'admin@example.com')
  const email = `${'eingeladene'.repeat(5)}@${'briefkasten'.repeat(5)}.example.com`
  await shop.call('POST', '/invitations', { token, body: { email, invitationType: 'participant' } })
  return linkIn(email)
}

/** The path of the link in a mail to an address. */
async function linkIn(email: string): Promise<string> {
  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === email))
  const { pathname, search } = new URL(mail.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? '')
  return pathname + search
}
