import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { Container } from '../ui/container'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './skeletons.module.css'

/** A page of text and blocks on its way. */
export function PageSkeleton() {
  return (
    <Waiting>
      <Skeleton width="min(100%, 26rem)" height="3rem" />
      <TextLines />
      <Skeleton ratio="21 / 9" />
    </Waiting>
  )
}

/** A list of cards on its way. */
export function ListSkeleton() {
  return (
    <Waiting>
      <Skeleton width="min(100%, 20rem)" height="3rem" />
      <div className={styles.cards}>
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton ratio="4 / 3" />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

/** An article on its way. */
export function ArticleSkeleton() {
  return (
    <Waiting width="text">
      <Skeleton width="min(100%, 26rem)" height="3rem" />
      <Skeleton ratio="16 / 9" />
      <TextLines />
      <TextLines />
    </Waiting>
  )
}

/** A product's page on its way. */
export function DetailSkeleton() {
  return (
    <Waiting>
      <div className={styles.columns}>
        <Skeleton ratio="1 / 1" />
        <div className={styles.card}>
          <Skeleton width="80%" height="3rem" />
          <TextLines />
          <Skeleton width="12rem" height="3rem" round />
        </div>
      </div>
    </Waiting>
  )
}

function Waiting({ width, children }: { width?: 'text'; children: ReactNode }) {
  const t = useMessages('shell')
  return (
    <Container width={width} className={styles.page} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </Container>
  )
}

function TextLines() {
  return (
    <div className={styles.card}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  )
}
