'use client'

import { useState } from 'react'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'

export type Consents = AnswerOf<'GET', '/users/consents'>['data']

/** What the signed-in visitor has agreed to, and the means to change it. `change` resolves to what went wrong, or null. */
export function useConsents() {
  const { data, error, mutate } = useOwnData({ method: 'GET', path: '/users/consents' })
  const [sending, setSending] = useState(false)

  async function change(body: { promotions?: boolean; terms?: true }): Promise<string | null> {
    setSending(true)
    const result = await api({ method: 'PUT', path: '/users/consents', body })
    if (result.ok) await mutate(result.data, { revalidate: false })
    setSending(false)
    return result.ok ? null : result.failure.message
  }

  return { consents: data?.data ?? null, failed: error !== undefined, sending, change }
}
