import { useMessages } from '../languages/language-provider'
import { Container } from '../ui/container'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './program-screen.module.css'

/** The shape of a program, or of a lesson. */
export function ProgramSkeleton() {
  const t = useMessages('members')
  return (
    <Container fill className={styles.screen} role="status">
      <VisuallyHidden>{t('loadingProgram')}</VisuallyHidden>
      <Skeleton width="12rem" />
      <div className={styles.opening}>
        <h1 className={styles.wide}>
          <Skeleton width="min(100%, 20rem)" />
        </h1>
        <Skeleton />
        <Skeleton />
        <Skeleton width="14rem" height="3.1111rem" round />
      </div>
      <Skeleton height="36rem" />
    </Container>
  )
}
