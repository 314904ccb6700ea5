import { describe, expect, it } from 'vitest'
import { csvCell } from '@/src/domain/orders/csv-cell'

describe('A cell of a table for spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '\n@x', '＝1', '＠x'])(
    'runs no formula: %j',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`)
    },
  )

  it.each(['Demo', "O'Neil", 'a=b', '12 Garden Road', ''])('leaves other words alone: %j', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  it('is empty for what is not there', () => {
    expect(csvCell(null)).toBe('')
    expect(csvCell(undefined)).toBe('')
  })
})
