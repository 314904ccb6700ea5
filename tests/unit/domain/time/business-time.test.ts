import { describe, expect, it } from 'vitest'
import { BUSINESS_TIME_ZONE, readSpreadsheetTime, spreadsheetTime } from '@/src/domain/time/business-time'
import { sourceFiles } from '../../../support/source-tree'

describe('Moments in spreadsheets', () => {
  it('are told by the business’s clock, in summer and in winter, and sort as they happened', () => {
    expect(spreadsheetTime('2026-07-01T03:30:00Z')).toBe('2026-06-30 23:30')
    expect(spreadsheetTime('2026-12-05T05:00:00Z')).toBe('2026-12-05 00:00')
    expect(spreadsheetTime(null)).toBe('')
  })

  it.each([
    ['2026-06-30 23:30', '2026-07-01T03:30:00.000Z'],
    ['2026-12-05', '2026-12-05T05:00:00.000Z'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08 03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01 02:00', '2026-11-01T07:00:00.000Z'],
    ['2026-03-08 02:30', null],
    ['2026-02-30', null],
    ['2026-12-05 24:00', null],
    ['tomorrow', null],
    ['', null],
  ])('are read by it again: %s is %s', (cell, at) => expect(readSpreadsheetTime(cell)).toBe(at))
})

describe('The business’s clock', () => {
  it('is named in one place, for screens, spreadsheets, documents, mails and SQL alike', () => {
    const named = sourceFiles()
      .filter(({ path }) => /^(app|collections|plugins|src)\//.test(path))
      .filter(({ text }) => text.includes(BUSINESS_TIME_ZONE))
      .map(({ path }) => path)
    expect(named).toEqual(['src/domain/time/business-time.ts'])
  })
})
