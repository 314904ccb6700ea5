import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './my-programs-screen.module.css'

/** Two cards on their way. */
export function MyProgramsSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>Loading your programs</VisuallyHidden>
      <Skeleton ratio="4 / 5" />
      <Skeleton ratio="4 / 5" />
    </div>
  )
}
