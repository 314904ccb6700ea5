import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { wakeSweeper } from '../jobs/wake-sweeper'
import type { IncomingMessage } from '../providers/payment-provider'

/** Keeps a provider's message before anything is done about it. The same message again is the same row. */
export async function storePaymentEvent(
  payload: Payload,
  provider: string,
  { id, type, providerOrderId, body }: IncomingMessage,
): Promise<void> {
  await pool(payload).query(
    `INSERT INTO payment_events (provider, event_id, type, provider_order_id, body, next_try_at)
     VALUES ($1, $2, $3, $4, $5, now()) ON CONFLICT (provider, event_id) DO NOTHING`,
    [provider, id, type, providerOrderId, JSON.stringify(body)],
  )
  wakeSweeper(payload)
}
