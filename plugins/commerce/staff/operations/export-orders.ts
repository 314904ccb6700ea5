import { stringify } from 'csv-stringify/sync'
import type { Payload } from 'payload'
import { toDecimalString } from '@/src/domain/money/money'
import { csvCell } from '@/src/domain/orders/csv-cell'
import { METHOD_LABELS, ORDER_STATE_LABELS, type PaymentMethod } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { OrdersCsvRequest } from '@/src/domain/orders/orders-csv-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { readingPool } from '@/src/server/db/reading-pool'

type Row = {
  id: string
  at: string
  number: string
  placed: string
  paid: string | null
  state: OrderState
  method: PaymentMethod
  name: string
  email: string
  organization: string | null
  reference: string | null
  titles: string
  skus: string
  subtotal: number
  code: string | null
  discount: number
  tax: number
  total: number
  refunded: number
  currency: string
  capture: string | null
}

const PAGE = 500

/**
 * Orders as a table, oldest first, in pages: what was stored when they were made, so that a product renamed or
 * repriced since changes no row. A page is one statement; an order is on one page whatever is sold meanwhile.
 */
export async function* exportOrders(payload: Payload, input: OrdersCsvRequest): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  yield `\uFEFF${stringify([Object.keys(COLUMNS)])}`
  let last: Row | undefined
  do {
    const rows = await readPage(payload, input, last)
    if (rows.length > 0) yield stringify(rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row))))
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}

const COLUMNS: Record<string, (row: Row) => string> = {
  Order: ({ number }) => csvCell(number),
  Placed: ({ placed }) => placed,
  Paid: ({ paid }) => paid ?? '',
  Status: ({ state }) => ORDER_STATE_LABELS[state].label,
  Method: ({ method }) => METHOD_LABELS[method],
  Customer: ({ name }) => csvCell(name),
  Email: ({ email }) => csvCell(email),
  Organization: ({ organization }) => csvCell(organization),
  Reference: ({ reference }) => csvCell(reference),
  Programs: ({ titles }) => csvCell(titles),
  SKU: ({ skus }) => csvCell(skus),
  Subtotal: ({ subtotal, currency }) => toDecimalString(subtotal, currency),
  Code: ({ code }) => csvCell(code),
  Discount: ({ discount, currency }) => toDecimalString(discount, currency),
  Tax: ({ tax, currency }) => toDecimalString(tax, currency),
  Total: ({ total, currency }) => toDecimalString(total, currency),
  Refunded: ({ refunded, currency }) => toDecimalString(refunded, currency),
  Currency: ({ currency }) => csvCell(currency),
  'Provider payment': ({ capture }) => csvCell(capture),
}

async function readPage(
  payload: Payload,
  { from, to, state }: OrdersCsvRequest,
  after: Row | undefined,
): Promise<Row[]> {
  // Not a prepared statement: planned for these very values, a later page begins where the last one ended.
  const sql = await readingPool(payload)
  const { rows } = await sql.query<Row>({
    text: `SELECT o.id, o.created_at::text AS at, o.number, o.state, o.payment_method AS method,
            to_char(o.created_at AT TIME ZONE '${BUSINESS_TIME_ZONE}', 'YYYY-MM-DD HH24:MI') AS placed,
            to_char(o.paid_at AT TIME ZONE '${BUSINESS_TIME_ZONE}', 'YYYY-MM-DD HH24:MI') AS paid,
            o.customer_name AS name, o.customer_email AS email, o.invoice_details_organization AS organization,
            o.invoice_details_reference AS reference, l.titles, l.skus, o.subtotal_cents::int AS subtotal,
            o.discount_code AS code, o.discount_cents::int AS discount, o.tax_cents::int AS tax,
            o.total_cents::int AS total, o.currency,
            (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
              WHERE r.order_id = o.id AND r.state = 'completed') AS refunded,
            (SELECT max(a.capture_id) FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'captured') AS capture
       FROM orders o,
            LATERAL (SELECT coalesce(string_agg(x.title, ' | ' ORDER BY x._order), '') AS titles,
                            coalesce(string_agg(x.sku, ' | ' ORDER BY x._order), '') AS skus
                       FROM orders_lines x WHERE x._parent_id = o.id) l
      WHERE ($1::date IS NULL OR o.created_at >= ($1::date)::timestamp AT TIME ZONE '${BUSINESS_TIME_ZONE}')
        AND ($2::date IS NULL OR o.created_at < ($2::date + 1)::timestamp AT TIME ZONE '${BUSINESS_TIME_ZONE}')
        AND ($3::text IS NULL OR o.state::text = $3)
        AND ($4::timestamptz IS NULL OR (o.created_at, o.id) > ($4::timestamptz, $5::uuid))
      ORDER BY o.created_at, o.id LIMIT ${PAGE}`,
    values: [from || null, to || null, state || null, after?.at ?? null, after?.id ?? null],
  })
  return rows
}
