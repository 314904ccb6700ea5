import type { Sales, Sums } from '@/plugins/commerce/staff/operations/read-sales'
import type { Period } from '@/src/domain/statistics/period'
import type { SalesBy } from '@/src/domain/statistics/sales-request'
import { amount as money } from '../ui/amount'
import { FigureCell, FigureHead } from '../ui/figure-cells'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { linksOfPeriod, linksOfRow, type SalesLinks } from './sales-links'
import bars from './statistics.module.css'
import { statisticsMessages } from './statistics-messages'

type Props = Sales & {
  by: SalesBy
  period: Period
  currency: string
  nameOf: (key: string, label: string) => string
  language: string
}

/** Every figure of the statistics; each leads to the orders or refunds it counts. */
export function SalesTable({ rows, totals, by, period, currency, nameOf, language }: Props) {
  const t = inLanguage(statisticsMessages, language)
  const most = Math.max(1, ...rows.map(({ paid }) => paid))
  const hasBars = by !== 'day' && by !== 'month'
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t(by)}</th>
            <FigureHead>{t(by === 'program' ? 'sold' : 'paidOrders')}</FigureHead>
            <FigureHead>{t('paid')}</FigureHead>
            <FigureHead>{t('refunded')}</FigureHead>
            <FigureHead>{t('left')}</FigureHead>
            <FigureHead>{t('takenOff')}</FigureHead>
            {hasBars ? <td className={bars.barCell} /> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row.key, row.label)}</th>
              <Figures sums={row} {...{ currency, language }} links={linksOfRow(by, row, period)} />
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
            <th scope="row">{t('inAll')}</th>
            <Figures sums={totals} {...{ currency, language }} links={linksOfPeriod(period)} />
            {hasBars ? <td /> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type FiguresProps = { sums: Sums; currency: string; links: SalesLinks | null; language: string }

function Figures({ sums, currency, links, language }: FiguresProps) {
  const t = inLanguage(statisticsMessages, language)
  const { orders, paid, refunded, discount } = sums
  const amount = (cents: number) => money(cents, currency, language)
  const linked = (text: string | number, isNone: boolean, to?: string) =>
    to && !isNone ? <StaffLink to={to}>{text}</StaffLink> : text
  return (
    <>
      <FigureCell label={t('paidOrders')}>{linked(orders, orders === 0, links?.orders)}</FigureCell>
      <FigureCell label={t('paid')}>{linked(amount(paid), orders === 0, links?.orders)}</FigureCell>
      <FigureCell label={t('refunded')}>
        {linked(amount(refunded), refunded === 0, links?.refunds)}
      </FigureCell>
      <FigureCell label={t('left')}>{amount(paid - refunded)}</FigureCell>
      <FigureCell label={t('takenOff')}>{amount(discount)}</FigureCell>
    </>
  )
}
