import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '@/scripts/environment/browser.mjs'

/** A headless Chromium; the caller closes it. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined)
    throw new Error('There is no Chromium. `npm test` installs one, or set CHROMIUM_PATH.')
  // Chromium refuses its sandbox to root, and containers rarely allow it.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}
