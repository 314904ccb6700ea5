'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { RequireSession } from '../session/require-session'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { Spinner } from '../ui/spinner'
import styles from './own-page.module.css'
import { WhoCanSee } from './who-can-see'

type OwnPageProps = { title: string; intro: string; children: ReactNode }

/** A page of one's own words: what it is for, who can see it, and then what stands there. */
export function OwnPage({ title, intro, children }: OwnPageProps) {
  const t = useMessages('writings')
  return (
    <Container fill className={styles.page}>
      <Breadcrumb items={[{ label: t('toPrograms'), href: '/profile' }, { label: title }]} />
      <header className={styles.opening}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <WhoCanSee />
      </header>
      <RequireSession fallback={<Opening />}>{children}</RequireSession>
    </Container>
  )
}

export function Opening() {
  const t = useMessages('writings')
  return <Spinner label={t('opening')} />
}

export function NotOpened({ message }: { message: string }) {
  return (
    <p role="alert">
      <Said>{message}</Said>
    </p>
  )
}
