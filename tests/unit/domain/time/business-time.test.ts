import { describe, expect, it } from 'vitest'
import { spreadsheetTime } from '@/src/domain/time/business-time'

describe('Moments in spreadsheets', () => {
  it('are told by the business’s clock, in summer and in winter, and sort as they happened', () => {
    expect(spreadsheetTime('2026-07-01T03:30:00Z')).toBe('2026-06-30 23:30')
    expect(spreadsheetTime('2026-12-05T05:00:00Z')).toBe('2026-12-05 00:00')
    expect(spreadsheetTime(null)).toBe('')
  })
})
