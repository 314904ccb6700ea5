import { expect, it } from 'vitest'
import { problemWords } from '@/src/admin/ui/problem-words'

it('says amounts in dollars, and leaves every other reason as it is', () => {
  expect(problemWords('4800 cents instead of 6900')).toBe('$48.00 came instead of $69.00')
  expect(problemWords('no cents instead of 6900')).toBe('No amount came instead of $69.00')
  expect(problemWords('currency USD instead of CAD')).toBe('currency USD instead of CAD')
})
