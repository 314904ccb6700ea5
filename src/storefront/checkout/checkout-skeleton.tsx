import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './checkout-screen.module.css'

/** The shape of the payment page. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading payment</VisuallyHidden>
      <Skeleton width="10rem" />
      <h1>
        <Skeleton width="12rem" />
      </h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Skeleton height="5rem" />
          <Skeleton height="26rem" />
        </div>
        <Skeleton height="18rem" />
      </div>
    </div>
  )
}
