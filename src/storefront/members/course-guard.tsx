'use client'

import { tabStorage, useUserProducts } from 'payload-plugin-digital-commerce/client'
import { type ReactNode, useEffect } from 'react'
import { ownsProgram } from '@/src/domain/access/course-access'
import { isPermitted } from '@/src/domain/roles/roles'
import { keepRefusal, refusalOf } from '../access/refusal'
import { useMessages } from '../languages/language-provider'
import { useSaid } from '../languages/said'
import { useSiteRouter } from '../languages/use-site-router'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { Notice } from '../ui/notice'
import { Spinner } from '../ui/spinner'
import styles from './course-guard.module.css'

type CourseGuardProps = { programId: string; children: ReactNode }

/**
 * Specification 4, Course access check: a spinner, then allowed, or off to /programs, where the reason stands. The server asks the same
 * question before it hands out a single lesson. Staff look at every program.
 */
export function CourseGuard(props: CourseGuardProps) {
  return (
    <RequireSession fallback={<Checking />}>
      <OwnersOnly {...props} />
    </RequireSession>
  )
}

function OwnersOnly({ programId, children }: CourseGuardProps) {
  const router = useSiteRouter()
  const { userProducts, ended, loading, error, reload } = useUserProducts()
  const isStaff = isPermitted(useSession().user?.role, 'admin')
  const isOwner = ownsProgram(userProducts, programId, new Date())
  const isRefused = !loading && !error && !isOwner && !isStaff

  useEffect(() => {
    if (!isRefused) return
    keepRefusal(refusalOf(ended, programId), tabStorage)
    router.replace('/programs')
  }, [isRefused, router, ended, programId])

  if (isOwner) return children
  // Staff see what buyers see; the server keeps nothing of it.
  if (isStaff && !loading) return <Preview>{children}</Preview>
  // Nobody said no: whoever paid is not sent away because a server was slow.
  if (error && !loading) return <NotChecked error={error} onRetry={() => void reload()} />
  return <Checking />
}

function Preview({ children }: { children: ReactNode }) {
  const t = useMessages('members')
  return (
    <>
      <Container>
        <Notice type="info" title={t('previewTitle')} live={false}>
          {t('previewText')}
        </Notice>
      </Container>
      {children}
    </>
  )
}

function NotChecked({ error, onRetry }: { error: string; onRetry: () => void }) {
  const say = useSaid()
  const t = useMessages('members')
  return (
    <Container fill>
      <EmptyState
        title={say(error)}
        icon="warning"
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      >
        <p>{t('accessNotChecked')}</p>
      </EmptyState>
    </Container>
  )
}

function Checking() {
  const t = useMessages('members')
  return (
    <Container fill className={styles.checking}>
      <Spinner label={t('opening')} />
    </Container>
  )
}
