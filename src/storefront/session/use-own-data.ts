'use client'

import {
  type ApiError,
  addressOf,
  type CallOptions,
  inLocale,
  useViewerData,
} from 'payload-plugin-digital-commerce/client'
import type { SWRConfiguration } from 'swr'
import { api } from '../http/api'
import type { AnswerOf, Call, Path } from '../http/contract'
import { useLocale } from '../languages/language-provider'

/** Any call of this site whose answer belongs to the signed-in visitor, in the language of the document; see `useViewerData`. */
export function useOwnData<P extends Path<'GET'>>(
  call: Call<'GET', P> & CallOptions,
  config?: SWRConfiguration<AnswerOf<'GET', P>, ApiError>,
) {
  const { query } = inLocale(useLocale())
  const asked = query ? Object.assign({}, call, { query: { ...call.query, ...query } }) : call
  return useViewerData(addressOf(call.path, call.params), () => api<'GET', P>(asked), config)
}
