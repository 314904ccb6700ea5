import type { CartItem } from '@/src/domain/cart/cart'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { ApiResult } from '../http/api-result'
import { failed } from '../http/api-result'
import type { Api } from '../http/create-api'
import { inLocale } from '../http/in-locale'
import { type ProductDetails, productAnswer, readProduct } from './product-answer'

/**
 * The product behind a cart item as it is sold today; by its id, else by its sku (Specification 7). The
 * failure's message is the specified 'Failed to fetch product'; its status 404 means: no longer sold.
 */
export async function fetchProduct(
  api: Api,
  { id, sku }: Pick<CartItem, 'id' | 'sku'>,
  locale: Locale = DEFAULT_LOCALE,
): Promise<ApiResult<ProductDetails>> {
  const byId = await lookUp(api, id, locale)
  return byId.ok || byId.failure.status !== 404 || !sku ? byId : lookUp(api, sku, locale)
}

async function lookUp(api: Api, idOrSku: string, locale: Locale): Promise<ApiResult<ProductDetails>> {
  const path = `/products/id/${encodeURIComponent(idOrSku)}`
  const result = await api({ method: 'GET', path, ...inLocale(locale) }, productAnswer)
  const product = result.ok ? readProduct(result.data) : null
  if (product) return { ok: true, data: product }
  const message = 'Failed to fetch product'
  return result.ok
    ? failed({ code: 'UNREADABLE_ANSWER', message })
    : { ok: false, failure: { ...result.failure, message } }
}
