import { randomUUID } from 'node:crypto'
import type { BillingAddress } from '@/src/domain/billing/billing-address'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import type { InvoiceDetails } from '@/src/domain/invoices/invoice-details-schema'
import type { Locale } from '@/src/domain/languages/locales'
import { FIRST_ORDER_STATE } from '@/src/domain/orders/order-state'
import { OFFLINE_PROVIDERS } from '@/src/domain/payments/offline'
import { firstPaymentState } from '@/src/domain/payments/payment-state'
import { sqlList } from '@/src/server/db/sql-list'
import type { Sql } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { idType, siteOf } from '@/src/server/site'
import type { AskedPayment } from '../../payments/operations/start-payment'
import type { PricedCart } from './price-cart'
import { referenceSuffix } from './reference-suffix'
import { termsSql } from './terms-sql'

export type NewOrder = {
  user: SignedInUser
  cart: PricedCart
  method: PaymentMethod
  /** Whom it is paid through: the key of a provider, or `invoice`. */
  provider: string
  billingAddress: BillingAddress
  invoiceDetails?: InvoiceDetails | undefined
  idempotencyKey: string | null
  requestHash: string
  locale: Locale
  /** Who of the staff orders it for them. */
  staff?: string | undefined
}

export type StoredOrder = {
  orderId: string
  number: string
  attemptId: string
  hasCode: boolean
  /** What its provider is to be asked for. */
  asked: AskedPayment
}

/**
 * Writes the pending order with its lines, its first payment attempt, a row of the activity log, and the default
 * billing address if the buyer asked for that: one statement, so all of it or none of it.
 */
export async function storeOrder(sql: Sql, order: NewOrder): Promise<StoredOrder> {
  const orderId = randomUUID()
  const attemptId = randomUUID()
  const { priced, discount, terms } = order.cart
  const provider = priced.totalCents === 0 ? 'none' : order.provider
  const suffix = referenceSuffix()
  const { currency } = siteOf(sql)
  const { rows } = await sql.query<{ number: string; brand_name: string | null }>({
    name: 'store-order',
    text: storeSql(sql),
    values: [
      orderId,
      order.user.id,
      order.user.name,
      order.user.email,
      provider === 'none' ? 'none' : order.method,
      priced.subtotalCents,
      priced.discountCents,
      priced.totalCents,
      discount?.id ?? null,
      discount?.code ?? null,
      JSON.stringify(order.billingAddress),
      order.idempotencyKey,
      order.requestHash,
      JSON.stringify(
        priced.lines.map((line, index) => ({
          ...line,
          terms: terms[index],
          id: randomUUID(),
          position: index + 1,
        })),
      ),
      attemptId,
      provider,
      currency,
      order.invoiceDetails?.organization ?? null,
      order.invoiceDetails?.reference ?? null,
      suffix,
      FIRST_ORDER_STATE,
      firstPaymentState(provider),
      order.locale,
      order.staff ?? null,
    ],
  })
  const { number = '', brand_name = null } = rows[0] ?? {}
  const asked: AskedPayment = {
    provider,
    number,
    reference: `${number}-${suffix}`,
    payment_method: order.method,
    locale: order.locale,
    customer_email: order.user.email,
    subtotal_cents: priced.subtotalCents,
    discount_cents: priced.discountCents,
    total_cents: priced.totalCents,
    currency,
    lines: priced.lines.map((line) => ({ ...line, productId: String(line.productId) })),
    brand_name,
  }
  return { orderId, number, attemptId, hasCode: discount !== null, asked }
}

const OFFLINE = sqlList(OFFLINE_PROVIDERS)

const storeSql = (sql: Sql) => `
WITH address AS (SELECT * FROM jsonb_to_record($11::jsonb) AS a(
       full_name text, address_line_1 text, city text, province text, postal_code text, country text, is_default boolean)),
${termsSql(siteOf(sql))},
numbered AS (SELECT nextval('order_numbers')::text AS number),
stored AS (
  INSERT INTO orders (id, number, payment_reference, user_id, customer_name, customer_email, state, payment_method, currency,
    subtotal_cents, discount_cents, tax_cents, total_cents, discount_id, discount_code,
    billing_address_full_name, billing_address_address_line1, billing_address_city, billing_address_province,
    billing_address_postal_code, billing_address_country, idempotency_key, request_hash,
    invoice_details_organization, invoice_details_reference, locale, terms_version, terms_locale)
  SELECT $1::uuid, n.number, n.number || '-' || $20::text, $2::${idType(siteOf(sql), 'customers')}, $3, $4, $21::text::enum_orders_state, $5::text::enum_orders_payment_method, $17,
    $6::int, $7::int, 0, $8::int, $9, $10, a.full_name, a.address_line_1, a.city, a.province, a.postal_code, a.country, $12, $13,
    $18, $19, $23::text::enum_orders_locale, t.version, t.locale::enum_orders_terms_locale
    FROM address a, numbered n, terms t
  RETURNING number),
lines AS (
  INSERT INTO orders_lines (_parent_id, _order, id, product_id, sku, title, unit_price_cents, discount_cents, total_cents, terms)
  SELECT $1::uuid, l.position, l.id, l."productId", l.sku, l.title, l."unitPriceCents", l."discountCents", l."totalCents", l.terms
    FROM jsonb_to_recordset($14::jsonb) AS l(position int, id text, "productId" ${idType(siteOf(sql), 'products')}, sku text, title text,
      "unitPriceCents" int, "discountCents" int, "totalCents" int, terms jsonb)),
attempt AS (
  INSERT INTO payment_attempts (id, order_id, provider, state, amount_cents, currency, next_check_at)
  VALUES ($15, $1, $16::text, $22::text::enum_payment_attempts_state,
    $8::int, $17, CASE WHEN $16::text NOT IN (${OFFLINE}) THEN now() + interval '2 minutes' END)),
remembered AS (
  UPDATE ${siteOf(sql).customers.table} u SET default_billing_address_full_name = a.full_name, default_billing_address_address_line1 = a.address_line_1,
    default_billing_address_city = a.city, default_billing_address_province = a.province,
    default_billing_address_postal_code = a.postal_code, default_billing_address_country = a.country, updated_at = now()
    FROM address a WHERE u.id = $2 AND a.is_default),
logged AS (
  INSERT INTO activity_log (action, "by", actor_id, user_id, order_id, details)
  SELECT 'order.placed', CASE WHEN s.id IS NULL THEN 'customer' ELSE 'staff' END, coalesce(s.id, $2), $2, $1,
         jsonb_build_object('totalCents', $8::int, 'method', $5::text)
    FROM (SELECT $24::${idType(siteOf(sql), 'customers')} AS id) s)
SELECT number, (SELECT branding_name FROM system_settings LIMIT 1) AS brand_name FROM stored`
