import { expect, it } from 'vitest'
import { yearsOfCopyright } from '@/src/domain/time/years-of-copyright'

it.each([
  ['© 2025', 2025, '© 2025'],
  ['© 2025', 2026, '© 2025–2026'],
  ['© 2019–2024 Tea and Talk', 2026, '© 2019–2026 Tea and Talk'],
  ['© 2019 - 2024', 2026, '© 2019–2026'],
  ['© 2026 Tea', 2025, '© 2026 Tea'],
  ['© Tea', 2026, '© Tea'],
  ['© 2025, licence 12025', 2026, '© 2025–2026, licence 12025'],
])('Shell: the copyright line %o says in %i: %o', (line, year, said) => {
  expect(yearsOfCopyright(line, year)).toBe(said)
})
