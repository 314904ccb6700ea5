'use client'

import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'

export type Group = AnswerOf<'GET', '/groups/{id}'>['data']
export type Seat = Group['seats'][number]
export type InvitedRow = AnswerOf<'POST', '/groups/{id}/invitations'>['data'][number]
export type GroupChange = { name?: string; isCodeOpen?: boolean; renewCode?: boolean; allowed?: string[] }

/** A group one leads, and what its leader does. Each act gives null, or why it did not happen. */
export function useGroup(id: string) {
  const { data, error, isLoading, mutate } = useOwnData({
    method: 'GET',
    path: '/groups/{id}',
    params: { id },
  })
  return {
    group: data?.data ?? null,
    loading: isLoading,
    isMissing: error?.failure.status === 404,
    async change(body: GroupChange): Promise<string | null> {
      const result = await api({ method: 'PUT', path: '/groups/{id}', params: { id }, body })
      await mutate()
      if (result.ok) return null
      // What is wrong with a field says more than that something is.
      return result.failure.errors[0]?.message ?? result.failure.message
    },
    async invite(emails: string[], preview: boolean): Promise<InvitedRow[] | string> {
      const result = await api({
        method: 'POST',
        path: '/groups/{id}/invitations',
        params: { id },
        body: { emails, preview },
      })
      if (!preview) await mutate()
      return result.ok ? result.data.data : result.failure.message
    },
    async takeBack(seatId: string): Promise<string | null> {
      const path = '/groups/{id}/seats/{seatId}/return'
      const result = await api({ method: 'POST', path, params: { id, seatId } })
      await mutate()
      return result.ok ? null : result.failure.message
    },
  }
}

export type LedGroup = ReturnType<typeof useGroup>
