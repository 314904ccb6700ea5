'use client'

import type { ApiResult } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { api } from '../../http/api'
import type { AnswerOf } from '../../http/contract'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import { signOut } from '../../session/sign-out'
import { useOwnData } from '../../session/use-own-data'

export type Device = AnswerOf<'GET', '/users/sessions'>['data'][number]

/** The devices the visitor is signed in on, and how to sign them out. `busy` is the one that is on its way out. */
export function useDevices() {
  const t = useMessages('settings')
  const { data, error, mutate } = useOwnData(
    { method: 'GET', path: '/users/sessions' },
    { revalidateOnFocus: true },
  )
  const [busy, setBusy] = useState<string | null>(null)

  async function call(mark: string, send: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    setBusy(mark)
    const result = await send()
    setBusy(null)
    // 404: it is signed out already, which is what was asked for.
    const isDone = result.ok || result.failure.status === 404
    if (!result.ok && !isDone) notify('error', t('notSignedOut'), result.failure.message)
    return isDone
  }

  return {
    devices: data?.data ?? null,
    failed: Boolean(error) && !data,
    busy,
    reload: () => void mutate(),
    async end({ id, isCurrent }: Device): Promise<void> {
      if (isCurrent) return signOut()
      const request = { method: 'DELETE', path: '/users/sessions/{id}', params: { id } } as const
      if (await call(id, () => api(request))) await mutate()
    },
    async endAll(): Promise<void> {
      if (await call('all', () => api({ method: 'POST', path: '/users/logout-all', body: {} }))) signOut()
    },
  }
}
