import type { Payload } from 'payload'
import { DUE_BY } from '@/src/server/db/due'
import { pool } from '@/src/server/db/transaction'
import { actOnRefundEvent } from '../../refunds/operations/act-on-refund-event'
import { noteDispute } from '../operations/note-dispute'
import { reconcilePayment } from '../operations/reconcile-payment'
import { findProvider } from '../providers/require-provider'

type Event = {
  id: string
  provider: string
  type: string
  provider_order_id: string | null
  body: unknown
  tries: number
}

const BATCH = 20

/** How long the buyer's own return has to capture an approved payment before we do it without them. */
const APPROVAL_GRACE_SECONDS = 60

/**
 * Acts on stored messages. A message only says where to look: the provider is asked what is true, and `settlePayment`
 * settles it, so order of arrival, repeats and forgeries make no difference. Returns how many it took.
 */
export async function processPaymentEvents(payload: Payload): Promise<number> {
  let taken = 0
  for (;;) {
    const events = await lease(payload)
    for (const event of events) await act(payload, event)
    taken += events.length
    if (events.length < BATCH) return taken
  }
}

async function lease(payload: Payload): Promise<Event[]> {
  const { rows } = await pool(payload).query<Event>({
    name: 'lease-events',
    text: `UPDATE payment_events SET tries = tries + 1, updated_at = now(),
              next_try_at = now() + least(interval '6 hours', interval '30 seconds' * power(2, least(tries, 10)))
      WHERE id IN (SELECT id FROM payment_events WHERE processed_at IS NULL AND next_try_at <= ${DUE_BY}
                    ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, provider, type, provider_order_id, body, tries::int`,
  })
  return rows
}

async function act(payload: Payload, event: Event): Promise<void> {
  try {
    const provider = findProvider(payload, event.provider)
    if (!provider) throw new Error(`this shop has no payment provider "${event.provider}"`)
    const meaning = provider.meaningOf(event.type, event.body)
    if (meaning.kind === 'approved') await captureSoon(payload, event)
    else if (meaning.kind === 'refund') await actOnRefundEvent(payload, event.provider, meaning.notice)
    else if (meaning.kind === 'dispute') await noteDispute(payload, event.provider, meaning.notice)
    else await reconcileOrder(payload, event)
    await markProcessed(payload, event, null)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'could not act on a provider message', event: event.id })
    const problem = error instanceof Error ? error.message : String(error)
    await pool(payload).query('UPDATE payment_events SET problem = $2 WHERE id = $1', [
      event.id,
      problem.slice(0, 500),
    ])
  }
}

/** The buyer approved and is on the way back; if the browser never arrives, the sweeper captures. */
async function captureSoon(payload: Payload, event: Event): Promise<void> {
  await pool(payload).query(
    `UPDATE payment_attempts SET next_check_at = least(next_check_at, now() + make_interval(secs => $2)), updated_at = now()
      WHERE provider_order_id = $1 AND provider = $3 AND state IN ('awaiting-approval', 'declined')`,
    [event.provider_order_id, APPROVAL_GRACE_SECONDS, event.provider],
  )
}

async function reconcileOrder(payload: Payload, event: Event): Promise<void> {
  const { rows } = await pool(payload).query<{ id: string }>(
    'SELECT id FROM payment_attempts WHERE provider_order_id = $1 AND provider = $2',
    [event.provider_order_id, event.provider],
  )
  if (rows[0]) await reconcilePayment(payload, rows[0].id)
}

async function markProcessed(payload: Payload, event: Event, problem: string | null): Promise<void> {
  await pool(payload).query(
    'UPDATE payment_events SET processed_at = now(), problem = $2, updated_at = now() WHERE id = $1',
    [event.id, problem],
  )
}
