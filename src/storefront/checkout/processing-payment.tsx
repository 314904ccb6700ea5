import { useMessages } from '../languages/language-provider'
import { Spinner } from '../ui/spinner'
import styles from './payment-result.module.css'

/** While a payment is looked into. Whoever waits for their money to be found must not wonder whether to reload. */
export function ProcessingPayment() {
  const t = useMessages('checkout')
  return (
    <div className={styles.result}>
      <h1>{t('processing')}</h1>
      <Spinner label={t('wait')} />
      <p>{t('doNotClose')}</p>
    </div>
  )
}
