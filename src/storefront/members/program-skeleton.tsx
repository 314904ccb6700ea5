import { Container } from '../ui/container'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './program-screen.module.css'

/** The shape of a program, or of a lesson. */
export function ProgramSkeleton() {
  return (
    <Container className={styles.screen} role="status">
      <VisuallyHidden>Loading your program</VisuallyHidden>
      <Skeleton width="12rem" />
      <div className={styles.opening}>
        <Skeleton width="min(100%, 26rem)" height="3rem" />
        <Skeleton />
        <Skeleton width="14rem" height="3rem" round />
      </div>
      <Skeleton height="20rem" />
    </Container>
  )
}
