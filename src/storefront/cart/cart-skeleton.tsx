import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './cart-screen.module.css'

/** The shape of a cart before anybody knows what lies in it. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <div className={styles.line}>
        <span className={styles.image}>
          <Skeleton ratio="4 / 3" />
        </span>
        <Skeleton width="60%" height="1.5em" />
      </div>
      <Skeleton height="12rem" />
    </div>
  )
}
