import type { OrderOverview, OverviewLine } from '@/plugins/commerce/staff/operations/order-overview'
import { formatCad } from '@/src/domain/money/money'
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
              <th scope="col" className={styles.money}>
                Price
              </th>
              <th scope="col" className={styles.money}>
                Discount
              </th>
              <th scope="col" className={styles.money}>
                Total
              </th>
              <th scope="col" className={styles.money}>
                Refunded
              </th>
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
                <td className={styles.money} data-label="Price">
                  {formatCad(line.unitPriceCents)}
                </td>
                <td className={styles.money} data-label="Discount">
                  {formatCad(line.discountCents)}
                </td>
                <td className={styles.money} data-label="Total">
                  {formatCad(line.totalCents)}
                </td>
                <td className={styles.money} data-label="Refunded">
                  {formatCad(line.refundedCents)}
                </td>
                <td data-label="Access by this order" data-wide>
                  <LineAccess {...line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Subtotal {formatCad(order.subtotalCents)} · discount {formatCad(order.discountCents)}
        {order.discountCode ? ` (code ${order.discountCode})` : ''} · tax {formatCad(order.taxCents)} ·{' '}
        <strong>total {formatCad(order.totalCents)} CAD</strong>
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
