import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { watchShifts } from '../../support/layout-shifts'
import type { RunningShop } from '../../support/running-shop'
import { barriers, lookThrough, of, prepare, prepareScreens, sum, tooWide } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { AUTH_SCREENS, MEMBER_SCREENS, type Prepared, PUBLIC_SCREENS } from '../../support/storefront-screens'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let prepared: Prepared
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  prepared = await prepareScreens(shop)
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
      await prepare(page, screen, shop, prepared)
      await page.route('**/api/**', async (route) => {
        await wait(SLOW_MS)
        await route.continue()
      })
      await visitor.goTo(of<string>(screen.path, prepared))
      await page
        .getByRole('heading', { name: of<string>(screen.heading, prepared), exact: true })
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
