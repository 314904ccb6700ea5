import { useMessages } from '../languages/language-provider'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './cart-screen.module.css'

/** The shape of a cart with so many lines. */
export function CartSkeleton({ lines }: { lines: number }) {
  const t = useMessages('cart')
  return (
    <div className={styles.columns} role="status" data-waiting="">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
          <LineSkeleton key={line} />
        ))}
      </div>
      <Card tone="sand" className={styles.summary}>
        <Skeleton />
        <Skeleton />
        <Skeleton height="3.1111rem" round />
      </Card>
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className={styles.line}>
      <span className={styles.image}>
        <Skeleton ratio="4 / 3" />
      </span>
      <div className={styles.what}>
        <Skeleton width="min(100%, 12rem)" />
        <Skeleton width="5rem" height="var(--target)" />
      </div>
    </div>
  )
}
