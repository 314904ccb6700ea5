import type { Page } from 'playwright-core'

type Scroll = { top: number; afterMs: number }
type Watched = { pathChangedAt: number; scrolls: Scroll[] }

/** From its next visit on, a page remembers who scrolled it to where, and how long after its path had changed. */
export async function watchScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { pathChangedAt: 0, scrolls: [] }
    Object.assign(window, { watched })
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      watched.pathChangedAt = performance.now()
      push(...entry)
    }
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
    window.scrollTo = ((options: ScrollToOptions) => {
      watched.scrolls.push({ top: options.top ?? 0, afterMs: performance.now() - watched.pathChangedAt })
      scrollTo(options)
    }) as typeof window.scrollTo
  })
}

/** Who scrolled so far; waits for the first. */
export async function scrollsOf(page: Page): Promise<Scroll[]> {
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.scrolls.length > 0)
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.scrolls)
}
