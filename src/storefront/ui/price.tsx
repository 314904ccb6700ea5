import { CURRENCY, formatCad } from '@/src/domain/money/money'
import styles from './price.module.css'

/** An amount of money, given in cents and always in Canadian dollars (Specification 9). `currency` writes CAD behind it. */
export function Price({ cents, currency = true }: { cents: number; currency?: boolean }) {
  return (
    <span className={styles.price}>
      {formatCad(cents)}
      {currency ? <span className={styles.currency}> {CURRENCY}</span> : null}
    </span>
  )
}
