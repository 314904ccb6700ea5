import type { StoredAddress } from '@/src/domain/invoices/postal-lines'
import type { PrintedLine } from '@/src/domain/invoices/printed-document'
import type { Locale } from '@/src/domain/languages/locales'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import type { Sql } from '@/src/server/db/transaction'
import { OUR_SITE, siteOf } from '@/src/server/site'
import { firstnameSql } from '../../orders/operations/firstname-sql'

/** An order as it was stored and the settings as they are now: what documents are made of. */
export type OrderFacts = {
  id: string
  userId: string
  firstname: string
  number: string
  state: OrderState
  method: PaymentMethod
  locale: Locale
  placedAt: string
  paidAt: string | null
  /** The day staff say the money came, for an invoice. */
  receivedOn: string | null
  customerName: string
  customerEmail: string
  organization: string | null
  reference: string | null
  hasAccessBeforePayment: boolean
  address: StoredAddress
  lines: (PrintedLine & { id: string })[]
  subtotalCents: number
  discountCents: number
  discountCode: string | null
  taxCents: number
  totalCents: number
  currency: string
  invoice: { id: string; number: string } | null
  settings: ShopSettings
  /** The database's clock, and the end of the last day on which an invoice issued now may be paid. */
  now: string
  dueAt: string
}

export type ShopSettings = {
  providerName: string | null
  colour: string | null
  legalName: string | null
  addressLines: string | null
  email: string | null
  phone: string | null
  taxNumbers: { label: string; number: string }[]
  paymentInstructions: string | null
  opensBeforePayment: boolean
}

/** Everything about one order that a document may print, in one statement. */
export async function readOrderFacts(sql: Sql, orderId: string): Promise<OrderFacts> {
  const { rows } = await sql.query<{ facts: OrderFacts }>({
    name: 'order-facts',
    text: orderFacts(sql),
    values: [orderId],
  })
  if (!rows[0]) throw new Error(`no order ${orderId}`)
  return rows[0].facts
}

const ISO = (instant: string) => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// A day ends where the business is, not in Greenwich.
const DUE = `((date_trunc('day', now() AT TIME ZONE '${BUSINESS_TIME_ZONE}')
               + make_interval(days => coalesce((s.it ->> 'invoices_due_days')::int, 30) + 1, secs => -1)) AT TIME ZONE '${BUSINESS_TIME_ZONE}')`

/** A site may keep its settings elsewhere, with fewer of them: they are read by name, and what is not there is null. */
export const orderFacts = (sql: Sql) => `
SELECT jsonb_build_object(
  'id', o.id, 'userId', o.user_id, 'firstname', u.firstname, 'number', o.number, 'state', o.state,
  'method', o.payment_method, 'locale', o.locale, 'placedAt', ${ISO('o.created_at')}, 'paidAt', ${ISO('o.paid_at')},
  'receivedOn', (SELECT a.report #>> '{received,on}' FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'captured'),
  'customerName', o.customer_name, 'customerEmail', o.customer_email,
  'organization', o.invoice_details_organization, 'reference', o.invoice_details_reference,
  'hasAccessBeforePayment', coalesce(o.access_before_payment, false),
  'address', jsonb_build_object('fullName', o.billing_address_full_name, 'addressLine1', o.billing_address_address_line1,
    'city', o.billing_address_city, 'province', o.billing_address_province,
    'postalCode', o.billing_address_postal_code, 'country', o.billing_address_country),
  'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'sku', l.sku,
              'unitPriceCents', l.unit_price_cents, 'discountCents', l.discount_cents, 'totalCents', l.total_cents)
              ORDER BY l._order), '[]') FROM orders_lines l WHERE l._parent_id = o.id),
  'subtotalCents', o.subtotal_cents, 'discountCents', o.discount_cents, 'discountCode', o.discount_code,
  'taxCents', o.tax_cents, 'totalCents', o.total_cents, 'currency', o.currency,
  'invoice', (SELECT jsonb_build_object('id', i.id, 'number', i.number)
                FROM invoices i WHERE i.order_id = o.id AND i.kind = 'invoice'),
  'settings', ${settingsObject(sql, 'o.locale')},
  'now', ${ISO('now()')}, 'dueAt', ${ISO(DUE)}) AS facts
FROM orders o JOIN (SELECT o.id AS order_id, u.id, ${firstnameSql(sql)} FROM orders o
                      JOIN ${siteOf(sql).customers.table} u ON u.id = o.user_id) u ON u.order_id = o.id
  LEFT JOIN ${settingsRow(sql)} s ON true
WHERE o.id = $1::uuid`

/** The settings as they are now, and the database's clock, for a document about no order yet. */
export async function readShopSettings(sql: Sql): Promise<Pick<OrderFacts, 'settings' | 'now'>> {
  const { rows } = await sql.query<Pick<OrderFacts, 'settings' | 'now'>>({
    name: 'shop-settings',
    text: `SELECT ${settingsObject(sql, `''`)} AS settings, ${ISO('now()')} AS now
             FROM (SELECT 1) one LEFT JOIN ${settingsRow(sql)} s ON true`,
  })
  if (!rows[0]) throw new Error('no row of settings')
  return rows[0]
}

const settingsRow = (sql: Sql) =>
  `(SELECT to_jsonb(system_settings) AS it FROM ${siteOf(sql).settings} LIMIT 1)`

/** `locale` is the SQL of a language. */
const settingsObject = (sql: Sql, locale: string) =>
  `jsonb_build_object('providerName', s.it ->> 'branding_name', 'colour', s.it ->> 'branding_primary_colour',
    'legalName', s.it ->> 'seller_legal_name', 'addressLines', s.it ->> 'seller_address_lines',
    'email', s.it ->> 'seller_email', 'phone', s.it ->> 'seller_phone',
    'paymentInstructions', ${instructions(sql, locale)},
    'opensBeforePayment', coalesce((s.it ->> 'invoices_access_before_payment')::boolean, false),
    'taxNumbers', ${taxNumbers(sql)})`

/** In that language; on a site that does not have it, in its first. */
function instructions(sql: Sql, locale: string): string {
  const { languages, settings } = siteOf(sql)
  if (!languages || settings !== OUR_SITE.settings) return `s.it ->> 'invoices_payment_instructions'`
  const all = languages.all.map((code) => `'${code}'`).join(', ')
  return `(SELECT t.invoices_payment_instructions FROM system_settings_locales t
            WHERE t._parent_id::text = s.it ->> 'id'
              AND t._locale::text = CASE WHEN ${locale}::text IN (${all}) THEN ${locale}::text ELSE '${languages.first}' END)`
}

function taxNumbers(sql: Sql): string {
  if (siteOf(sql).settings !== OUR_SITE.settings) return `'[]'::jsonb`
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('label', t.label, 'number', t.number) ORDER BY t._order), '[]')
             FROM system_settings_seller_tax_numbers t)`
}
