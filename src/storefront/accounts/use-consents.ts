'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useOwnData } from '../session/use-own-data'
import { consentsAnswer } from './consents-answer'

/** What the signed-in visitor has agreed to, and the means to change it. `change` resolves to what went wrong, or null. */
export function useConsents() {
  const { data, error, mutate } = useOwnData('/users/consents', consentsAnswer)
  const [sending, setSending] = useState(false)

  async function change(body: { promotions?: boolean; terms?: true }): Promise<string | null> {
    setSending(true)
    const result = await api({ method: 'PUT', path: '/users/consents', body }, consentsAnswer)
    if (result.ok) await mutate(result.data, { revalidate: false })
    setSending(false)
    return result.ok ? null : result.failure.message
  }

  return { consents: data?.data ?? null, failed: error !== undefined, sending, change }
}
