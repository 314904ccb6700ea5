import type { Payload } from 'payload'
import { isOver, type LineTerms } from '@/src/domain/access/owned-already'
import { checkDiscount, type DiscountResult } from '@/src/domain/discounts/discount'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { GiftDetails } from '@/src/domain/gifts/gift'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { type PricedOrder, type PricedProduct, priceOrder } from '@/src/domain/orders/price-order'
import { pool } from '@/src/server/db/transaction'
import { offeredSql } from '@/src/server/offers'
import { idType, siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import {
  discountSql,
  type FoundDiscount,
  reviveDiscount,
  type TextualDiscount,
} from '../../discounts/operations/find-discount'
import { openedByProduct } from '../../user-products/operations/line-sql'
import { ownPrice } from '../../user-products/operations/own-price'
import {
  type Obstacles,
  obstaclesSql,
  refuseObstacles,
} from '../../user-products/operations/purchase-obstacles'
import { NOTHING_GIVEN, wrongGift } from '../wrong-gift'

export type PricedCart = {
  priced: PricedOrder
  discount: FoundDiscount | null
  /** What each line promises, in the order of the lines. */
  terms: LineTerms[]
}

type Cart = {
  productIds: string[]
  discountCode?: string | undefined
  locale?: Locale
  /** All of it is for somebody else, but places of a group, which are in any case. */
  gift?: GiftDetails | undefined
  /** Staff sell places of groups also while the shop does not offer them. */
  isByStaff?: boolean
}
type Row = PricedProduct & Obstacles & { terms: LineTerms }
type FoundRow = Row & { code: TextualDiscount | null; givesGifts: boolean; sellsGroups: boolean }

/**
 * What a cart costs, from the database alone. Refusals: `PRODUCT_UNAVAILABLE` (unknown, unpublished, over, not offered), `VALIDATION_ERROR` (no gifts here), `ALREADY_OWNED`,
 * `PAYMENT_UNDER_WAY` (a payment for one of the programs is still being confirmed), `INVOICE_OPEN` (an invoice of this person for one of the programs waits for its payment), or the code's own reason. Reserves nothing.
 */
export async function priceCart(
  payload: Payload,
  userId: string,
  cart: Cart,
  now: Date,
): Promise<PricedCart> {
  const { products, discount } = await load(payload, userId, cart)
  const over = products.filter(({ terms }) => isOver(terms, now)).map(({ id }) => id)
  if (over.length > 0) throw new DomainError('PRODUCT_UNAVAILABLE', { details: { productIds: over } })
  refuseObstacles(products)
  const applied = cart.discountCode ? apply(discount, products, now) : null
  const terms = products.map((product) => product.terms)
  return { priced: priceOrder({ products, discount: applied }), discount, terms }
}

/** With its code, in one statement. An id in capitals is the same product: it is sold once. */
async function load(
  payload: Payload,
  userId: string,
  { productIds: wanted, discountCode, locale = DEFAULT_LOCALE, gift, isByStaff }: Cart,
): Promise<{ products: Row[]; discount: FoundDiscount | null }> {
  const site = siteOf(payload)
  const productIds = [...new Set(wanted.map((id) => parseDocumentId(site.ids.products, id) ?? id))]
  const code = site.features.discounts ? (discountCode ?? null) : null
  const { rows } = await pool(payload).query<FoundRow>({
    name: `priced-${gift ? 'gifts' : 'products'}-${locale}`,
    text: `SELECT p.id, ${productText(site, 'title', locale)} AS title, p.sku, ${gift ? 'p.price_cents::int' : ownPrice('$2')} AS "priceCents", ${TERMS} AS terms,
                  ${obstaclesSql(openedByProduct('p'))},
                  (SELECT to_jsonb(found) FROM (${discountSql(site, '$3::text', '$2')}) AS found) AS code,
                  ${gift ? offeredSql(site, 'gifts') : 'true'} AS "givesGifts", ${offeredSql(site, 'groups')} AS "sellsGroups"
             FROM products p
            WHERE p.id = ANY($1::${idType(site, 'products')}[]) AND p._status = 'published'
              AND ${productText(site, 'title', locale)} <> '' AND p.sku IS NOT NULL AND p.price_cents IS NOT NULL`,
    values: [productIds.filter((id) => parseDocumentId(site.ids.products, id) !== null), userId, code],
  })
  const found = rows[0]?.code
  if (rows.some(({ givesGifts }) => !givesGifts)) throw wrongGift('gift', NOTHING_GIVEN)
  const sold = rows.filter(({ sellsGroups, terms }) => sellsGroups || isByStaff || !terms.seats)
  const byId = new Map(
    sold.map(({ code: _, givesGifts: _gifts, sellsGroups: _groups, ...row }) => [
      row.id,
      gift && !row.terms.seats ? asGift(row, gift) : row,
    ]),
  )
  const missing = productIds.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new DomainError('PRODUCT_UNAVAILABLE', { details: { productIds: missing } })
  const products = productIds.flatMap((id) => byId.get(id) ?? [])
  return { products, discount: found ? reviveDiscount(found) : null }
}

function asGift(row: Row, gift: GiftDetails): Row {
  return { ...row, terms: { ...row.terms, gift } }
}

/** What the line will promise, whatever staff change later. */
const TERMS = `jsonb_strip_nulls(jsonb_build_object('kind', coalesce(p.access_kind::text, 'forever'), 'days', p.access_days::int,
                 'until', p.access_until, 'from', p.access_from, 'opens', ${openedByProduct('p')}, 'seats', p.seats::int,
                 'keepsAccess', p.group_keeps_access, 'showsProgress', p.group_shows_progress))`

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
