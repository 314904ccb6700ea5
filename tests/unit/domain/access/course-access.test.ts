import { describe, expect, it } from 'vitest'
import { ownedOf, ownsProgram, type UserProduct } from '@/src/domain/access/course-access'

const NOW = new Date('2026-11-22T12:00:00Z')

const owned: UserProduct = {
  id: 'up1',
  productId: 'p1',
  slug: 'pmfp',
  is_active: true,
  product: { id: 'p1', slug: 'pmfp' },
}

describe('Specification 6, Purchased-program access', () => {
  it.each(['up1', 'p1', 'pmfp'])('matches %s by id, productId or slug', (idOrSlug) => {
    expect(ownsProgram([owned], idOrSlug, NOW)).toBe(true)
  })

  it('matches by the address of any language', () => {
    const addresses = ['sleeping-better', 'mieux-dormir']
    const record = { ...owned, slug: 'sleeping-better', addresses }
    expect(addresses.map((address) => ownsProgram([record], address, NOW))).toEqual([true, true])
    expect(ownsProgram([record], 'dormir', NOW)).toBe(false)
  })

  it('matches by the product alone, with numbers for ids', () => {
    const record = { id: 1, is_active: true, product: { id: 42, slug: 'pmfp' } }
    expect(ownsProgram([record], '42', NOW)).toBe(true)
    expect(ownsProgram([record], 'pmfp', NOW)).toBe(true)
  })

  it('opens nothing for a record that is not active', () => {
    expect(ownsProgram([{ ...owned, is_active: false }], 'pmfp', NOW)).toBe(false)
    expect(ownsProgram([{ ...owned, is_active: 'true' as unknown as boolean }], 'pmfp', NOW)).toBe(false)
  })

  it('opens by a second, active record when the first has ended', () => {
    expect(ownsProgram([{ ...owned, is_active: false }, owned], 'pmfp', NOW)).toBe(true)
  })

  it.each(['other', '', 'PMFP', 'null', 'undefined'])('opens nothing for %o', (idOrSlug) => {
    const bare = { id: 'up2', productId: null, slug: undefined, is_active: true, product: null }
    expect(ownsProgram([owned, bare], idOrSlug, NOW)).toBe(false)
  })

  it('opens nothing for who owns nothing', () => {
    expect(ownsProgram([], 'pmfp', NOW)).toBe(false)
  })
})

describe('Bundles: what of an offer is owned already', () => {
  const part = (id: string) => ({ id, title: id.toUpperCase() })
  const bundle = { id: 'b', opens: [part('p1'), part('p2')] }
  const second: UserProduct = { id: 'up2', productId: 'p2', is_active: true }

  it.each([
    ['nothing', [], bundle, { isAll: false, titles: [] }],
    ['a part of a bundle, which is said', [owned], bundle, { isAll: false, titles: ['P1'] }],
    [
      'all of a bundle, which is not sold again',
      [owned, second],
      bundle,
      { isAll: true, titles: ['P1', 'P2'] },
    ],
    [
      'a part that ends',
      [{ ...owned, accessEndsAt: '2027-01-01T00:00:00Z' }],
      bundle,
      { isAll: false, titles: [] },
    ],
    ['a program', [owned], { id: 'p1', opens: [] }, { isAll: true, titles: [] }],
    ['places for others', [owned, second], { ...bundle, seats: 5 }, { isAll: false, titles: [] }],
  ])('%s', (_, records, offer, verdict) => {
    expect(ownedOf(records, offer, NOW)).toEqual(verdict)
  })
})
