import { useMessages } from '../languages/language-provider'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './my-programs-screen.module.css'

/** The welcome and two cards on their way. */
export function MyProgramsSkeleton() {
  const t = useMessages('members')
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingPrograms')}</VisuallyHidden>
      <div className={styles.welcome}>
        <Skeleton width="12rem" />
      </div>
      <div className={styles.cards}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  )
}

function CardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton ratio="4 / 3" />
      <div className={styles.title}>
        <Skeleton width="8rem" />
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width="10rem" height="2.6667rem" round />
    </Card>
  )
}
