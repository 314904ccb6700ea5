import { describe, expect, it } from 'vitest'
import { sqlList } from '@/src/server/db/sql-list'

describe('words of our own as a list in SQL', () => {
  it('quotes each', () => {
    expect(sqlList(['paid', 'needs-attention'])).toBe(`'paid', 'needs-attention'`)
  })

  it.each([`o'paid`, 'paid; DROP', '', 'PAID'])('refuses %j, which is no plain word', (word) => {
    expect(() => sqlList(['paid', word])).toThrow(RangeError)
  })
})
