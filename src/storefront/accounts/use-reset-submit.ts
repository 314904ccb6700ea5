'use client'

import type { ApiFailure } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import type { ResetPurpose } from '@/src/domain/passwords/reset-rules'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { notify } from '../notifications/notify'
import { session } from '../session/session'
import { signOut } from '../session/sign-out'
import type { NewPassword } from './reset-calls'
import type { OpenLink } from './reset-gate'
import { useResets } from './use-resets'

/**
 * Sends a new password. Done: a notice, and home (Specification 4, Reset flow). A link that ran out meanwhile shows
 * the expired page. Anything else is a `failure`, also handed to `onRefused`, and the form stays.
 */
export function useResetSubmit(
  purpose: ResetPurpose,
  { email, sessionToken, expire }: OpenLink,
  onRefused: (failure: ApiFailure) => void,
) {
  const t = useMessages('accounts')
  const resets = useResets()
  const router = useSiteRouter()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(values: NewPassword): Promise<void> {
    setFailure(null)
    setSending(true)
    const submitted = await resets.submit(purpose, sessionToken, values)
    if (submitted.kind === 'done') {
      // The server has ended this person's sessions; one in this browser ends here too, without an alarm.
      if (session.get().user?.email === email.toLowerCase()) signOut()
      notify('success', t('passwordChanged'), t('passwordChangedText'))
      return router.replace('/')
    }
    setSending(false)
    if (submitted.kind === 'expired') return expire()
    onRefused(submitted.failure)
    setFailure(submitted.failure)
  }

  return { submit, sending, failure }
}
