import type { Payload } from 'payload'
import { checkDiscount, type DiscountResult } from '@/src/domain/discounts/discount'
import { DomainError } from '@/src/domain/errors/domain-error'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { type PricedOrder, type PricedProduct, priceOrder } from '@/src/domain/orders/price-order'
import { pool } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { type FoundDiscount, findDiscount } from '../../discounts/operations/find-discount'
import {
  type Obstacles,
  obstaclesSql,
  refuseObstacles,
} from '../../user-products/operations/purchase-obstacles'

export type PricedCart = { priced: PricedOrder; discount: FoundDiscount | null }

type Cart = { productIds: string[]; discountCode?: string | undefined }
type Row = PricedProduct & Obstacles

/**
 * What a cart costs, from the database alone. Refusals: `PRODUCT_UNAVAILABLE` (unknown, unpublished), `ALREADY_OWNED`,
 * `PAYMENT_UNDER_WAY` (a payment for one of the programs is still being confirmed), `INVOICE_OPEN` (an invoice of this person for one of the programs waits for its payment), or the code's own reason. Reserves nothing.
 */
export async function priceCart(
  payload: Payload,
  userId: string,
  cart: Cart,
  now: Date,
): Promise<PricedCart> {
  const products = await loadProducts(payload, userId, cart.productIds)
  refuseObstacles(products)
  const hasDiscounts = siteOf(payload).features.discounts
  const discount =
    cart.discountCode && hasDiscounts ? await findDiscount(payload, cart.discountCode, userId) : null
  const applied = cart.discountCode ? apply(discount, products, now) : null
  return { priced: priceOrder({ products, discount: applied }), discount }
}

/** An id in capitals is the same product: it is sold once. */
async function loadProducts(payload: Payload, userId: string, wanted: string[]): Promise<Row[]> {
  const productIds = [...new Set(wanted.map((id) => parseDocumentId(siteOf(payload).ids.products, id) ?? id))]
  const { rows } = await pool(payload).query<Row>({
    name: 'priced-products',
    text: `SELECT p.id, p.title, p.sku, p.price_cents::int AS "priceCents",
                  ${obstaclesSql('p.id')}
             FROM products p
            WHERE p.id = ANY($1::${idType(siteOf(payload), 'products')}[]) AND p._status = 'published'
              AND p.title IS NOT NULL AND p.sku IS NOT NULL AND p.price_cents IS NOT NULL`,
    values: [productIds.filter((id) => parseDocumentId(siteOf(payload).ids.products, id) !== null), userId],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missing = productIds.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new DomainError('PRODUCT_UNAVAILABLE', { details: { productIds: missing } })
  return productIds.flatMap((id) => byId.get(id) ?? [])
}

function apply(
  discount: FoundDiscount | null,
  products: Row[],
  now: Date,
): Extract<DiscountResult, { ok: true }> {
  const lines = products.map(({ id, priceCents }) => ({ productId: id, unitPriceCents: priceCents }))
  const result = checkDiscount({ discount, lines, now, usedByCustomer: discount?.usedByCustomer ?? 0 })
  if (result.ok) return result
  const code = result.errorType === 'VALIDATION_ERROR' ? 'INVALID_CODE' : result.errorType
  throw new DomainError(code, { details: { errorType: result.errorType } })
}
