import type { Payload } from 'payload'
import type { AccessSource } from '@/src/domain/access/access-source'
import { DomainError } from '@/src/domain/errors/domain-error'
import { openAccess, openForever } from '@/src/server/db/open-access'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { idType, siteOf } from '@/src/server/site'
import { queueEvents } from '../../events/queue-events'
import { isOutlasted, OUTLASTED, ownBegin } from './own-time'

type Transfer = { accessId: string; userId: string; email: string; reason: string; actor: string }
type Row = {
  source: AccessSource
  orderId: string | null
  productId: string
  isOpen: boolean
  isOutlasted: boolean
}

/**
 * Staff move what is open to somebody to another person, as it is: with the time that is left of it, and with its order, so
 * that a refund of it ends it there. Of days that were added to others only those move which were added. Progress and what was written stay with whoever had it. Refusals: `NOT_FOUND` (not theirs, or no such
 * account), `CONFLICT` (not open, a place of a group, their own, outlasted by something else, an account that is deactivated or being closed), `ALREADY_OWNED` by the other for ever.
 */
export async function transferAccess(
  payload: Payload,
  { accessId, userId, email, reason, actor }: Transfer,
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
    const { rows } = await sql.query<Row>(
      `SELECT g.source, g.order_id AS "orderId", g.product_id AS "productId", coalesce(${openAccess('g')}, false) AS "isOpen",
              ${isOutlasted('g')} AS "isOutlasted"
         FROM user_products g WHERE g.id = $1 AND g.user_id = $2::${idType(siteOf(sql), 'customers')} FOR UPDATE`,
      [accessId, userId],
    )
    const access = rows[0]
    const next = await findPerson(sql, email)
    if (!access || !next) throw new DomainError('NOT_FOUND')
    refuse(access, next, userId)
    await refuseOwned(sql, access.productId, next)
    const newId = await move(sql, { accessId, next, reason })
    const { productId, orderId } = access
    const details = { access: accessId, product: productId, to: next, reason }
    await logActivity(sql, {
      action: 'access.transferred',
      by: 'staff',
      actor,
      user: userId,
      order: orderId,
      details,
    })
    await queueEvents(sql, 'onAccessEnded', [{ accessId, userId, productId, orderId }])
    await queueEvents(sql, 'onAccessGranted', [{ accessId: newId, userId: next, productId, orderId }])
  })
}

async function findPerson(sql: Sql, email: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string; state: string; isClosing: boolean }>(
    `SELECT u.id::text AS id, coalesce(to_jsonb(u) ->> 'state', 'active') AS state,
            to_jsonb(u) ->> 'closes_at' IS NOT NULL AS "isClosing"
       FROM ${siteOf(sql).customers.table} u WHERE u.email = $1`,
    [email],
  )
  const person = rows[0]
  if (person && person.state !== 'active')
    throw new DomainError('CONFLICT', {
      message: 'This account is deactivated. Please choose somebody else.',
    })
  if (person?.isClosing)
    throw new DomainError('CONFLICT', {
      message: 'This account is being closed. Please choose somebody else.',
    })
  return person?.id
}

function refuse({ isOpen, isOutlasted: outlasted, source }: Row, next: string, userId: string): void {
  if (!isOpen) throw new DomainError('CONFLICT', { message: 'Only what is open can be moved.' })
  if (next === userId) throw new DomainError('CONFLICT', { message: 'This is theirs already.' })
  if (source === 'seat')
    throw new DomainError('CONFLICT', { message: 'A place in a group is given to others by its leader.' })
  if (outlasted) throw new DomainError('CONFLICT', { message: OUTLASTED })
}

async function refuseOwned(sql: Sql, productId: string, next: string): Promise<void> {
  const site = siteOf(sql)
  const { rowCount } = await sql.query(
    `SELECT FROM user_products g
      WHERE g.user_id = $1::${idType(site, 'customers')} AND g.product_id = $2::${idType(site, 'products')} AND ${openForever('g')} LIMIT 1`,
    [next, productId],
  )
  if (rowCount) throw new DomainError('ALREADY_OWNED', { message: 'They own this program already.' })
}

async function move(
  sql: Sql,
  { accessId, next, reason }: { accessId: string; next: string; reason: string },
): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH gone AS (
       UPDATE user_products g SET state = 'ended', ended_at = now(), end_reason = 'transferred: ' || $3::text, updated_at = now()
        WHERE g.id = $1 RETURNING g.*)
     INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id, order_line, access_ends_at, days_from_opening, reason)
     SELECT $2::${idType(siteOf(sql), 'customers')}, g.product_id, 'active', 'transfer', 'transfer:' || g.id::text, g.order_id,
            coalesce(g.order_line, (SELECT l.id FROM orders_lines l WHERE l._parent_id = g.order_id AND l.product_id = g.product_id LIMIT 1)),
            now() + (g.access_ends_at - ${ownBegin('g')}), g.days_from_opening, $3::text
       FROM gone g
     RETURNING id`,
    [accessId, next, reason],
  )
  return rows[0]?.id ?? ''
}
