import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/src/admin/ui/staff-messages'
import { when } from '@/src/admin/ui/when'
import { sentencesIn } from '../../support/screen-sentences'
import { sourceFiles } from '../../support/source-tree'

/** Screens that speak English alone so far, by their folders: none may join them, and who translates one takes it out. */
const STILL_ENGLISH: Record<string, number> = {
  activity: 1,
  discounts: 1,
  forms: 5,
  gifts: 1,
  groups: 1,
  imports: 2,
  invitations: 2,
  lists: 1,
  mail: 6,
  newsletter: 1,
  notes: 1,
  orders: 10,
  payments: 9,
  people: 7,
  routes: 1,
  search: 2,
  ui: 2,
}

describe('Staff screens speak the language of whoever reads them', () => {
  it('say no sentence that stands in no catalog, but for those that are still English', () => {
    const screens = sourceFiles().filter(({ path }) => path.startsWith('src/admin/') && path.endsWith('.tsx'))
    expect(screens.length).toBeGreaterThan(80)
    const english = screens.filter((screen) => sentencesIn(screen).length > 0)
    const folders = english.map(({ path }) => path.split('/')[2] ?? '')
    const counted = Object.fromEntries(
      [...new Set(folders)].map((folder) => [folder, folders.filter((each) => each === folder).length]),
    )
    expect(counted).toEqual(STILL_ENGLISH)
  })

  it('fill in what a sentence leaves open, and speak English in a language we do not have', () => {
    const messages = { en: { by: 'By {name}' }, fr: { by: 'Par {name}' } }
    expect(inLanguage(messages, 'fr')('by', { name: 'Zoé' })).toBe('Par Zoé')
    expect(inLanguage(messages, 'de')('by')).toBe('By {name}')
    expect(when('2026-12-01T14:00:00.000Z', 'fr')).toMatch(/^1 déc. 2026/)
  })
})
