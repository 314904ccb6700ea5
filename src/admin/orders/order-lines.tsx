import type { OrderOverview, OverviewLine } from '@/plugins/commerce/staff/operations/order-overview'
import { formatMoney } from '@/src/domain/money/money'
import { FigureCell, FigureHead } from '../ui/figure-cells'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { onDay } from '../ui/when'

/** What was bought, as it was sold, and whether the buyer can open it. */
export function OrderLines({ order, lines }: OrderOverview) {
  return (
    <section className={styles.card} aria-label="What was bought">
      <h2>What was bought</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${stacked.stacked}`}>
          <thead>
            <tr>
              <th scope="col">Program</th>
              <FigureHead>Price</FigureHead>
              <FigureHead>Discount</FigureHead>
              <FigureHead>Total</FigureHead>
              <FigureHead>Refunded</FigureHead>
              <th scope="col">Access by this order</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  {line.title}
                  <br />
                  <span className={styles.quiet}>{line.sku}</span>
                </td>
                <FigureCell label="Price">{formatMoney(line.unitPriceCents, order.currency)}</FigureCell>
                <FigureCell label="Discount">{formatMoney(line.discountCents, order.currency)}</FigureCell>
                <FigureCell label="Total">{formatMoney(line.totalCents, order.currency)}</FigureCell>
                <FigureCell label="Refunded">{formatMoney(line.refundedCents, order.currency)}</FigureCell>
                <td data-label="Access by this order" data-wide>
                  <LineAccess {...line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Subtotal {formatMoney(order.subtotalCents, order.currency)} · discount{' '}
        {formatMoney(order.discountCents, order.currency)}
        {order.discountCode ? ` (code ${order.discountCode})` : ''} · tax{' '}
        {formatMoney(order.taxCents, order.currency)} ·{' '}
        <strong>
          total {formatMoney(order.totalCents, order.currency)} {order.currency}
        </strong>
      </p>
    </section>
  )
}

function LineAccess({ access, isOpenOtherwise, productId }: OverviewLine) {
  const otherwise = isOpenOtherwise ? <div>The buyer has it from another source, too.</div> : null
  if (!access) {
    const why = productId ? 'Not opened: not paid.' : 'The product no longer exists.'
    return (
      <>
        <StatePill label="Not open" tone="quiet" /> <div className={styles.quiet}>{why}</div>
        {otherwise}
      </>
    )
  }
  const isOpen = access.state === 'active'
  return (
    <>
      <StatePill label={isOpen ? 'Open' : 'Ended'} tone={isOpen ? 'good' : 'quiet'} />
      <div className={styles.quiet}>
        {isOpen ? `since ${onDay(access.since)}` : `on ${onDay(access.endedAt)}`}
        {access.why ? `: ${access.why}` : ''}
      </div>
      {otherwise}
    </>
  )
}
