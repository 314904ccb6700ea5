import { describe, expect, it } from 'vitest'
import { amount } from '@/src/admin/ui/amount'
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
  search: 2,
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
    const counted = '{count, plural, one {# day} other {# days}}'
    const days = { en: { days: counted }, fr: { days: '{count, plural, one {# jour} other {# jours}}' } }
    const said = (language: string) => [0, 1, 2].map((count) => inLanguage(days, language)('days', { count }))
    expect([said('en'), said('fr')]).toEqual([
      ['0 days', '1 day', '2 days'],
      ['0 jour', '1 jour', '2 jours'],
    ])
    expect(amount(18_900, 'CAD', 'fr')).toBe('189,00\u00a0$')
  })

  it('write French as Canada does: hard spaces before a colon and within guillemets', () => {
    const catalogs = sourceFiles().filter(
      ({ path, text }) => path.startsWith('src/admin/') && text.includes('\nconst fr'),
    )
    expect(catalogs.length).toBeGreaterThan(10)
    const soft = catalogs.flatMap(({ path, text }) =>
      text
        .slice(Math.max(0, text.indexOf('const fr')))
        .split('\n')
        .filter((line) => /\S :[ '`]|« | »|\d \$/.test(line) && !line.trimStart().startsWith('/'))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(soft).toEqual([])
  })
})
