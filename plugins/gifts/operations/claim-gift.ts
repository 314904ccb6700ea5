import type { Payload } from 'payload'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { heldSql, openedByLine } from '@/plugins/commerce/user-products/operations/line-sql'
import { type HeldProgram, isOwnedAlready, type LineTerms } from '@/src/domain/access/owned-already'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { GiftState } from '@/src/domain/gifts/gift'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { giftIsOpen, giftIsOver } from './gift-is-open'

type Row = {
  id: string
  title: string
  state: GiftState
  orderId: string
  orderLine: string
  claimedBy: string | null
  buyerName: string
  isOpen: boolean
  isExpired: boolean
  isOver: boolean
}

/**
 * Opens a gift to whoever has its link and is signed in: once, to one person, in one transaction. Days are added to what they
 * have left. Claimed again by the same person it answers the same. Refusals: `GIFT_INVALID`, `GIFT_CLAIMED`, `GIFT_ENDED` (given
 * back, its link too old, or the last day of what it opens over), `ALREADY_OWNED` (theirs for ever; the gift stays for somebody else).
 */
export async function claimGift(payload: Payload, userId: string, token: string): Promise<{ title: string }> {
  return inTransaction(payload, async (sql) => {
    const gift = await lockGift(sql, token)
    if (gift.state === 'claimed' && gift.claimedBy === userId) return { title: gift.title }
    if (gift.state === 'claimed') throw new DomainError('GIFT_CLAIMED')
    if (!gift.isOpen || gift.isExpired || gift.isOver) throw new DomainError('GIFT_ENDED')
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
    await refuseOwned(sql, gift.orderLine, userId)
    await grant(sql, gift, userId)
    await sql.query(
      `UPDATE gifts SET state = 'claimed', claimed_by_id = $2, claimed_at = now(), updated_at = now() WHERE id = $1`,
      [gift.id, userId],
    )
    const details = { gift: gift.id, title: gift.title }
    const { orderId: order } = gift
    await logActivity(sql, {
      action: 'gift.claimed',
      by: 'customer',
      actor: userId,
      user: userId,
      order,
      details,
    })
    return { title: gift.title }
  })
}

/** Its order is held too, so that a refund comes before or after, never in between. */
async function lockGift(sql: Sql, token: string): Promise<Row> {
  const hash = hashToken(token)
  await sql.query(
    'SELECT FROM orders o JOIN gifts g ON g.order_id = o.id WHERE g.token_hash = $1 FOR SHARE OF o',
    [hash],
  )
  const { rows } = await sql.query<Row>(
    `SELECT g.id, g.title, g.state, g.order_id AS "orderId", g.order_line AS "orderLine", g.claimed_by_id AS "claimedBy",
            o.customer_name AS "buyerName",
            coalesce(${giftIsOpen('g')}, false) AS "isOpen", coalesce(g.expires_at <= now(), false) AS "isExpired", ${giftIsOver('g')} AS "isOver"
       FROM gifts g JOIN orders o ON o.id = g.order_id WHERE g.token_hash = $1 FOR UPDATE OF g`,
    [hash],
  )
  if (!rows[0]) throw new DomainError('GIFT_INVALID')
  return rows[0]
}

async function refuseOwned(sql: Sql, orderLine: string, userId: string): Promise<void> {
  const { rows } = await sql.query<{ held: HeldProgram[]; terms: LineTerms | null }>(
    `SELECT ${heldSql(openedByLine('l'))} AS held, l.terms FROM orders_lines l WHERE l.id = $1`,
    [orderLine, userId],
  )
  const line = rows[0]
  if (line?.terms && isOwnedAlready({ ...line.terms, gift: null }, line.held))
    throw new DomainError('ALREADY_OWNED', { message: 'You already own this program.' })
}

async function grant(sql: Sql, gift: Row, userId: string): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string }>(GRANT, [
    userId,
    gift.orderLine,
    `gift:${gift.id}:`,
    gift.orderId,
    `A gift from ${gift.buyerName}`,
  ])
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId, orderId: gift.orderId })),
  )
}

/** As the line promised when it was bought, from the day on which it is accepted. */
const GRANT = `
WITH promised AS (
  SELECT p.id AS product, l.terms ->> 'kind' AS kind, (l.terms ->> 'days')::int AS days,
         (l.terms ->> 'until')::timestamptz AS until, l.terms ->> 'from' AS starts,
         (SELECT max(g.access_ends_at) FROM user_products g
           WHERE g.user_id = $1 AND g.product_id = p.id AND ${openAccess('g')}) AS ends
    FROM orders_lines l, LATERAL unnest(${openedByLine('l')}) AS wanted(product)
    JOIN products p ON p.id::text = wanted.product WHERE l.id = $2),
given AS (SELECT *, coalesce(kind = 'days' AND starts = 'first-opening' AND ends IS NULL, false) AS waits FROM promised)
INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id, order_line, reason, access_ends_at, days_from_opening)
SELECT $1, product, 'active', 'gift', $3 || product::text, $4, $2, $5,
       CASE WHEN kind = 'until' THEN until
            WHEN kind = 'days' AND NOT waits THEN coalesce(ends, now()) + make_interval(hours => 24 * days) END,
       CASE WHEN waits THEN days END
  FROM given
RETURNING id AS "accessId", product_id AS "productId"`
