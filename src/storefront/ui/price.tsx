import styles from './price.module.css'

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })

/** An amount of money, given in cents and always in Canadian dollars (Specification 9). `currency` writes CAD behind it. */
export function Price({ cents, currency = true }: { cents: number; currency?: boolean }) {
  return (
    <span className={styles.price}>
      {dollars.format(cents / 100)}
      {currency ? <span className={styles.currency}> CAD</span> : null}
    </span>
  )
}
