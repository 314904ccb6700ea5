'use client'

import {
  type ApiError,
  addressOf,
  type CallOptions,
  useViewerData,
} from 'payload-plugin-digital-commerce/client'
import type { SWRConfiguration } from 'swr'
import { api } from '../http/api'
import type { AnswerOf, Call, Path } from '../http/contract'

/** Any call of this site whose answer belongs to the signed-in visitor; see `useViewerData`. */
export function useOwnData<P extends Path<'GET'>>(
  call: Call<'GET', P> & CallOptions,
  config?: SWRConfiguration<AnswerOf<'GET', P>, ApiError>,
) {
  return useViewerData(addressOf(call.path, call.params), () => api<'GET', P>(call), config)
}
