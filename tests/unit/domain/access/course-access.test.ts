import { describe, expect, it } from 'vitest'
import { ownsProgram, type UserProduct } from '@/src/domain/access/course-access'

const owned: UserProduct = {
  id: 'up1',
  productId: 'p1',
  slug: 'pmfp',
  is_active: true,
  product: { id: 'p1', slug: 'pmfp' },
}

describe('Specification 6, Purchased-program access', () => {
  it.each(['up1', 'p1', 'pmfp'])('matches %s by id, productId or slug', (idOrSlug) => {
    expect(ownsProgram([owned], idOrSlug)).toBe(true)
  })

  it('matches by the product alone, with numbers for ids', () => {
    const record = { id: 1, is_active: true, product: { id: 42, slug: 'pmfp' } }
    expect(ownsProgram([record], '42')).toBe(true)
    expect(ownsProgram([record], 'pmfp')).toBe(true)
  })

  it('opens nothing for a record that is not active', () => {
    expect(ownsProgram([{ ...owned, is_active: false }], 'pmfp')).toBe(false)
    expect(ownsProgram([{ ...owned, is_active: 'true' as unknown as boolean }], 'pmfp')).toBe(false)
  })

  it('opens by a second, active record when the first has ended', () => {
    expect(ownsProgram([{ ...owned, is_active: false }, owned], 'pmfp')).toBe(true)
  })

  it.each(['other', '', 'PMFP', 'null', 'undefined'])('opens nothing for %o', (idOrSlug) => {
    const bare = { id: 'up2', productId: null, slug: undefined, is_active: true, product: null }
    expect(ownsProgram([owned, bare], idOrSlug)).toBe(false)
  })

  it('opens nothing for who owns nothing', () => {
    expect(ownsProgram([], 'pmfp')).toBe(false)
  })
})
