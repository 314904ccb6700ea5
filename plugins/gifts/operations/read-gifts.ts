import type { Payload } from 'payload'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { productText, productTextLanguage } from '@/plugins/commerce/catalog/product-text'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { GiftState } from '@/src/domain/gifts/gift'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { type Site, siteOf } from '@/src/server/site'
import { giftIsOpen, giftIsOver } from './gift-is-open'

type Preview = {
  title: string
  /** Of the title. */
  language: Locale
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
  locale: Locale,
): Promise<Preview> {
  const { rows } = await pool(payload).query<Preview>({
    name: `gift-preview-${locale}`,
    text: `SELECT coalesce(given.title, g.title) AS title, coalesce(given.language, '${locale}') AS language,
                  g.recipient_name AS "recipientName",
                  o.customer_name AS "buyerName", g.words, g.state,
                  (coalesce(${giftIsOpen('g')}, false) AND coalesce(g.expires_at > now(), false) AND NOT ${giftIsOver('g')}) AS "isOpen",
                  coalesce(g.claimed_by_id = $2::uuid, false) AS "isYours"
             FROM gifts g JOIN orders o ON o.id = g.order_id ${joinGiven(siteOf(payload), locale)} WHERE g.token_hash = $1`,
    values: [hashToken(token), viewerId],
  })
  if (!rows[0]) throw new DomainError('GIFT_INVALID')
  return rows[0]
}

/** SQL of what was given, as readers of a language call it, or as it was bought when the product is gone. */
function joinGiven(site: Site, locale: Locale): string {
  return `LEFT JOIN LATERAL (SELECT nullif(${productText(site, 'title', locale)}, '') AS title,
                                    ${productTextLanguage(site, 'title', locale)} AS language
                               FROM orders_lines l JOIN products p ON p.id = l.product_id
                              WHERE l.id = g.order_line) given ON true`
}

type Given = {
  id: string
  title: string
  /** Of the title. */
  language: Locale
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
export async function listGifts(payload: Payload, userId: string, locale: Locale) {
  const { rows } = await pool(payload).query<Given>({
    name: `gifts-of-${locale}`,
    text: `SELECT g.id, coalesce(given.title, g.title) AS title, coalesce(given.language, '${locale}') AS language,
                  g.recipient_name AS "recipientName", g.recipient_email AS "recipientEmail", g.state,
                  coalesce(${giftIsOpen('g')}, false) AS "isOpen", ${giftIsOver('g')} AS "isOver",
                  (g.state = 'sent' AND coalesce(g.expires_at <= now(), false)) AS "isExpired", g.send_at AS "sendAt", g.sent_at AS "sentAt",
                  g.expires_at AS "expiresAt", g.claimed_at AS "claimedAt"
             FROM gifts g ${joinGiven(siteOf(payload), locale)} WHERE g.buyer_id = $1 ORDER BY g.created_at DESC, g.id`,
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
