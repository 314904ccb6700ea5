import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitRefund } from '@/src/domain/refunds/split-refund'

const lines = [
  { id: 'a', totalCents: 4900, leftCents: 4900 },
  { id: 'b', totalCents: 8900, leftCents: 8900 },
  { id: 'free', totalCents: 0, leftCents: 0 },
]
const split = (amountCents: number, parts: Record<string, number>) => ({
  kind: 'split',
  amountCents,
  parts: Object.entries(parts).map(([id, cents]) => ({ id, amountCents: cents })),
})

describe('Payments: how a refund is spread over the lines', () => {
  it('gives everything back, and touches the line that cost nothing too', () => {
    const everything = split(13_800, { a: 4900, b: 8900, free: 0 })
    expect(splitRefund(lines, {})).toEqual(everything)
    expect(splitRefund(lines, { amountCents: 13_800 })).toEqual(everything)
    expect(splitRefund(lines, { lines: [{ id: 'a' }, { id: 'b' }] })).toEqual(everything)
  })

  it('leaves a line alone that was given back before', () => {
    const rest = [
      { id: 'a', totalCents: 4900, leftCents: 0 },
      { id: 'b', totalCents: 8900, leftCents: 8900 },
    ]
    expect(splitRefund(rest, {})).toEqual(split(8900, { b: 8900 }))
  })

  it('gives back what is left of a named line, or the part of it that is asked for', () => {
    expect(splitRefund(lines, { lines: [{ id: 'b' }] })).toEqual(split(8900, { b: 8900 }))
    expect(splitRefund(lines, { lines: [{ id: 'b', amountCents: 1 }] })).toEqual(split(1, { b: 1 }))
  })

  it('spreads an amount over the named lines', () => {
    const request = { lines: [{ id: 'a', amountCents: 100 }, { id: 'b' }], amountCents: 150 }
    expect(splitRefund(lines, request)).toEqual(split(150, { a: 100, b: 50 }))
  })

  it.each([
    { amountCents: 13_801 },
    { lines: [{ id: 'a', amountCents: 4901 }] },
    { lines: [{ id: 'a' }], amountCents: 4901 },
    { lines: [{ id: 'a', amountCents: 200 }], amountCents: 100 },
  ])('refuses more than is left: %o', (request) => {
    expect(splitRefund(lines, request)).toEqual({ kind: 'too-large' })
  })

  it.each([
    { lines: [{ id: 'nobody’s' }] },
    { lines: [{ id: 'a' }, { id: 'a' }] },
    { lines: [{ id: 'free' }] },
  ])('refuses what cannot be given back: %o', (request) => {
    expect(splitRefund(lines, request)).toEqual({ kind: 'impossible' })
  })

  it('has nothing to give back when nothing is left', () => {
    const spent = [{ id: 'a', totalCents: 4900, leftCents: 0 }]
    expect(splitRefund(spent, {})).toEqual({ kind: 'impossible' })
    expect(splitRefund(spent, { amountCents: 1 })).toEqual({ kind: 'impossible' })
  })

  it('is exact to the cent for any amount, and never more than a line has left', () => {
    const left = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (cents, share) => {
        const some = cents.map((leftCents, index) => ({
          id: String(index),
          totalCents: leftCents,
          leftCents,
        }))
        const amountCents = Math.floor(cents.reduce((sum, each) => sum + each, 0) * share)
        fc.pre(amountCents > 0)
        const result = splitRefund(some, { amountCents })
        if (result.kind !== 'split') throw new Error(result.kind)
        expect(result.amountCents).toBe(amountCents)
        expect(result.parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents)
        for (const { id, amountCents: part } of result.parts)
          expect(part).toBeLessThanOrEqual(cents[Number(id)] ?? 0)
      }),
    )
  })
})
