import type { Sales, Sums } from '@/plugins/commerce/staff/operations/read-sales'
import { formatMoney } from '@/src/domain/money/money'
import type { Period } from '@/src/domain/statistics/period'
import type { SalesBy } from '@/src/domain/statistics/sales-request'
import { FigureCell, FigureHead } from '../ui/figure-cells'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { BY_LABELS } from './sales-form'
import { linksOfPeriod, linksOfRow, type SalesLinks } from './sales-links'
import bars from './statistics.module.css'

type Props = Sales & {
  by: SalesBy
  period: Period
  currency: string
  nameOf: (key: string, label: string) => string
}

/** Every figure of the statistics; each leads to the orders or refunds it counts. */
export function SalesTable({ rows, totals, by, period, currency, nameOf }: Props) {
  const most = Math.max(1, ...rows.map(({ paid }) => paid))
  const hasBars = by !== 'day' && by !== 'month'
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{BY_LABELS[by]}</th>
            <FigureHead>{by === 'program' ? 'Sold' : 'Paid orders'}</FigureHead>
            <FigureHead>Paid</FigureHead>
            <FigureHead>Refunded</FigureHead>
            <FigureHead>Left</FigureHead>
            <FigureHead>Taken off by codes</FigureHead>
            {hasBars ? <td className={bars.barCell} /> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row.key, row.label)}</th>
              <Figures sums={row} currency={currency} links={linksOfRow(by, row, period)} />
              {hasBars ? (
                <td aria-hidden="true">
                  <span className={bars.bar} style={{ width: `${(100 * row.paid) / most}%` }} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <Figures sums={totals} currency={currency} links={linksOfPeriod(period)} />
            {hasBars ? <td /> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ sums, currency, links }: { sums: Sums; currency: string; links: SalesLinks | null }) {
  const { orders, paid, refunded, discount } = sums
  const amount = (cents: number) => formatMoney(cents, currency)
  const linked = (text: string | number, isNone: boolean, to?: string) =>
    to && !isNone ? <StaffLink to={to}>{text}</StaffLink> : text
  return (
    <>
      <FigureCell label="Paid orders">{linked(orders, orders === 0, links?.orders)}</FigureCell>
      <FigureCell label="Paid">{linked(amount(paid), orders === 0, links?.orders)}</FigureCell>
      <FigureCell label="Refunded">{linked(amount(refunded), refunded === 0, links?.refunds)}</FigureCell>
      <FigureCell label="Left">{amount(paid - refunded)}</FigureCell>
      <FigureCell label="Taken off by codes">{amount(discount)}</FigureCell>
    </>
  )
}
