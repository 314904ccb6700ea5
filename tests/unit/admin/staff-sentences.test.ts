import { describe, expect, it } from 'vitest'
import { ADMIN_LABELS } from '@/src/admin/admin-labels'
import { amount } from '@/src/admin/ui/amount'
import { inLanguage } from '@/src/admin/ui/staff-messages'
import { when } from '@/src/admin/ui/when'
import { sentencesIn } from '../../support/screen-sentences'
import { sourceFiles } from '../../support/source-tree'

describe('Staff screens speak the language of whoever reads them', () => {
  it('say no sentence outside a catalog', () => {
    const screens = sourceFiles().filter(({ path }) => path.startsWith('src/admin/') && path.endsWith('.tsx'))
    expect(screens.length).toBeGreaterThan(80)
    expect(screens.flatMap(sentencesIn)).toEqual([])
  })

  it('fill in what a sentence leaves open, and speak English in a language we do not have', () => {
    const messages = { en: { by: 'By {name}' }, fr: { by: 'Par {name}' } }
    expect(inLanguage(messages, 'fr')('by', { name: 'Zoé' })).toBe('Par Zoé')
    expect(inLanguage(messages, 'de')('by')).toBe('By {name}')
    expect(when('2026-12-01T14:05:00.000Z', 'fr')).toMatch(/^1 déc. 2026, 9\u00a0h\u00a005$/)
    expect(when('2026-12-01T14:05:00.000Z', 'en')).toMatch(/9:05.AM$/)
    const counted = '{count, plural, one {# day} other {# days}}'
    const days = { en: { days: counted }, fr: { days: '{count, plural, one {# jour} other {# jours}}' } }
    const said = (language: string) => [0, 1, 2].map((count) => inLanguage(days, language)('days', { count }))
    expect([said('en'), said('fr')]).toEqual([
      ['0 days', '1 day', '2 days'],
      ['0 jour', '1 jour', '2 jours'],
    ])
    const room = { en: { free: '{size} GB in {year}' }, fr: { free: '{size} Go en {year}' } }
    const free = (language: string) => inLanguage(room, language)('free', { size: 75.1, year: 2026 })
    expect([free('en'), free('fr')]).toEqual(['75.1 GB in 2026', '75,1 Go en 2026'])
    expect(amount(18_900, 'CAD', 'fr')).toBe('189,00\u00a0$')
  })

  it('set a hard space before the colons that Payload writes in French', () => {
    expect(ADMIN_LABELS.translations).toMatchObject({
      fr: {
        general: { lastModified: 'Dernière modification\u00a0', created: 'Créé\u00a0' },
        version: { status: 'Statut\u00a0' },
        fields: { addLabel: 'Ajouter\u00a0: {{label}}' },
      },
    })
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
