import { useMessages } from '../languages/language-provider'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './checkout-screen.module.css'

/** The shape of the payment page: summary, buyer, address, ways to pay. */
export function CheckoutSkeleton() {
  const t = useMessages('checkout')
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingPayment')}</VisuallyHidden>
      <Skeleton width="10rem" />
      <h1>
        <Skeleton width="12rem" />
      </h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Skeleton height="5.2rem" />
          <Skeleton height="34rem" />
          <Skeleton height="17rem" />
          <Skeleton height="3.1111rem" round />
        </div>
        <Card tone="sand" className={styles.summary}>
          <div className={styles.summarySkeleton}>
            <Skeleton height="100%" />
          </div>
        </Card>
      </div>
    </div>
  )
}
