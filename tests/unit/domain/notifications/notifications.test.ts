import { describe, expect, it } from 'vitest'
import {
  dismiss,
  dismissExpired,
  NO_NOTIFICATIONS,
  nextDismissalMs,
  notify,
} from '@/src/domain/notifications/notifications'

const added = { type: 'success', title: 'Cart', message: 'Added to your cart' } as const
const failed = { type: 'error', title: 'Cart', message: 'Added to your cart' } as const

describe('Specification 4, Notifications', () => {
  it('dismisses by itself after 5 seconds', () => {
    const queue = notify(NO_NOTIFICATIONS, added, 1_000)
    expect(nextDismissalMs(queue)).toBe(6_000)
    expect(dismissExpired(queue, 5_999)).toBe(queue)
    expect(dismissExpired(queue, 6_000).shown).toEqual([])
  })

  it('dismisses each in its own time', () => {
    const queue = notify(notify(NO_NOTIFICATIONS, added, 0), failed, 3_000)
    const later = dismissExpired(queue, 5_000)
    expect(later.shown.map(({ type }) => type)).toEqual(['error'])
    expect(nextDismissalMs(later)).toBe(8_000)
    expect(nextDismissalMs(dismissExpired(later, 8_000))).toBeNull()
  })

  it('does not add again what is already shown', () => {
    const queue = notify(NO_NOTIFICATIONS, added, 0)
    expect(notify(queue, { ...added }, 4_999)).toBe(queue)
  })

  it('ignores a duplicate within 2 seconds, even of one that was closed', () => {
    const closed = dismiss(notify(NO_NOTIFICATIONS, added, 0), 1)
    expect(closed.shown).toEqual([])
    expect(notify(closed, added, 1_999)).toBe(closed)
    expect(notify(closed, added, 2_000).shown).toHaveLength(1)
  })

  it('tells notifications apart by type, title and message', () => {
    let queue = notify(NO_NOTIFICATIONS, added, 0)
    queue = notify(queue, failed, 0)
    queue = notify(queue, { ...added, title: 'Order' }, 0)
    queue = notify(queue, { ...added, message: 'Removed' }, 0)
    expect(queue.shown).toHaveLength(4)
    expect(new Set(queue.shown.map(({ id }) => id)).size).toBe(4)
  })

  it('closes one and leaves the others', () => {
    const queue = notify(notify(NO_NOTIFICATIONS, added, 0), failed, 0)
    expect(dismiss(queue, 1).shown.map(({ id }) => id)).toEqual([2])
    expect(dismiss(queue, 99)).toBe(queue)
  })
})
