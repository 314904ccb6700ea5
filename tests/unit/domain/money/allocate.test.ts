import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from '@/src/domain/money/allocate'

const sum = (cents: readonly number[]) => cents.reduce((total, part) => total + part, 0)

/** Lines and an amount they can carry. */
const carried = fc
  .array(fc.nat({ max: 10_000_000 }), { maxLength: 50 })
  .chain((weights) => fc.record({ weights: fc.constant(weights), total: fc.nat({ max: sum(weights) }) }))

describe('Specification 7, Discounts: parts of a whole', () => {
  it('sums to the whole, and no line carries more than its own worth', () => {
    fc.assert(
      fc.property(carried, ({ weights, total }) => {
        const parts = allocate(total, weights)
        expect(parts).toHaveLength(weights.length)
        expect(sum(parts)).toBe(total)
        parts.forEach((part, line) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weights[line] ?? -1)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every part within a cent of its exact share', () => {
    fc.assert(
      fc.property(carried, ({ weights, total }) => {
        const parts = allocate(total, weights)
        parts.forEach((part, line) => {
          const exact = total === 0 ? 0 : (total * (weights[line] ?? 0)) / sum(weights)
          expect(Math.abs(part - exact)).toBeLessThan(1)
        })
      }),
    )
  })

  it('gives left-over cents to the largest remainders, earlier lines first', () => {
    expect(allocate(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(allocate(101, [100, 100, 100])).toEqual([34, 34, 33])
    expect(allocate(10, [1, 5, 9])).toEqual([1, 3, 6])
    expect(allocate(1, [0, 10, 20])).toEqual([0, 0, 1])
  })

  it('gives a free line nothing', () => {
    expect(allocate(7, [0, 7, 0])).toEqual([0, 7, 0])
  })

  it('takes everything when everything is off', () => {
    expect(allocate(600, [100, 200, 300])).toEqual([100, 200, 300])
    expect(allocate(0, [100, 0])).toEqual([0, 0])
    expect(allocate(0, [])).toEqual([])
  })

  it('counts exactly where floats no longer can', () => {
    const weights = [9_000_000_000_000, 3, 7]
    const parts = allocate(8_999_999_999_999, weights)
    expect(sum(parts)).toBe(8_999_999_999_999)
  })

  it('refuses more than the lines are worth, negative amounts and fractions', () => {
    expect(() => allocate(301, [100, 200])).toThrow(RangeError)
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(-1, [100])).toThrow(RangeError)
    expect(() => allocate(1, [-100, 200])).toThrow(RangeError)
    expect(() => allocate(0.5, [100])).toThrow(RangeError)
  })
})
