import type { Payload } from 'payload'
import { readSales, type Sales, type Sums } from '@/plugins/commerce/staff/operations/read-sales'
import { type Period, periodBefore } from '@/src/domain/statistics/period'
import { siteOf } from '@/src/server/site'

export type Figures = {
  period: Period
  sales: Sales
  before: Period & { totals: Sums }
  currency: string
}

/** What the statistics screen shows of these days by program, beside the time just before: by the same functions. */
export async function readFigures(payload: Payload, period: Period): Promise<Figures> {
  const earlier = periodBefore(period, 'previous')
  const [sales, before] = [
    await readSales(payload, period, 'program'),
    await readSales(payload, earlier, 'method'),
  ]
  return { period, sales, before: { ...earlier, totals: before.totals }, currency: siteOf(payload).currency }
}
