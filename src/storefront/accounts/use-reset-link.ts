'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSiteRouter } from '../languages/use-site-router'
import { takePrivateQuery } from '../navigation/private-query'
import type { Opened } from './reset-calls'
import { type ResetLink, readResetLink } from './reset-link'
import { useResets } from './use-resets'

/** `checking` until the server has spoken, and for those who are on their way home. */
export type LinkState = { kind: 'checking' } | ({ email: string } & Opened)

/**
 * The link this page was opened with, checked on load (Specification 4, Reset flow), which spends nothing: a reload
 * checks it again. Its token leaves the address bar as soon as it is read. Without one the visitor goes home.
 */
export function useResetLink() {
  const router = useSiteRouter()
  const resets = useResets()
  const [state, setState] = useState<LinkState>({ kind: 'checking' })
  const link = useRef<ResetLink | null | undefined>(undefined)

  const check = useCallback(async () => {
    const { current } = link
    if (!current) return
    setState({ kind: 'checking' })
    setState({ email: current.email, ...(await resets.open(current)) })
  }, [resets])

  useEffect(() => {
    // Once for each visit: the second time the address has nothing to tell any more.
    if (link.current !== undefined) return
    link.current = readResetLink(takePrivateQuery())
    if (!link.current) return router.replace('/')
    void check()
  }, [check, router])

  const expire = useCallback(() => {
    if (link.current) setState({ kind: 'expired', email: link.current.email })
  }, [])

  return { state, check, expire }
}
