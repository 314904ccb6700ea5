import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSlowly } from '@/src/server/incoming/leave-slowly'

const told: string[] = []
const before = process.listeners('SIGTERM')
beforeEach(() => {
  told.length = 0
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  process.on('SIGTERM', () => told.push('the door closes'))
})
afterEach(() => {
  vi.useRealTimers()
  process.removeAllListeners('SIGTERM')
  for (const listener of before) process.on('SIGTERM', listener)
})

const leaving = (atMostMs: number) =>
  leaveSlowly({
    atMostMs,
    atOnce: () => told.push('jobs end'),
    atLast: () => told.push('changes are heard no more'),
  })
const END = ['jobs end', 'changes are heard no more', 'the door closes']

describe('Reliability: a process that is asked to end', () => {
  it('goes on until its proxy was told, and nobody has come for a second', async () => {
    const { isLeaving, noteArrival, noteTold } = leaving(60_000)
    expect(isLeaving()).toBe(false)
    process.emit('SIGTERM')
    expect(isLeaving()).toBe(true)
    expect(told, 'what it does by itself ends at once').toEqual(['jobs end'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(told, 'a proxy that knows nothing yet would send somebody to a closed door').toEqual(['jobs end'])
    noteTold()
    for (let second = 0; second < 5; second++) {
      await vi.advanceTimersByTimeAsync(900)
      noteArrival()
      noteTold()
    }
    expect(told).toEqual(['jobs end'])
    await vi.advanceTimersByTimeAsync(1_100)
    expect(told).toEqual(END)
  })

  it('ends in time though somebody always comes', async () => {
    const { noteArrival, noteTold } = leaving(3_000)
    process.emit('SIGTERM')
    noteTold()
    for (let tenth = 0; tenth < 29; tenth++) {
      await vi.advanceTimersByTimeAsync(100)
      noteArrival()
    }
    expect(told).toEqual(['jobs end'])
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toEqual(END)
  })

  it('ends at once where no proxy is to be waited for, and once though it is asked twice', async () => {
    leaving(0)
    process.emit('SIGTERM')
    process.emit('SIGTERM')
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(END)
  })
})
