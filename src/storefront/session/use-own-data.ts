'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { api } from '../http/api'
import type { ApiError } from '../http/api-error'
import { unwrap } from '../http/api-error'
import type { Shape } from '../http/shape'
import { useSession } from './use-session'

/**
 * Data that belongs to the signed-in visitor: `path` below the API, null to wait. Nothing is asked for while
 * nobody is signed in, and one visitor never sees what was fetched for another.
 */
export function useOwnData<Data>(path: string | null, shape: Shape<Data>, config?: SWRConfiguration) {
  const { user } = useSession()
  return useSWR<Data, ApiError>(
    user && path ? [path, user.id] : null,
    async () => unwrap(await api({ method: 'GET', path: path ?? '' }, shape)),
    config,
  )
}
