import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { Locale } from '@/src/domain/languages/locales'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { DUE_BY } from '@/src/server/db/due'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { giftIsOpen, giftIsOver } from './gift-is-open'
import { sendGift } from './send-gift'

/** In the morning of its day, where the shop is. */
const SENT_AT = `time '08:00'`
const ZONE = `'${BUSINESS_TIME_ZONE}'`

/**
 * Makes the gift of every paid line that was bought for somebody else and has none, and mails those whose day has come, once
 * each, in the transaction that says so. One that cannot be mailed is logged and tried in the next round; it holds up no other.
 * Safe in any number of processes and through a kill. Gives how many were mailed.
 */
export async function deliverGifts(payload: Payload): Promise<number> {
  await pool(payload).query({ name: 'make-gifts', text: MAKE })
  const failed: string[] = []
  let sent = 0
  for (let next = await sendOne(payload, failed); next !== 'none'; next = await sendOne(payload, failed))
    if (next === 'sent') sent += 1
  if (sent > 0) wakeOutbox(payload)
  return sent
}

/** The next one whose day has come, but those that `failed` already, to which it adds. */
async function sendOne(payload: Payload, failed: string[]): Promise<'sent' | 'failed' | 'none'> {
  let due: string | undefined
  try {
    return await inTransaction(payload, async (sql) => {
      const { rows } = await sql.query<{ id: string; locale: Locale }>({
        name: 'due-gift',
        text: DUE,
        values: [failed],
      })
      due = rows[0]?.id
      if (!rows[0]) return 'none'
      await sendGift(sql, rows[0].id, rows[0].locale)
      return 'sent'
    })
  } catch (error) {
    if (due === undefined) throw error
    payload.logger.error({ err: error, msg: 'a gift could not be sent', gift: due })
    failed.push(due)
    return 'failed'
  }
}

const MAKE = `
INSERT INTO gifts (title, state, buyer_id, order_id, order_line, recipient_name, recipient_email, words, send_at)
SELECT l.title, 'waiting', o.user_id, o.id, l.id, given.name, given.email, given.message,
       greatest(now(), coalesce((given.day::date + ${SENT_AT}) AT TIME ZONE ${ZONE}, now()))
  FROM orders_lines l JOIN orders o ON o.id = l._parent_id,
       LATERAL jsonb_to_record(l.terms -> 'gift') AS given(name text, email text, day text, message text)
 WHERE o.state = 'paid' AND l.terms ->> 'gift' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM gifts g WHERE g.order_line = l.id)
ON CONFLICT (order_line) DO NOTHING`

const DUE = `
SELECT g.id, o.locale FROM gifts g JOIN orders o ON o.id = g.order_id
 WHERE g.state = 'waiting' AND g.send_at <= ${DUE_BY} AND ${giftIsOpen('g')} AND NOT ${giftIsOver('g')} AND g.id <> ALL ($1::uuid[])
 ORDER BY g.send_at LIMIT 1 FOR UPDATE OF g SKIP LOCKED`
