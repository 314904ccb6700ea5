import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSession } from '@/src/storefront/session/watch-session'

const MINUTE = 60_000

/** A page with its tab: only what the watch listens to. */
class Page extends EventTarget {
  visibilityState = 'visible'
}

let page: Page
let tab: EventTarget
let checks = 0
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  tab = new EventTarget()
  checks = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
  stop = watchSession({
    load: async () => {
      checks += 1
    },
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
const during = (work: () => void) => {
  const before = checks
  work()
  return checks - before
}

describe('Specification 4 and 9, Session: rechecked', () => {
  it('on start', () => {
    expect(checks).toBe(1)
  })

  it('every 60 seconds', () => {
    for (let minute = 1; minute <= 4; minute++) expect(during(() => vi.advanceTimersByTime(MINUTE))).toBe(1)
  })

  it('every 5 minutes, also in a tab nobody looks at, which is all such a tab does', () => {
    page.visibilityState = 'hidden'
    expect(during(() => vi.advanceTimersByTime(5 * MINUTE - 1))).toBe(0)
    expect(during(() => vi.advanceTimersByTime(1))).toBe(1)
    expect(during(() => vi.advanceTimersByTime(5 * MINUTE))).toBe(1)
  })

  it('when the tab becomes visible, and not when it is hidden', () => {
    page.visibilityState = 'hidden'
    expect(during(() => page.dispatchEvent(new Event('visibilitychange')))).toBe(0)
    page.visibilityState = 'visible'
    expect(during(() => page.dispatchEvent(new Event('visibilitychange')))).toBe(1)
  })

  it('when the browser comes online', () => {
    expect(during(() => tab.dispatchEvent(new Event('online')))).toBe(1)
  })

  it('when another tab signs in, renews or signs out, and not for its cart', () => {
    expect(during(() => stored('token'))).toBe(1)
    expect(
      during(() => stored(null)),
      'the whole storage was emptied',
    ).toBe(1)
    expect(during(() => stored('cart'))).toBe(0)
  })

  it('no more once it is stopped', () => {
    stop()
    const late = during(() => {
      vi.advanceTimersByTime(10 * MINUTE)
      page.dispatchEvent(new Event('visibilitychange'))
      tab.dispatchEvent(new Event('online'))
      stored('token')
    })
    expect(late).toBe(0)
  })
})
