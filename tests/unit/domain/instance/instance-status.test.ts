import { describe, expect, it } from 'vitest'
import { describeHold, instanceStatus } from '@/src/domain/instance/instance-status'

const instance = { id: 'shop', pulse: 41, isCopy: false }

describe('Operations: a database the server knows is told from a copy of it', () => {
  it('is the shop’s own when name and pulse fit', () => {
    expect(instanceStatus(instance, { id: 'shop', pulse: 41 })).toEqual({ kind: 'open' })
    expect(instanceStatus(instance, { id: 'shop', pulse: 7 }), 'another process counted on').toEqual({
      kind: 'open',
    })
  })

  it('is held where no server knows it: it was copied somewhere else', () => {
    expect(instanceStatus(instance, null)).toEqual({ kind: 'held', reason: 'unknown' })
  })

  it('is held when another database stands in its place', () => {
    expect(instanceStatus(instance, { id: 'other', pulse: 1 })).toEqual({ kind: 'held', reason: 'other' })
  })

  it('is held when it went back in time in its own place', () => {
    expect(instanceStatus(instance, { id: 'shop', pulse: 42 })).toEqual({ kind: 'held', reason: 'older' })
  })

  it('is a copy when somebody said so, and only where it was said', () => {
    const copy = { ...instance, isCopy: true }
    expect(instanceStatus(copy, { id: 'shop', pulse: 41 })).toEqual({ kind: 'copy' })
    expect(instanceStatus(copy, null)).toEqual({ kind: 'held', reason: 'unknown' })
  })

  it('says what releases it', () => {
    expect(describeHold('other').remedy).toBe('npm run restore:release')
    expect(describeHold('unmigrated').remedy).toBe('npm run migrate')
  })
})
