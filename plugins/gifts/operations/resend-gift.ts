import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { GiftState } from '@/src/domain/gifts/gift'
import type { Locale } from '@/src/domain/languages/locales'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { giftIsOpen, giftIsOver } from './gift-is-open'
import { sendGift } from './send-gift'

type Resend = {
  giftId: string
  name?: string | undefined
  email?: string | undefined
  by: 'customer' | 'staff'
  actor: string
}

/**
 * Mails a gift again with a fresh link of a year, also to another address; one that waits for its day keeps it, and only its
 * address changes. The buyer's own, or any for staff. Gives whether it was mailed. Refusals: `NOT_FOUND`, `GIFT_CLAIMED`, `GIFT_ENDED`
 * when it was given back or what it opens is over.
 */
export async function resendGift(
  payload: Payload,
  { giftId, name, email, by, actor }: Resend,
): Promise<boolean> {
  const isMailed = await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ state: GiftState; locale: Locale; orderId: string; isOpen: boolean }>(
      `SELECT g.state, o.locale, o.id AS "orderId", (coalesce(${giftIsOpen('g')}, false) AND NOT ${giftIsOver('g')}) AS "isOpen"
         FROM gifts g JOIN orders o ON o.id = g.order_id
        WHERE g.id = $1 AND ($2::uuid IS NULL OR g.buyer_id = $2::uuid) FOR UPDATE OF g`,
      [giftId, by === 'staff' ? null : actor],
    )
    const gift = rows[0]
    if (!gift) throw new DomainError('NOT_FOUND')
    if (gift.state === 'claimed') throw new DomainError('GIFT_CLAIMED')
    if (!gift.isOpen) throw new DomainError('GIFT_ENDED')
    await sql.query(
      `UPDATE gifts SET recipient_name = coalesce($2, recipient_name), recipient_email = coalesce($3, recipient_email),
              updated_at = now() WHERE id = $1`,
      [giftId, name ?? null, email ?? null],
    )
    if (gift.state === 'sent') await sendGift(sql, giftId, gift.locale)
    await logActivity(sql, {
      action: 'gift.resent',
      by,
      actor,
      order: gift.orderId,
      details: { gift: giftId },
    })
    return gift.state === 'sent'
  })
  if (isMailed) wakeOutbox(payload)
  return isMailed
}
