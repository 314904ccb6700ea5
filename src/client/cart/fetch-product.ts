import type { CartItem } from '@/src/domain/cart/cart'
import type { ApiResult } from '../http/api-result'
import { failed } from '../http/api-result'
import type { Api } from '../http/create-api'
import { type ProductDetails, productAnswer, readProduct } from './product-answer'

/**
 * The product behind a cart item as it is sold today; by its id, else by its sku (Specification 7). The
 * failure's message is the specified 'Failed to fetch product'; its status 404 means: no longer sold.
 */
export async function fetchProduct(
  api: Api,
  { id, sku }: Pick<CartItem, 'id' | 'sku'>,
): Promise<ApiResult<ProductDetails>> {
  const byId = await lookUp(api, id)
  return byId.ok || byId.failure.status !== 404 || !sku ? byId : lookUp(api, sku)
}

async function lookUp(api: Api, idOrSku: string): Promise<ApiResult<ProductDetails>> {
  const path = `/products/id/${encodeURIComponent(idOrSku)}`
  const result = await api({ method: 'GET', path }, productAnswer)
  const product = result.ok ? readProduct(result.data) : null
  if (product) return { ok: true, data: product }
  const message = 'Failed to fetch product'
  return result.ok
    ? failed({ code: 'UNREADABLE_ANSWER', message })
    : { ok: false, failure: { ...result.failure, message } }
}
