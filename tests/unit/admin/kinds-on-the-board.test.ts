import { expect, it } from 'vitest'
import { kindOf, titleOn } from '@/src/admin/translations/kind-of'
import { TRANSLATED, type Translated } from '@/src/domain/editing/translation-state'

/** Written the same in both. */
const SAME = ['Pages']

it('Languages: every kind on the language board has a French name', () => {
  const kinds = Object.keys(TRANSLATED) as Translated[]
  const english = kinds.map((kind) => kindOf(kind, 'en')).filter((name) => !SAME.includes(name))
  const french = kinds.map((kind) => kindOf(kind, 'fr'))
  expect(english.filter((name) => french.includes(name))).toEqual([])
})

it('Languages: emails and menus are called on the board as their reader calls them, the rest as its editors do', () => {
  const rows = [
    { collection: 'email-templates', id: 'password-reset', title: 'Password reset' },
    { collection: 'navigation', id: 'navigation', title: 'Menus and footer' },
    { collection: 'pages', id: '1', title: 'Welcome' },
  ] as const
  expect(rows.map((row) => titleOn(row, 'fr'))).toEqual([
    'Réinitialisation du mot de passe',
    'Menus et pied de page',
    'Welcome',
  ])
  expect(rows.map((row) => titleOn(row, 'en'))).toEqual(rows.map(({ title }) => title))
})
