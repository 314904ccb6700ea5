import type { Payload } from 'payload'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { GiftState } from '@/src/domain/gifts/gift'
import { pool } from '@/src/server/db/transaction'
import { giftIsOpen, giftIsOver } from './gift-is-open'

type Preview = {
  title: string
  recipientName: string
  buyerName: string
  words: string | null
  state: GiftState
  isOpen: boolean
  /** Accepted by whoever asks. */
  isYours: boolean
}

/** What a link leads to, for whoever has it. Changes nothing. Refusal: `GIFT_INVALID`. */
export async function previewGift(
  payload: Payload,
  token: string,
  viewerId: string | null,
): Promise<Preview> {
  const { rows } = await pool(payload).query<Preview>({
    name: 'gift-preview',
    text: `SELECT g.title, g.recipient_name AS "recipientName", o.customer_name AS "buyerName", g.words, g.state,
                  (coalesce(${giftIsOpen('g')}, false) AND coalesce(g.expires_at > now(), false) AND NOT ${giftIsOver('g')}) AS "isOpen",
                  coalesce(g.claimed_by_id = $2::uuid, false) AS "isYours"
             FROM gifts g JOIN orders o ON o.id = g.order_id WHERE g.token_hash = $1`,
    values: [hashToken(token), viewerId],
  })
  if (!rows[0]) throw new DomainError('GIFT_INVALID')
  return rows[0]
}

type Given = {
  id: string
  title: string
  recipientName: string
  recipientEmail: string
  state: GiftState
  isOpen: boolean
  /** Its link was not used in time; sent again it works anew. */
  isExpired: boolean
  /** What it would open has ended. */
  isOver: boolean
  sendAt: Date
  sentAt: Date | null
  expiresAt: Date | null
  claimedAt: Date | null
}

/** What somebody bought for others, the newest first, and what became of it. */
export async function listGifts(payload: Payload, userId: string) {
  const { rows } = await pool(payload).query<Given>({
    name: 'gifts-of',
    text: `SELECT g.id, g.title, g.recipient_name AS "recipientName", g.recipient_email AS "recipientEmail", g.state,
                  coalesce(${giftIsOpen('g')}, false) AS "isOpen", ${giftIsOver('g')} AS "isOver",
                  (g.state = 'sent' AND coalesce(g.expires_at <= now(), false)) AS "isExpired", g.send_at AS "sendAt", g.sent_at AS "sentAt",
                  g.expires_at AS "expiresAt", g.claimed_at AS "claimedAt"
             FROM gifts g WHERE g.buyer_id = $1 ORDER BY g.created_at DESC, g.id`,
    values: [userId],
  })
  return rows.map(({ sendAt, sentAt, expiresAt, claimedAt, ...row }) => ({
    ...row,
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    claimedAt: claimedAt?.toISOString() ?? null,
  }))
}
