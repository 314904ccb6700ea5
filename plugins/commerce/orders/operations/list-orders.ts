import type { Payload } from 'payload'
import { toDollars } from '@/src/domain/money/money'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import { type OrderState, type OrderStatus, orderStatus } from '@/src/domain/orders/order-state'
import { pool } from '@/src/server/db/transaction'
import { type Site, siteOf } from '@/src/server/site'

export type OrderDocument = { kind: 'invoice' | 'credit-note' | 'receipt'; number: string; url: string }

/** What was ordered; `gift` says whom it is for, and on which day ('2026-12-24', at once when null) they hear of it. */
type OrderedLine = {
  productId: string | null
  title: string
  total: number
  gift: { name: string; day: string | null } | null
}

/** One order as its buyer sees it in the list. Money in dollars. */
export type ListedOrder = {
  id: string
  number: string
  date: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  total: number
  refunded: number
  currency: string
  /** When its invoice is due, while that is open. */
  dueAt: string | null
  lines: OrderedLine[]
  documents: OrderDocument[]
}

type Row = {
  id: string
  number: string
  created_at: Date
  state: OrderState
  payment_method: PaymentMethod
  total_cents: number
  refunded_cents: number
  currency: string
  due_at: Date | null
  lines: (Omit<OrderedLine, 'total'> & { totalCents: number })[]
  documents: { id: string; kind: 'invoice' | 'credit-note'; number: string }[]
}

/**
 * A person's orders, newest first (at most 200), with the addresses of their documents; one statement. Those that became
 * something: paid, invoiced, or with money on its way. A payment at a provider nobody approved is none of them.
 */
export async function listOrders(payload: Payload, userId: string): Promise<ListedOrder[]> {
  const { rows } = await pool(payload).query<Row>({ name: 'own-orders', text: LIST, values: [userId] })
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    date: row.created_at.toISOString(),
    status: orderStatus(row.state),
    paymentMethod: row.payment_method,
    total: toDollars(row.total_cents, row.currency),
    refunded: toDollars(row.refunded_cents, row.currency),
    currency: row.currency,
    dueAt: row.due_at?.toISOString() ?? null,
    lines: row.lines.map(({ totalCents, ...line }) => ({
      ...line,
      total: toDollars(totalCents, row.currency),
    })),
    documents: documentsOf(siteOf(payload), row),
  }))
}

function documentsOf({ api }: Site, { id, number, state, documents }: Row): OrderDocument[] {
  const issued = documents.map((document) => ({
    kind: document.kind,
    number: document.number,
    url: `${api}/payments/invoices/${document.id}/pdf`,
  }))
  if (state !== 'paid' && state !== 'refunded') return issued
  return [...issued, { kind: 'receipt', number, url: `${api}/payments/orders/${id}/receipt` }]
}

const LIST = `
SELECT o.id, o.number, o.created_at, o.state, o.payment_method, o.total_cents::int, o.currency,
       (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
         WHERE r.order_id = o.id AND r.state = 'completed') AS refunded_cents,
       (SELECT i.due_at FROM invoices i WHERE i.order_id = o.id AND i.kind = 'invoice' AND i.state = 'open') AS due_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', l.title,
                 'totalCents', l.total_cents, 'gift', CASE WHEN l.terms -> 'gift' IS NOT NULL THEN
                 jsonb_build_object('name', coalesce(l.terms #>> '{gift,name}', ''), 'day', l.terms #>> '{gift,day}') END) ORDER BY l._order), '[]')
          FROM orders_lines l WHERE l._parent_id = o.id) AS lines,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'number', i.number)
                 ORDER BY i.issued_at, i.kind DESC), '[]')
          FROM invoices i WHERE i.order_id = o.id) AS documents
  FROM orders o
 WHERE o.user_id = $1 AND (o.state IN ('paid', 'refunded') OR o.payment_method = 'invoice' OR EXISTS (
   SELECT 1 FROM payment_attempts a
    WHERE a.order_id = o.id AND a.state IN ('capturing', 'pending', 'needs-attention')))
 ORDER BY o.created_at DESC LIMIT 200`
