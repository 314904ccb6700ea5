'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { ownsProgram } from '@/src/domain/access/course-access'
import { RequireSession } from '../session/require-session'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import styles from './course-guard.module.css'
import { useUserProducts } from './use-user-products'

type CourseGuardProps = { programId: string; children: ReactNode }

/**
 * Specification 4, Course access check: a spinner, then allowed, or off to /programs. The server asks the same
 * question before it hands out a single lesson.
 */
export function CourseGuard(props: CourseGuardProps) {
  return (
    <RequireSession fallback={<Checking />}>
      <OwnersOnly {...props} />
    </RequireSession>
  )
}

function OwnersOnly({ programId, children }: CourseGuardProps) {
  const router = useRouter()
  const { userProducts, loading, error, reload } = useUserProducts()
  const isOwner = ownsProgram(userProducts, programId)
  const isRefused = !loading && !error && !isOwner

  useEffect(() => {
    if (isRefused) router.replace('/programs')
  }, [isRefused, router])

  if (isOwner) return children
  // Nobody said no: whoever paid is not sent away because a server was slow.
  if (error && !loading) return <NotChecked error={error} onRetry={() => void reload()} />
  return <Checking />
}

function NotChecked({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Container fill>
      <EmptyState title={error} icon="warning" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>We could not check your access just now.</p>
      </EmptyState>
    </Container>
  )
}

function Checking() {
  return (
    <Container fill className={styles.checking}>
      <Spinner label="Opening your program" />
    </Container>
  )
}
