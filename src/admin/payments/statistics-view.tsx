import type { AdminViewServerProps } from 'payload'
import { type MonthOfSales, readStatistics } from '@/plugins/commerce/staff/operations/read-statistics'
import { formatMoney } from '@/src/domain/money/money'
import { siteOf } from '@/src/server/site'
import { FigureCell, FigureHead } from '../ui/figure-cells'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { StaffView } from '../ui/staff-view'
import { CsvForm } from './csv-form'
import bars from './statistics.module.css'

/** "Statistics": a year of sales by month, what sold best, what is still owed. */
export async function StatisticsView(props: AdminViewServerProps) {
  return (
    <StaffView {...props} title="Statistics">
      {async (payload) => {
        const { currency } = siteOf(payload)
        const { months, topPrograms, openInvoices } = await readStatistics(payload, new Date())
        return (
          <>
            <Months months={months} currency={currency} />
            <div className={styles.columns}>
              <section className={styles.card}>
                <h2>Best sold in these twelve months</h2>
                {topPrograms.length === 0 ? <p className={styles.quiet}>Nothing was sold yet.</p> : null}
                <ol>
                  {topPrograms.map(({ title, sold, netCents }) => (
                    <li key={title}>
                      {title}: {sold} sold, {formatMoney(netCents, currency)}
                    </li>
                  ))}
                </ol>
                <p className={styles.quiet}>Without what was refunded.</p>
              </section>
              <section className={styles.card}>
                <h2>Open invoices</h2>
                <p>
                  {openInvoices.count} open, {formatMoney(openInvoices.totalCents, currency)} {currency} in
                  all; {openInvoices.overdue} of them overdue.
                </p>
              </section>
            </div>
            <CsvForm />
          </>
        )
      }}
    </StaffView>
  )
}

const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Months({ months, currency }: { months: MonthOfSales[]; currency: string }) {
  const most = Math.max(1, ...months.map(({ paidCents }) => paidCents))
  const sum = (of: (month: MonthOfSales) => number) => months.reduce((total, month) => total + of(month), 0)
  const paid = sum(({ paidCents }) => paidCents)
  const back = sum(({ refundedCents }) => refundedCents)
  return (
    <section className={styles.card}>
      <h2>Sales by month, in {currency}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${stacked.stacked}`}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <FigureHead>Paid orders</FigureHead>
              <FigureHead>Paid</FigureHead>
              <FigureHead>Refunded</FigureHead>
              <FigureHead>Left</FigureHead>
              <td className={bars.barCell} />
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, orders, paidCents, refundedCents }) => (
              <tr key={month}>
                <th scope="row">{monthName.format(new Date(`${month}-15T00:00:00Z`))}</th>
                <FigureCell label="Paid orders">{orders}</FigureCell>
                <FigureCell label="Paid">{formatMoney(paidCents, currency)}</FigureCell>
                <FigureCell label="Refunded">{formatMoney(refundedCents, currency)}</FigureCell>
                <FigureCell label="Left">{formatMoney(paidCents - refundedCents, currency)}</FigureCell>
                <td aria-hidden="true">
                  <span className={bars.bar} style={{ width: `${(100 * paidCents) / most}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Twelve months</th>
              <FigureCell label="Paid orders">{sum(({ orders }) => orders)}</FigureCell>
              <FigureCell label="Paid">{formatMoney(paid, currency)}</FigureCell>
              <FigureCell label="Refunded">{formatMoney(back, currency)}</FigureCell>
              <FigureCell label="Left">{formatMoney(paid - back, currency)}</FigureCell>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.quiet}>A refund counts in the month it arrived.</p>
    </section>
  )
}
