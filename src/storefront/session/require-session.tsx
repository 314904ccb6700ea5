'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { guard } from '@/src/domain/roles/routes'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { leadOn } from '../navigation/enter-member-area'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { decideForMember } from './decide-for-member'
import { forgetStaffArea, isStaffPath, leadToStaffArea } from './lead-to-staff-area'
import { session } from './session'
import type { SessionState } from './session-state'
import { useSession } from './use-session'

type RequireSessionProps = {
  children: ReactNode
  /** What stands there while nobody knows yet: the skeleton of the page. */
  fallback: ReactNode
}

/**
 * Shows a page to whom the route table lets in, and leads everybody else on (Specification 5, Route guards).
 * A courtesy to visitors only: what is private never comes with the page, it is fetched by whoever may see it.
 */
export function RequireSession({ children, fallback }: RequireSessionProps) {
  const state = useSession()
  const isAllowed = useGuard(state, decideForMember)

  if (state.status === 'unreachable') return <Unreachable />
  return isAllowed ? children : fallback
}

/** The same for sign-in and sign-up: whoever is signed in already is led inside. Shows the page meanwhile. */
export function RequireGuest({ children }: { children: ReactNode }) {
  useGuard(useSession(), guard)
  return children
}

function useGuard(state: SessionState, decide: typeof guard): boolean {
  const router = useSiteRouter()
  const path = usePathname()
  const wasSignedIn = useRef(false)
  const wasUnknown = useRef(false)
  const isLeading = useRef(false)
  const isKnown = state.status === 'signed-in' || state.status === 'signed-out'
  const isAllowed = decide(path, '', visitorOf(state)).allow

  useEffect(() => {
    if (!isKnown) {
      wasUnknown.current = true
      return
    }
    // Whoever was in and is no longer, or was turned away, is on the way home: the session's keeper leads there.
    const isLeaving =
      (wasSignedIn.current && !state.isAuthenticated) || (wasUnknown.current && state.isLedHome)
    wasSignedIn.current = state.isAuthenticated
    wasUnknown.current = false
    if (isLeaving) return
    const verdict = decide(path, location.search, visitorOf(state))
    if (!state.isAuthenticated) forgetStaffArea()
    if (verdict.allow || isLeading.current) return
    if (!isStaffPath(verdict.redirect)) return leadOn(router, verdict.redirect)
    isLeading.current = true
    void leadToStaffArea(verdict.redirect).then((isLed) => {
      isLeading.current = isLed
      if (!isLed) router.replace('/')
    })
  }, [decide, isKnown, path, router, state])

  return isKnown && isAllowed
}

function visitorOf({ isAuthenticated, user }: SessionState) {
  return { isAuthenticated, role: user?.role ?? null }
}

function Unreachable() {
  const t = useMessages('shell')
  return (
    <EmptyState
      title={t('unreachableTitle')}
      icon="warning"
      action={<Button onClick={() => void session.load()}>{t('tryAgain')}</Button>}
    >
      <p>{t('unreachable')}</p>
    </EmptyState>
  )
}
