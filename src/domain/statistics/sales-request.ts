import { z } from 'zod'
import { type Day, daysFrom } from '../time/days'
import { lastTwelveMonths, type Period } from './period'

/** What sales can be counted by. */
export const SALES_BY = ['month', 'day', 'program', 'method', 'discount'] as const
export type SalesBy = (typeof SALES_BY)[number]

const MOST_DAYS = 800
const MOST_YEARS = 30

const day = z.iso.date('Enter a date such as 2026-11-20').or(z.literal('')).optional()

/**
 * What `GET /statistics/sales` takes: days as the business counts them, both included (empty: twelve months up to today),
 * what to count by, and what to compare with. Day by day at most 800 days.
 */
export const salesRequestSchema = z
  .object({
    from: day,
    to: day,
    by: z.enum(SALES_BY).default('month'),
    compare: z.enum(['previous', 'year']).or(z.literal('')).optional(),
  })
  .superRefine(({ from, to, by }, context) => {
    if (!from || !to) return
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
    if (from > to) return refuse('The last day is before the first one')
    if (by === 'day' && daysFrom(from, to) > MOST_DAYS) refuse(`Choose at most ${MOST_DAYS} days, or months`)
    else if (daysFrom(from, to) > MOST_YEARS * 366) refuse(`Choose at most ${MOST_YEARS} years`)
  })

export type SalesRequest = z.output<typeof salesRequestSchema>

/** The days that were meant, where one was left out. */
export function salesPeriod({ from, to }: Pick<SalesRequest, 'from' | 'to'>, today: Day): Period {
  const last = to || (from && from > today ? from : today)
  return { from: from || lastTwelveMonths(last).from, to: last }
}
