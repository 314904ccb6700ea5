'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { api } from '../http/api'
import { useLocale } from '../languages/language-provider'
import { takePrivateQuery } from '../navigation/private-query'
import { createRegisterCalls, type Looked } from './register-calls'
import { type ResetLink, readResetLink } from './reset-link'

/** The invitation calls of this browser. */
export const invitations = createRegisterCalls(api)

export type InvitationState = { kind: 'checking' } | { kind: 'missing' } | ({ link: ResetLink } & Looked)

/**
 * The invitation this page was opened with, looked at on load, which changes nothing. Its token leaves the address bar
 * as soon as it is read, and a reload looks again.
 */
export function useInvitation() {
  const [state, setState] = useState<InvitationState>({ kind: 'checking' })
  const locale = useLocale()
  const link = useRef<ResetLink | null | undefined>(undefined)

  const look = useCallback(async () => {
    const { current } = link
    if (!current) return setState({ kind: 'missing' })
    setState({ kind: 'checking' })
    setState({ link: current, ...(await invitations.look(current, locale)) })
  }, [locale])

  useEffect(() => {
    // Once for each visit: the second time the address has nothing to tell any more.
    if (link.current !== undefined) return
    link.current = readResetLink(takePrivateQuery())
    void look()
  }, [look])

  const refuse = useCallback((reason: InvitationRefusal) => {
    if (link.current) setState({ kind: 'refused', link: link.current, reason })
  }, [])

  return { state, look, refuse }
}
