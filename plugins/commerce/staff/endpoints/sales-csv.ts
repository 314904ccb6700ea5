import { stringify } from 'csv-stringify/sync'
import { toDecimalString } from '@/src/domain/money/money'
import { csvCell } from '@/src/domain/orders/csv-cell'
import { salesPeriod, salesRequestSchema } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
import { siteOf } from '@/src/server/site'
import { readSales, type Sums } from '../operations/read-sales'

/** `GET /statistics/sales.csv?from=&to=&by=`, staff only: the table of the statistics as it stands there, with its sum. */
export const salesCsv = defineEndpoint({
  method: 'get',
  path: '/statistics/sales.csv',
  access: 'staff',
  about: { summary: 'Staff: sales as a table for spreadsheets.', example: { by: 'program' } },
  input: salesRequestSchema,
  answers: content('text/csv'),
  handler: async ({ input, req: { payload } }) => {
    const period = salesPeriod(input, dayIn(BUSINESS_TIME_ZONE, new Date()))
    const { totals, rows } = await readSales(payload, period, input.by)
    const { currency } = siteOf(payload)
    const cents = (value: number) => toDecimalString(value, currency)
    const line = (name: string, { orders, paid, refunded, discount }: Sums) => [
      ...[csvCell(name), String(orders), cents(paid), cents(refunded), cents(paid - refunded)],
      ...[cents(discount), currency],
    ]
    const head = [HEADS[input.by], 'Sold', 'Paid', 'Refunded', 'Left', 'Taken off by codes', 'Currency']
    const lines = [...rows.map((row) => line(row.label || row.key, row)), line('In all', totals)]
    const name = `sales-${input.by}-${period.from}-${period.to}.csv`
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    const text = `\uFEFF${stringify([head, ...lines], { quoted: true, record_delimiter: 'windows' })}`
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
})

const HEADS = {
  month: 'Month',
  day: 'Day',
  program: 'Program',
  method: 'Payment method',
  discount: 'Discount code',
}
