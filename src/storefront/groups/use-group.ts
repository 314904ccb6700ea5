'use client'

import type { Locale } from '@/src/domain/languages/locales'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'

export type Group = AnswerOf<'GET', '/groups/{id}'>['data']
export type Seat = Group['seats'][number]
export type InvitedRow = AnswerOf<'POST', '/groups/{id}/invitations'>['data'][number]
export type GroupChange = { name?: string; isCodeOpen?: boolean; renewCode?: boolean; allowed?: string[] }

type Inviting = { preview?: boolean; locale?: Locale }

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
    /** Without a language, whoever was invited before is written to in that of then. */
    async invite(
      emails: string[],
      { preview = false, locale }: Inviting = {},
    ): Promise<InvitedRow[] | string> {
      const result = await api({
        method: 'POST',
        path: '/groups/{id}/invitations',
        params: { id },
        body: { emails, preview, ...(locale ? { locale } : {}) },
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
