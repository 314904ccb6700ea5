'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { api } from '../http/api'
import type { ApiError } from '../http/api-error'
import { unwrap } from '../http/api-error'
import { type AnswerOf, addressOf, type Call, type Path } from '../http/contract'
import type { CallOptions } from '../http/create-api'
import { useSession } from './use-session'

/**
 * Data that belongs to the signed-in visitor. Nothing is asked for while nobody is signed in, and one visitor never
 * sees what was fetched for another.
 */
export function useOwnData<P extends Path<'GET'>>(
  call: Call<'GET', P> & CallOptions,
  config?: SWRConfiguration<AnswerOf<'GET', P>, ApiError>,
) {
  const { user } = useSession()
  return useSWR<AnswerOf<'GET', P>, ApiError>(
    user ? [addressOf(call.path, call.params), user.id] : null,
    async () => unwrap(await api<'GET', P>(call)),
    config,
  )
}
