import { expect, it } from 'vitest'
import { problemLabel } from '@/src/admin/ui/problem-label'

it('says amounts in dollars, and leaves every other reason as it is', () => {
  expect(problemLabel('4800 cents instead of 6900')).toBe('$48.00 came instead of $69.00')
  expect(problemLabel('no cents instead of 6900')).toBe('No amount came instead of $69.00')
  expect(problemLabel('currency USD instead of CAD')).toBe('currency USD instead of CAD')
})
