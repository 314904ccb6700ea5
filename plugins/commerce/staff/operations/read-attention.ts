import type { Payload } from 'payload'
import { OFFLINE_PROVIDERS } from '@/src/domain/payments/offline'
import { sqlList } from '@/src/server/db/sql-list'
import { pool } from '@/src/server/db/transaction'
import type { Attention } from './attention'

/**
 * Everything about money that a person must look at, and the last nightly comparison. One SQL statement; lists show the
 * oldest hundred, counts count all.
 */
export async function readAttention(payload: Payload): Promise<Attention> {
  const { rows } = await pool(payload).query<Attention>({ name: 'attention', text: ATTENTION })
  if (!rows[0]) throw new Error('no answer')
  return rows[0]
}

const OFFLINE = sqlList(OFFLINE_PROVIDERS)

const ORDER = `'orderId', o.id, 'number', o.number, 'customer', o.customer_name, 'email', o.customer_email`

/** Set aside, or open for longer than it should take: a capture is seconds, an eCheck is days. */
const STUCK = `
  a.state = 'needs-attention'
  OR (a.state = 'capturing' AND a.updated_at < now() - interval '15 minutes')
  OR (a.state = 'created' AND a.provider NOT IN (${OFFLINE}) AND a.created_at < now() - interval '1 hour')
  OR (a.state = 'pending' AND a.provider NOT IN (${OFFLINE}) AND a.created_at < now() - interval '7 days')`

const OPEN_REFUND = `
  (r.state = 'requested' AND r.created_at < now() - interval '15 minutes')
  OR (r.state = 'pending' AND r.created_at < now() - interval '7 days')`

const UNREAD = `e.processed_at IS NULL AND e.created_at < now() - interval '10 minutes'`

/** Entries somebody must look at stay until somebody says that they did. */
const NOTED = `
  x.action IN ('attention.needed', 'access.incomplete')
  AND NOT EXISTS (SELECT 1 FROM activity_log h WHERE h.action = 'attention.handled' AND h.details ->> 'entry' = x.id::text)`

const OPEN_DISPUTE = `d.state <> 'resolved'`

const list = (what: string, from: string, order: string) =>
  `(SELECT coalesce(jsonb_agg(found.entry ORDER BY found.at), '[]') FROM
     (SELECT ${order} AS at, jsonb_build_object(${what}) AS entry FROM ${from} ORDER BY ${order} LIMIT 100) found)`

const ATTENTION = `
  SELECT ${list(
    `'id', a.id, 'state', a.state, 'provider', a.provider, 'amountCents', a.amount_cents::int, 'problem', a.problem,
     'providerStatus', a.provider_status, 'captureId', a.capture_id, 'providerOrderId', a.provider_order_id,
     'since', a.updated_at, ${ORDER}`,
    `payment_attempts a JOIN orders o ON o.id = a.order_id WHERE ${STUCK}`,
    'a.updated_at',
  )} AS payments,
  ${list(
    `'id', r.id, 'state', r.state, 'amountCents', r.amount_cents::int, 'problem', r.problem, 'since', r.created_at, ${ORDER}`,
    `refunds r JOIN orders o ON o.id = r.order_id WHERE ${OPEN_REFUND}`,
    'r.created_at',
  )} AS refunds,
  ${list(
    `'id', x.id, 'action', x.action, 'details', x.details, 'since', x.created_at, ${ORDER}`,
    `activity_log x LEFT JOIN orders o ON o.id = x.order_id WHERE ${NOTED}`,
    'x.created_at',
  )} AS noted,
  ${list(
    `'id', m.id, 'message', m.message, 'to', m."to", 'problem', m.problem, 'since', m.updated_at, 'orderId', m.order_id`,
    `email_outbox m WHERE m.state = 'failed'`,
    'm.updated_at',
  )} AS mails,
  ${list(
    `'id', d.id, 'state', d.state, 'amountCents', d.amount_cents::int, 'reason', d.reason, 'stage', d.stage, 'respondBy', d.respond_by,
     'providerDisputeId', d.provider_dispute_id, 'since', d.created_at, ${ORDER}`,
    `disputes d JOIN orders o ON o.id = d.order_id WHERE ${OPEN_DISPUTE}`,
    `coalesce(d.respond_by, 'infinity')`,
  )} AS disputes,
  (SELECT count(*)::int FROM disputes d WHERE ${OPEN_DISPUTE}) AS "disputeCount",
  (SELECT count(*)::int FROM payment_attempts a WHERE ${STUCK}) AS "paymentCount",
  (SELECT count(*)::int FROM refunds r WHERE ${OPEN_REFUND}) AS "refundCount",
  (SELECT count(*)::int FROM activity_log x WHERE ${NOTED}) AS "notedCount",
  (SELECT count(*)::int FROM email_outbox m WHERE m.state = 'failed') AS "mailCount",
  (SELECT count(*)::int FROM payment_events e WHERE ${UNREAD}) AS "unreadMessages",
  (SELECT max(e.problem) FROM payment_events e WHERE ${UNREAD}) AS "unreadProblem",
  (SELECT jsonb_build_object('id', c.id, 'day', c.day, 'paymentsCompared', c.payments_compared::int,
            'paidNotGranted', c.paid_not_granted::int, 'grantedNotPaid', c.granted_not_paid::int,
            'differences', c.differences::int, 'finishedAt', c.finished_at)
     FROM reconciliation_reports c ORDER BY c.day DESC LIMIT 1) AS comparison`
