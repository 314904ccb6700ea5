'use client'

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { type ApiError, unwrap } from '../http/api-error'
import type { ApiResult } from '../http/api-result'
import { useShop } from './shop-provider'
import { SHOP_SWR } from './shop-swr'

/**
 * Data that belongs to whoever is signed in, under the address it comes from. Nothing is asked for while nobody is
 * signed in, and one visitor never sees what was fetched for another.
 */
export function useViewerData<Answer>(
  address: string,
  ask: () => Promise<ApiResult<Answer>>,
  config?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  const { useViewer } = useShop()
  const { id } = useViewer()
  return useSWR<Answer, ApiError>(id === null ? null : [address, id], async () => unwrap(await ask()), {
    ...SHOP_SWR,
    ...config,
  })
}
