import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { staffScreens } from '@/src/admin/staff-screens'

describe('Staff screens: in the words of the trade', () => {
  it('says yes and no, lists words without brackets, shows no developers’ tab, and keeps a cell of one’s own', async () => {
    const own = { type: 'checkbox', name: 'shown', admin: { components: { Cell: 'own' } } } as const
    const tags = { type: 'text', name: 'tags', hasMany: true } as const
    const { collections, globals } = await staffScreens()({
      collections: [{ slug: 'things', fields: [{ type: 'checkbox', name: 'active' }, own, tags] }],
      globals: [{ slug: 'settings', fields: [] }],
    } as unknown as Config)
    expect(collections?.[0]?.admin?.hideAPIURL).toBe(true)
    expect(globals?.[0]?.admin?.hideAPIURL).toBe(true)
    expect(collections?.[0]?.fields.slice(0, 3).map(({ admin }) => admin?.components)).toEqual([
      { Cell: '/src/admin/ui/cells#YesNoCell' },
      { Cell: 'own' },
      { Cell: '/src/admin/ui/cells#WordsCell' },
    ])
  })
})
