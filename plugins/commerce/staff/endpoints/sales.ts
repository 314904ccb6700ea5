import { z } from 'zod'
import { toDollars } from '@/src/domain/money/money'
import { periodBefore } from '@/src/domain/statistics/period'
import { salesPeriod, salesRequestSchema } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { siteOf } from '@/src/server/site'
import { readSales, type Sums } from '../operations/read-sales'

const sums = {
  orders: z.number().describe('Paid orders.'),
  paid: z.number().describe('All that was paid, before refunds.'),
  refunded: z.number().describe('What went back in these days, whenever its order was paid.'),
  net: z.number(),
  discount: z.number().describe('What codes took off the paid orders.'),
}
const period = { from: z.string(), to: z.string() }

const sales = z.object({
  ...period,
  by: z.string(),
  ...sums,
  rows: z.array(
    z.object({
      key: z.string().describe('Day, month, product, method or code.'),
      label: z.string(),
      ...sums,
    }),
  ),
  before: z
    .object({ ...period, ...sums })
    .nullable()
    .describe('What it is compared with.'),
})

/** `GET /statistics/sales?from=&to=&by=&compare=`, staff only: sales of some days of the business's calendar, in dollars. */
export const salesStatistics = defineEndpoint({
  method: 'get',
  path: '/statistics/sales',
  access: 'staff',
  about: { summary: 'Staff: sales by day, month, program, method or code.', example: { by: 'month' } },
  input: salesRequestSchema,
  answers: successWith(sales),
  handler: async ({ input, req: { payload } }) => {
    const asked = salesPeriod(input, dayIn(BUSINESS_TIME_ZONE, new Date()))
    const { currency } = siteOf(payload)
    const { totals, rows } = await readSales(payload, asked, input.by)
    const earlier = input.compare ? periodBefore(asked, input.compare) : null
    const before = earlier && (await readSales(payload, earlier, 'method')).totals
    const inDollars = (of: Sums) => dollars(of, currency)
    return {
      success: true,
      data: {
        ...asked,
        by: input.by,
        ...inDollars(totals),
        rows: rows.map(({ key, label, ...of }) => ({ key, label, ...inDollars(of) })),
        before: earlier && before && { ...earlier, ...inDollars(before) },
      },
    }
  },
})

function dollars({ orders, paid, refunded, discount }: Sums, currency: string) {
  return {
    orders,
    paid: toDollars(paid, currency),
    refunded: toDollars(refunded, currency),
    net: toDollars(paid - refunded, currency),
    discount: toDollars(discount, currency),
  }
}
