import { beforeEach, describe, expect, it } from 'vitest'
import { createNotifications } from '@/src/storefront/notifications/notifications'

const saved = { type: 'success', title: 'Saved', message: '' } as const

/** A clock that stands until it is moved, and wakes whoever asked to be woken. */
function handClock() {
  let nowMs = 1_000
  let alarms: { atMs: number; work: () => void }[] = []
  return {
    now: () => nowMs,
    wake(afterMs: number, work: () => void) {
      const alarm = { atMs: nowMs + afterMs, work }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
    advance(ms: number) {
      nowMs += ms
      const due = alarms.filter(({ atMs }) => atMs <= nowMs)
      alarms = alarms.filter(({ atMs }) => atMs > nowMs)
      for (const { work } of due) work()
    },
  }
}

describe('notifications', () => {
  let clock = handClock()
  let notifications = createNotifications(clock)
  const titles = () => notifications.get().shown.map(({ title }) => title)

  beforeEach(() => {
    clock = handClock()
    notifications = createNotifications(clock)
  })

  it('go away by themselves after five seconds', () => {
    notifications.show(saved)
    clock.advance(4_999)
    expect(titles()).toEqual(['Saved'])

    clock.advance(1)
    expect(titles()).toEqual([])
  })

  it('are not repeated while they are shown', () => {
    notifications.show(saved)
    clock.advance(3_000)
    notifications.show(saved)

    expect(titles()).toEqual(['Saved'])
  })

  it('stay closed for two seconds when they were closed by hand', () => {
    notifications.show(saved)
    notifications.dismiss(notifications.get().shown[0]?.id ?? 0)
    notifications.show(saved)
    expect(titles()).toEqual([])

    clock.advance(2_000)
    notifications.show(saved)
    expect(titles()).toEqual(['Saved'])
  })

  it('are shown once for an occasion, however often the screen is drawn', () => {
    notifications.showOnce('payment-result:T1', saved)
    clock.advance(10_000)
    notifications.showOnce('payment-result:T1', saved)
    expect(titles()).toEqual([])

    notifications.showOnce('payment-result:T2', saved)
    expect(titles()).toEqual(['Saved'])
  })

  it('wait while somebody reads them, and have the rest of their time afterwards', () => {
    notifications.show(saved)
    clock.advance(3_000)
    notifications.hold(true)
    clock.advance(60_000)
    expect(titles()).toEqual(['Saved'])

    notifications.hold(false)
    clock.advance(1_999)
    expect(titles()).toEqual(['Saved'])
    clock.advance(1)
    expect(titles()).toEqual([])
  })
})
