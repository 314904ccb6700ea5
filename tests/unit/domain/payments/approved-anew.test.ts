import { describe, expect, it } from 'vitest'
import { isApprovedAnew } from '@/src/domain/payments/approved-anew'

const refused = new Date('2026-11-20T12:00:00Z')

describe('Specification 4, Checkout: an approval after a refused capture', () => {
  it.each([
    ['the provider withdrew the one it refused', null, '2026-11-20T11:00:00Z', true],
    ['the provider withdrew it, and tells no times', null, undefined, true],
    ['it was given later', refused, '2026-11-20T12:00:01Z', true],
    ['it was given at the same moment', refused, '2026-11-20T12:00:00Z', false],
    ['it was given before', refused, '2026-11-20T11:59:59Z', false],
    ['nobody says when it was given', refused, undefined, false],
    ['its time cannot be read', refused, 'soon', false],
  ] as const)('is charged only when it is surely a new one: %s', (_case, refusedAt, approvedAt, isNew) => {
    expect(isApprovedAnew(refusedAt, approvedAt)).toBe(isNew)
  })
})
