import type { CartItem } from '@/src/domain/cart/cart'
import { api } from '../http/api'
import type { ApiResult } from '../http/api-result'
import { failed } from '../http/api-result'
import { type ProductDetails, productAnswer, readProduct } from './product-answer'

/**
 * The product behind a cart item as it is sold today; by its id, else by its sku (Specification 7). The
 * failure's message is the specified 'Failed to fetch product'; its status 404 means: no longer sold.
 */
export async function fetchProduct({
  id,
  sku,
}: Pick<CartItem, 'id' | 'sku'>): Promise<ApiResult<ProductDetails>> {
  const byId = await lookUp(id)
  return byId.ok || byId.failure.status !== 404 || !sku ? byId : lookUp(sku)
}

async function lookUp(idOrSku: string): Promise<ApiResult<ProductDetails>> {
  const path = `/products/id/${encodeURIComponent(idOrSku)}`
  const result = await api({ method: 'GET', path }, productAnswer)
  const product = result.ok ? readProduct(result.data) : null
  if (product) return { ok: true, data: product }
  const message = 'Failed to fetch product'
  return result.ok
    ? failed({ code: 'UNREADABLE_ANSWER', message })
    : { ok: false, failure: { ...result.failure, message } }
}
