import type { Payload } from 'payload'
import type { AccessSource, AccessState } from '@/src/domain/access/access-source'
import type { MailState } from '@/src/domain/mail/mail-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { isForBuyer, openedByLine } from '../../user-products/operations/line-sql'
import { people } from './person-sql'

export type PersonAccess = {
  id: string
  productId: string
  title: string
  state: AccessState
  source: AccessSource
  since: string
  reason: string | null
  endedAt: string | null
  endReason: string | null
  /** Null: for ever, or not begun. */
  accessEndsAt: string | null
  /** Days that begin with the first opening. */
  daysFromOpening: number | null
  /** What the activity log says of the staff who opened or ended it last. */
  staffAct: string | null
  orderId: string | null
  orderNumber: string | null
}

export type PersonOrder = {
  id: string
  number: string
  state: OrderState
  createdAt: string
  totalCents: number
  titles: string
  payment: { state: PaymentState; provider: string; problem: string | null } | null
  openInvoice: string | null
  /** Lines that were paid for and that this order does not open now. */
  closedTitles: string[]
}

export type PersonMail = {
  id: string
  message: string
  state: MailState
  createdAt: string
  sentAt: string | null
  problem: string | null
}

export type PersonOverview = {
  state: string
  /** When somebody showed that the address is theirs, where the site keeps it. */
  verifiedAt: string | null
  lastSignInAt: string | null
  lastSeenAt: string | null
  access: PersonAccess[]
  orders: PersonOrder[]
  mails: PersonMail[]
}

/** What answers "I paid and can't get in" about one person. One SQL statement; null when there is nobody. */
export async function readPerson(payload: Payload, userId: string): Promise<PersonOverview | null> {
  const { rows } = await pool(payload).query<PersonOverview>({
    name: 'person-overview',
    text: personSql(payload),
    values: [userId],
  })
  return rows[0] ?? null
}

const access = (payload: Payload) => `
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'productId', g.product_id, 'title', coalesce(${productText(siteOf(payload), 'title')}, ''), 'state', CASE WHEN ${openAccess('g')} THEN 'active' ELSE 'ended' END,
           'source', g.source, 'since', g.created_at, 'reason', g.reason, 'endedAt', CASE WHEN g.state = 'ended' THEN g.ended_at WHEN NOT ${openAccess('g')} THEN g.access_ends_at END,
           'endReason', CASE WHEN g.state = 'ended' THEN g.end_reason WHEN NOT ${openAccess('g')} THEN 'its time was over' END,
           'accessEndsAt', g.access_ends_at, 'daysFromOpening', g.days_from_opening::int,
           'staffAct', (SELECT x.id FROM activity_log x WHERE x.user_id = g.user_id AND x.details ->> 'access' = g.id::text AND x."by" = 'staff'
                          AND x.action = CASE WHEN g.state = 'ended' THEN 'access.ended' ELSE 'access.granted' END ORDER BY x.created_at DESC LIMIT 1),
           'orderId', g.order_id, 'orderNumber', (SELECT o.number FROM orders o WHERE o.id = g.order_id))
           ORDER BY NOT ${openAccess('g')}, g.created_at DESC), '[]')
    FROM user_products g LEFT JOIN products p ON p.id = g.product_id WHERE g.user_id = u.id`

const ORDERS = `
  SELECT coalesce(jsonb_agg(entry ORDER BY at DESC), '[]') FROM (
    SELECT o.created_at AS at, jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'createdAt', o.created_at,
             'totalCents', o.total_cents::int,
             'titles', (SELECT coalesce(string_agg(l.title, ', ' ORDER BY l._order), '') FROM orders_lines l WHERE l._parent_id = o.id),
             'payment', (SELECT jsonb_build_object('state', a.state, 'provider', a.provider, 'problem', a.problem)
                           FROM payment_attempts a WHERE a.order_id = o.id ORDER BY a.created_at DESC LIMIT 1),
             'openInvoice', (SELECT max(i.number) FROM invoices i
                              WHERE i.order_id = o.id AND i.kind = 'invoice' AND i.state = 'open'),
             'closedTitles', (SELECT coalesce(jsonb_agg(l.title ORDER BY l._order), '[]') FROM orders_lines l
                               WHERE l._parent_id = o.id AND o.state = 'paid' AND ${isForBuyer('l')} AND NOT EXISTS (
                                 SELECT 1 FROM user_products g WHERE g.user_id = u.id AND ${openAccess('g')}
                                    AND g.product_id::text = ANY(${openedByLine('l')})))) AS entry
      FROM orders o WHERE o.user_id = u.id ORDER BY o.created_at DESC LIMIT 20) found`

const MAILS = `
  SELECT coalesce(jsonb_agg(entry ORDER BY at DESC), '[]') FROM (
    SELECT m.created_at AS at, jsonb_build_object('id', m.id, 'message', m.message, 'state', m.state,
             'createdAt', m.created_at, 'sentAt', m.sent_at, 'problem', m.problem) AS entry
      FROM email_outbox m WHERE m.user_id = u.id OR m."to" = u.email ORDER BY m.created_at DESC LIMIT 8) found`

const personSql = (payload: Payload) => `
  SELECT coalesce(to_jsonb(u) ->> 'state', 'active') AS state, to_jsonb(u) ->> 'email_verified_at' AS "verifiedAt",
         (SELECT max(s.created_at)::text FROM sessions s WHERE s.user_id = u.id) AS "lastSignInAt",
         (SELECT max(s.last_used_at)::text FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt",
         (${access(payload)}) AS access, (${ORDERS}) AS orders, (${MAILS}) AS mails
    FROM ${people(payload)} u WHERE u.id = $1`
