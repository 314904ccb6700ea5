import type { ReactNode } from 'react'
import { Container } from '../ui/container'
import { Stack } from '../ui/stack'
import styles from './message-page.module.css'

type MessagePageProps = { title: string; children: ReactNode; actions: ReactNode }

/** A whole page that says one thing: not found, something went wrong. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Container className={styles.page} data-lost>
      <picture>
        <img className={styles.scene} src="/images/lost-path.svg" width={480} height={300} alt="" />
      </picture>
      <h1>{title}</h1>
      <p>{children}</p>
      <Stack direction="row" gap={3} className={styles.actions}>
        {actions}
      </Stack>
    </Container>
  )
}
