import { expect, it } from 'vitest'
import { kindOf } from '@/src/admin/translations/kind-of'
import { TRANSLATED, type Translated } from '@/src/domain/editing/translation-state'

/** Written the same in both. */
const SAME = ['Pages']

it('Languages: every kind on the language board has a French name', () => {
  const kinds = Object.keys(TRANSLATED) as Translated[]
  const english = kinds.map((kind) => kindOf(kind, 'en')).filter((name) => !SAME.includes(name))
  const french = kinds.map((kind) => kindOf(kind, 'fr'))
  expect(english.filter((name) => french.includes(name))).toEqual([])
})
