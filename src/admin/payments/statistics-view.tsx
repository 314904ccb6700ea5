import type { AdminViewServerProps } from 'payload'
import { readOpenInvoices } from '@/plugins/commerce/staff/operations/read-open-invoices'
import { readSales } from '@/plugins/commerce/staff/operations/read-sales'
import { formatMoney } from '@/src/domain/money/money'
import { periodBefore } from '@/src/domain/statistics/period'
import { type SalesBy, salesPeriod, salesRequestSchema } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { siteOf } from '@/src/server/site'
import styles from '../ui/staff.module.css'
import { StaffView } from '../ui/staff-view'
import { CsvForm } from './csv-form'
import { SalesChart } from './sales-chart'
import { BY_LABELS, SalesForm } from './sales-form'
import { SalesTable } from './sales-table'
import { SalesTotals } from './sales-totals'

/** "Statistics": sales of any days, by day, month, program, method or code, beside those of other days; what is still owed. */
export async function StatisticsView(props: AdminViewServerProps) {
  const today = dayIn(BUSINESS_TIME_ZONE, new Date())
  const read = salesRequestSchema.safeParse(props.searchParams ?? {})
  const problem = read.error?.issues[0]?.message ?? null
  const { by, compare, ...asked } = read.data ?? { by: 'month' as const }
  const period = salesPeriod(asked, today)
  return (
    <StaffView {...props} title="Statistics" right="money">
      {async (payload) => {
        const { currency } = siteOf(payload)
        const [sales, open] = await Promise.all([readSales(payload, period, by), readOpenInvoices(payload)])
        const earlier = compare ? periodBefore(period, compare) : null
        const before = earlier && { ...earlier, totals: (await readSales(payload, earlier, 'method')).totals }
        const amount = (cents: number) => formatMoney(cents, currency)
        return (
          <>
            <section className={styles.card}>
              <h2>
                Sales by {BY_LABELS[by].toLowerCase()}, in {currency}
              </h2>
              <SalesForm period={period} by={by} compare={compare} problem={problem} />
              <SalesTotals totals={sales.totals} currency={currency} before={before} />
            </section>
            <section className={styles.card}>
              {by === 'day' || by === 'month' ? (
                <SalesChart
                  columns={sales.rows.map((row) => ({ ...row, name: shortName(by, row.key) }))}
                  label={`Paid and refunded by ${by}; the table below has every figure.`}
                  amount={amount}
                />
              ) : null}
              {sales.rows.length === 0 ? (
                <p className={styles.quiet}>Nothing was sold in these days.</p>
              ) : null}
              <SalesTable {...sales} {...{ by, period, currency, nameOf: nameIn(by) }} />
              <p className={styles.quiet}>
                An order counts on the day it was paid, a refund on the day the money went back, both by the
                business’s clock ({BUSINESS_TIME_ZONE}). “Paid” is before refunds.
              </p>
            </section>
            <section className={styles.card}>
              <h2>Open invoices</h2>
              <p>
                {open.count} open, {amount(open.totalCents)} {currency} in all; {open.overdue} of them
                overdue.
              </p>
            </section>
            <CsvForm />
          </>
        )
      }}
    </StaffView>
  )
}

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
const LONG = { month: utc({ month: 'long', year: 'numeric' }), day: utc({ dateStyle: 'full' }) }
const SHORT = { month: utc({ month: 'short' }), day: utc({ month: 'short', day: 'numeric' }) }

const dateOf = (key: string) => new Date(`${key}${'-15'.slice(0, 10 - key.length)}T00:00:00Z`)

function shortName(by: 'day' | 'month', key: string): string {
  return SHORT[by].format(dateOf(key))
}

const nameIn = (by: SalesBy) => (key: string, label: string) =>
  by === 'day' || by === 'month' ? LONG[by].format(dateOf(key)) : label
