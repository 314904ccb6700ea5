import type { Page } from 'playwright-core'

/** Something moved that nobody had touched; `value` as browsers measure it (Layout Instability). */
export type Shift = { value: number; moved: string[] }

type Watched = { shifts: Shift[]; flush: () => void }

/** Notes every layout shift of the pages opened in this tab from now on; gives those of the page that is open. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${previousRect.y} -> ${currentRect.y}`,
        )
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { watched: { shifts, flush: () => note(observer.takeRecords()) } })
  })
  return () =>
    page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }
      watched.flush()
      return watched.shifts
    })
}
