import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from './environment/browser'
import { type RunningShop, startRunningShop } from './running-shop'

export type ServedShop = { shop: RunningShop; browser: Browser }

/** A served shop and a browser for all tests of a file; `ready` gets them before the first one. */
export function withServedShop(ready: (served: ServedShop) => void, env: Record<string, string> = {}): void {
  let served: ServedShop
  beforeAll(async () => {
    const [shop, browser] = await Promise.all([startRunningShop(env), startBrowser()])
    served = { shop, browser }
    ready(served)
  })
  afterAll(async () => {
    await served.browser.close()
    await served.shop.stop()
  })
}
