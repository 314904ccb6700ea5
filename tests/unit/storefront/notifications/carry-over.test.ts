import { describe, expect, it } from 'vitest'
import { carryOver, takeCarriedOver } from '@/src/storefront/notifications/carry-over'
import { memoryStorage } from '../support/memory-storage'

const saved = { type: 'success', title: 'Saved', message: 'All of it.' } as const

describe('notifications, when another document takes over', () => {
  it('are shown there once, as they were', () => {
    const storage = memoryStorage()
    carryOver([Object.assign({ id: 7, shownAtMs: 1 }, saved)], storage)
    expect(takeCarriedOver(storage)).toEqual([saved])
    expect(takeCarriedOver(storage)).toEqual([])
  })

  it('leave no trace when there are none', () => {
    const storage = memoryStorage()
    carryOver([], storage)
    expect(storage.entries()).toEqual({})
  })

  it.each(['{', '"text"', '{}', '[1,null,{"type":"loud","title":"x","message":""},{"type":"info"}]'])(
    'are nothing when what was kept is %s',
    (kept) => {
      const storage = memoryStorage({ carriedNotifications: kept })
      expect(takeCarriedOver(storage)).toEqual([])
      expect(storage.entries()).toEqual({})
    },
  )
})
