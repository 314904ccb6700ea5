import { describe, expect, it } from 'vitest'
import { seedId } from '@/src/seeds/seed-id'

describe('ids of seeded documents', () => {
  it('are the same on every machine', () => {
    expect(seedId('page/home')).toBe('cce4ce47-8b3d-57f3-8b39-8e675e93931d')
  })

  it('are version 5 UUIDs, which PostgreSQL takes', () => {
    expect(seedId('anything')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('differ for different names', () => {
    expect(seedId('page/home')).not.toBe(seedId('page/services'))
  })
})
