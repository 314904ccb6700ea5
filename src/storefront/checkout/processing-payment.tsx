import { Spinner } from '../ui/spinner'
import styles from './payment-result.module.css'

/** While a payment is looked into. Whoever waits for their money to be found must not wonder whether to reload. */
export function ProcessingPayment() {
  return (
    <div className={styles.result}>
      <h1>Processing Payment</h1>
      <Spinner label="Please wait, this takes only a moment." />
      <p>Please do not close this page or press the back button.</p>
    </div>
  )
}
