import type { OrderOverview, OverviewLine } from '@/plugins/commerce/staff/operations/order-overview'
import { accessReason } from '@/src/domain/access/access-reasons'
import { readLocale } from '@/src/domain/languages/locales'
import { amount } from '../ui/amount'
import { FigureCell, FigureHead } from '../ui/figure-cells'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { onDay } from '../ui/when'
import { orderMessages } from './messages'

/** What was bought, as it was sold, and whether the buyer can open it. */
export function OrderLines({ order, lines, language }: OrderOverview & { language: string }) {
  const t = inLanguage(orderMessages, language)
  const money = (cents: number) => amount(cents, order.currency, language)
  return (
    <section className={styles.card} aria-label={t('bought')}>
      <h2>{t('bought')}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${stacked.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('program')}</th>
              <FigureHead>{t('price')}</FigureHead>
              <FigureHead>{t('discount')}</FigureHead>
              <FigureHead>{t('total')}</FigureHead>
              <FigureHead>{t('refunded')}</FigureHead>
              <th scope="col">{t('accessByOrder')}</th>
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
                <FigureCell label={t('price')}>{money(line.unitPriceCents)}</FigureCell>
                <FigureCell label={t('discount')}>{money(line.discountCents)}</FigureCell>
                <FigureCell label={t('total')}>{money(line.totalCents)}</FigureCell>
                <FigureCell label={t('refunded')}>{money(line.refundedCents)}</FigureCell>
                <td data-label={t('accessByOrder')} data-wide>
                  <LineAccess {...line} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {t('sums', {
          subtotal: money(order.subtotalCents),
          discount: `${money(order.discountCents)}${order.discountCode ? t('code', { code: order.discountCode }) : ''}`,
          tax: money(order.taxCents),
        })}{' '}
        <strong>{t('sumTotal', { total: money(order.totalCents), currency: order.currency })}</strong>
      </p>
    </section>
  )
}

function LineAccess({ access, isOpenOtherwise, productId, language }: OverviewLine & { language: string }) {
  const t = inLanguage(orderMessages, language)
  const otherwise = isOpenOtherwise ? <div>{t('otherSource')}</div> : null
  if (!access) {
    const why = t(productId ? 'notPaid' : 'productGone')
    return (
      <>
        <StatePill label={t('notOpen')} tone="quiet" /> <div className={styles.quiet}>{why}</div>
        {otherwise}
      </>
    )
  }
  const isOpen = access.state === 'active'
  return (
    <>
      <StatePill label={t(isOpen ? 'open' : 'ended')} tone={isOpen ? 'good' : 'quiet'} />
      <div className={styles.quiet}>
        {isOpen
          ? t('since', { day: onDay(access.since, language) })
          : t('on', { day: onDay(access.endedAt, language) })}
        {access.why ? t('why', { why: accessReason(access.why, readLocale(language)) }) : ''}
      </div>
      {otherwise}
    </>
  )
}
