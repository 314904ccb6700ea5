import { useMessages } from '../../languages/language-provider'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './settings.module.css'

/** Name, email address and password on their way: more than a screenful, as the settings are. */
export function SettingsSkeleton() {
  const t = useMessages('settings')
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <CardSkeleton height="11rem" />
      <CardSkeleton height="13rem" />
      <CardSkeleton height="17rem" />
    </div>
  )
}

function CardSkeleton({ height }: { height: string }) {
  return (
    <Card className={styles.card}>
      <h2>
        <Skeleton width="10rem" />
      </h2>
      <Skeleton height={height} />
      <Skeleton width="9rem" height="2.6667rem" round />
    </Card>
  )
}
