'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { leadOn } from '../navigation/enter-member-area'
import { notify } from '../notifications/notify'

/** Takes a place by a code or an invitation, and leads to the programs; or says why not. */
export function useJoin(body: { code: string; agrees: boolean }) {
  const t = useMessages('groups')
  const router = useSiteRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function join(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/groups/join', body })
    setBusy(false)
    if (!result.ok) return setProblem(result.failure.message)
    notify('success', t('welcome'), t('welcomeText'))
    return leadOn(router, '/profile')
  }
  return { join, problem, isBusy }
}
