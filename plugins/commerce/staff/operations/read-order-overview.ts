import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { providerName } from '../../payments/operations/describe-providers'
import { TAKES_UP_MONEY } from '../../refunds/operations/takes-up-money'
import { fromLine, openedByLine } from '../../user-products/operations/line-sql'
import { buildTimeline } from './build-timeline'
import type { OrderOverview, OverviewRow } from './order-overview'
import { people, personName } from './person-sql'

/**
 * All staff need to know about one order: customer, lines with the state of access, payments, refunds, documents, mails,
 * and what happened when, in words of a language. One SQL statement. Amounts in cents. Refusal: `NOT_FOUND`.
 */
export async function readOrderOverview(
  payload: Payload,
  orderId: string,
  locale: Locale = 'en',
): Promise<OrderOverview> {
  const { rows } = await pool(payload).query<{ overview: OverviewRow }>({
    name: 'order-overview',
    text: overviewSql(payload),
    values: [orderId],
  })
  const row = rows[0]?.overview
  if (!row) throw new DomainError('NOT_FOUND')
  const { activity, ...overview } = row
  const payments = row.payments.map((payment) => ({
    ...payment,
    providerName: providerName(payload, payment.provider),
  }))
  const provider = payments.at(-1)?.providerName ?? 'Payment provider'
  return { ...overview, payments, timeline: buildTimeline(row, provider, locale) }
}

const LINES = `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', l.id, 'productId', l.product_id, 'title', l.title, 'sku', l.sku,
           'unitPriceCents', l.unit_price_cents::int, 'discountCents', l.discount_cents::int,
           'totalCents', l.total_cents::int, 'refundedCents', back.completed, 'leftCents', l.total_cents::int - back.taken,
           'access', (SELECT jsonb_build_object('id', g.id, 'state', CASE WHEN ${openAccess('g')} THEN 'active' ELSE 'ended' END, 'since', g.created_at,
                                'endedAt', coalesce(g.ended_at, g.access_ends_at),
                                'why', CASE WHEN g.state = 'ended' THEN g.end_reason WHEN ${openAccess('g')} THEN g.reason
                                            ELSE 'its time was over' END)
                        FROM user_products g WHERE ${fromLine('g', 'l')}
                       ORDER BY g.created_at DESC LIMIT 1),
           'isOpenOtherwise', EXISTS (SELECT 1 FROM user_products g
                                       WHERE g.user_id = o.user_id AND g.product_id::text = ANY(${openedByLine('l')}) AND ${openAccess('g')}
                                         AND g.order_id IS DISTINCT FROM o.id)) ORDER BY l._order), '[]')
    FROM orders_lines l,
         LATERAL (SELECT coalesce(sum(p.amount_cents) FILTER (WHERE r.state = 'completed'), 0)::int AS completed,
                         coalesce(sum(p.amount_cents) FILTER (WHERE ${TAKES_UP_MONEY}), 0)::int AS taken
                    FROM refunds_lines p JOIN refunds r ON r.id = p._parent_id
                   WHERE r.order_id = o.id AND p.order_line = l.id) back
   WHERE l._parent_id = o.id`

const PAYMENTS = `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'provider', a.provider, 'state', a.state, 'amountCents', a.amount_cents::int, 'currency', a.currency,
           'providerOrderId', a.provider_order_id, 'captureId', a.capture_id, 'providerStatus', a.provider_status,
           'problem', a.problem, 'createdAt', a.created_at, 'capturedAt', a.captured_at, 'nextCheckAt', a.next_check_at)
           ORDER BY a.created_at), '[]')
    FROM payment_attempts a WHERE a.order_id = o.id`

const refundsSql = (payload: Payload) => `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', r.id, 'state', r.state, 'origin', r.origin, 'amountCents', r.amount_cents::int, 'reason', r.reason,
           'providerRefundId', r.provider_refund_id, 'problem', r.problem, 'createdAt', r.created_at,
           'completedAt', r.completed_at, 'heldUntil', CASE WHEN r.state = 'requested' AND r.held_until > now() THEN r.held_until END, 'actor', (SELECT ${personName(payload, 'u')} FROM ${people(payload)} u WHERE u.id = r.actor_id))
           ORDER BY r.created_at), '[]')
    FROM refunds r WHERE r.order_id = o.id`

const DOCUMENTS = `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', i.id, 'kind', i.kind, 'number', i.number, 'state', i.state, 'totalCents', i.total_cents::int,
           'issuedAt', i.issued_at, 'dueAt', i.due_at, 'remindedAt', i.reminded_at, 'reminders', i.reminders::int,
           'isOverdue', i.state = 'open' AND coalesce(i.due_at < now(), false)) ORDER BY i.issued_at, i.number), '[]')
    FROM invoices i WHERE i.order_id = o.id`

// Mails that were written before their order was noted are found by the event they are named after.
const MAILS = `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', m.id, 'message', m.message, 'to', m."to", 'subject', m.subject, 'state', m.state, 'tries', m.tries::int,
           'problem', m.problem, 'createdAt', m.created_at, 'sentAt', m.sent_at) ORDER BY m.created_at), '[]')
    FROM email_outbox m
   WHERE m.order_id = o.id OR m.dedupe_key = ANY (ARRAY(
           SELECT 'order-receipt:' || o.id::text
            UNION ALL SELECT 'refund-notice:' || r.id::text FROM refunds r WHERE r.order_id = o.id))`

const activitySql = (payload: Payload) => `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'at', x.created_at, 'action', x.action, 'by', x.by, 'details', x.details,
           'actor', (SELECT ${personName(payload, 'u')} FROM ${people(payload)} u WHERE u.id = x.actor_id))
           ORDER BY x.created_at, x.id), '[]')
    FROM activity_log x WHERE x.order_id = o.id`

const overviewSql = (payload: Payload) => `
  SELECT jsonb_build_object(
           'order', jsonb_build_object(
             'id', o.id, 'number', o.number, 'state', o.state, 'paymentMethod', o.payment_method, 'currency', o.currency,
             'subtotalCents', o.subtotal_cents::int, 'discountCents', o.discount_cents::int, 'taxCents', o.tax_cents::int,
             'totalCents', o.total_cents::int, 'discountCode', o.discount_code, 'createdAt', o.created_at,
             'paidAt', o.paid_at, 'cancelledAt', o.cancelled_at, 'accessBeforePayment', o.access_before_payment,
             'organization', o.invoice_details_organization, 'reference', o.invoice_details_reference, 'termsVersion', o.terms_version, 'termsLocale', o.terms_locale),
           'customer', jsonb_build_object('id', o.user_id, 'name', o.customer_name, 'email', o.customer_email,
             'emailNow', u.email, 'state', coalesce(to_jsonb(u) ->> 'state', 'active')),
           'lines', (${LINES}), 'payments', (${PAYMENTS}), 'refunds', (${refundsSql(payload)}), 'documents', (${DOCUMENTS}),
           'mails', (${MAILS}), 'activity', (${activitySql(payload)})) AS overview
    FROM orders o JOIN ${people(payload)} u ON u.id = o.user_id WHERE o.id = $1`
