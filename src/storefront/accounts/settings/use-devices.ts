'use client'

import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../http/api'
import { anything } from '../../http/shape'
import { notify } from '../../notifications/notify'
import { signOut } from '../../session/sign-out'
import { useOwnData } from '../../session/use-own-data'

const device = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

export type Device = z.infer<typeof device>

const devicesAnswer = z.object({ data: z.array(device) })

/** The devices the visitor is signed in on, and how to sign them out. `busy` is the one that is on its way out. */
export function useDevices() {
  const { data, error, mutate } = useOwnData('/users/sessions', devicesAnswer, { revalidateOnFocus: true })
  const [busy, setBusy] = useState<string | null>(null)

  async function call(mark: string, request: Parameters<typeof api>[0]): Promise<boolean> {
    setBusy(mark)
    const result = await api(request, anything)
    setBusy(null)
    // 404: it is signed out already, which is what was asked for.
    const isDone = result.ok || result.failure.status === 404
    if (!result.ok && !isDone) notify('error', 'We could not sign out', result.failure.message)
    return isDone
  }

  return {
    devices: data?.data ?? null,
    failed: Boolean(error) && !data,
    busy,
    reload: () => void mutate(),
    async end({ id, isCurrent }: Device): Promise<void> {
      if (isCurrent) return signOut()
      if (await call(id, { method: 'DELETE', path: `/users/sessions/${id}` })) await mutate()
    },
    async endAll(): Promise<void> {
      if (await call('all', { method: 'POST', path: '/users/logout-all', body: {} })) signOut()
    },
  }
}
