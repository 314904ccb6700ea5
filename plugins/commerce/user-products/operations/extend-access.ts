import type { Payload } from 'payload'
import { beginOfDay, type Extension, endOfDay } from '@/src/domain/access/extend-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { ACCESS_REMINDERS, passedReminder } from './passed-reminders'

type Who = { reason: string; actor: string }
type One = Extension & Who & { userId: string; accessId: string }
type Many = Extension &
  Who & {
    accessIds?: string[] | undefined
    productId?: string | undefined
    endsFrom?: string | undefined
    endsTo?: string | undefined
  }

/**
 * Staff give somebody more time: the later of now and the old end, plus days, or until a day; never less than before. What
 * has run out opens again. Reminders begin anew for the new end,
 * but for those whose day is past already; those that wait to leave do not. Logged with its
 * reason. Refusals: `NOT_FOUND` when it is not this person's, `CONFLICT` for what has no end, or was ended.
 */
export async function extendByStaff(
  payload: Payload,
  { userId, accessId, ...extension }: One,
): Promise<Date> {
  return inTransaction(payload, async (sql) => {
    const [row] = await extend(sql, extension, { ...NOBODY, userId, accessIds: [accessId] })
    if (row) return row.accessEndsAt
    const { rowCount } = await sql.query('SELECT FROM user_products WHERE id = $1 AND user_id = $2', [
      accessId,
      userId,
    ])
    throw new DomainError(rowCount ? 'CONFLICT' : 'NOT_FOUND', {
      message: rowCount ? 'This access has no end that could be moved.' : undefined,
    })
  })
}

/** The same for many at once, in one transaction: named entries, or those of a product that end between two days. Gives how many. */
export async function extendManyByStaff(
  payload: Payload,
  { reason, actor, days, until, ...who }: Many,
): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const extended = await extend(sql, { reason, actor, days, until }, { ...NOBODY, ...who })
    return extended.length
  })
}

type Whose = {
  userId: string | null
  accessIds?: string[] | null | undefined
  productId?: string | null | undefined
  endsFrom?: string | null | undefined
  endsTo?: string | null | undefined
}
const NOBODY: Whose = { userId: null, accessIds: null, productId: null, endsFrom: null, endsTo: null }

/** The later of now and the old end, plus days, or a day that was named; never less than before. */
const NEW_END = `greatest(g.access_ends_at, coalesce($2::timestamptz,
              greatest(g.access_ends_at, now()) + make_interval(hours => 24 * $1::int)))`

type Extended = { id: string; accessEndsAt: Date }

async function extend(
  sql: Sql,
  { days, until, reason, actor }: Extension & Who,
  whose: Whose,
): Promise<Extended[]> {
  const [customers, products] = [idType(siteOf(sql), 'customers'), idType(siteOf(sql), 'products')]
  const { rows } = await sql.query<Extended>(
    `WITH extended AS (
     UPDATE user_products g
        SET access_ends_at = ${NEW_END}, reminded_days = ${passedReminder(NEW_END, ACCESS_REMINDERS)}, updated_at = now()
      WHERE g.state = 'active' AND g.access_ends_at IS NOT NULL
        AND ($3::${customers} IS NULL OR g.user_id = $3::${customers})
        AND ($4::uuid[] IS NULL OR g.id = ANY ($4::uuid[]))
        AND ($5::${products} IS NULL OR g.product_id = $5::${products})
        AND ($6::timestamptz IS NULL OR g.access_ends_at >= $6::timestamptz)
        AND ($7::timestamptz IS NULL OR g.access_ends_at < $7::timestamptz)
      RETURNING g.id, g.user_id, g.product_id, g.access_ends_at),
     logged AS (
       INSERT INTO activity_log (action, "by", actor_id, user_id, details)
       SELECT 'access.extended', 'staff', $8, e.user_id, jsonb_build_object('access', e.id, 'product', e.product_id,
              'title', (SELECT ${productText(siteOf(sql), 'title')} FROM products p WHERE p.id = e.product_id), 'until', e.access_ends_at, 'reason', $9::text)
         FROM extended e)
     SELECT id, access_ends_at AS "accessEndsAt" FROM extended WHERE access_ends_at IS NOT NULL`,
    [
      days ?? null,
      until === undefined ? null : endOfDay(until),
      whose.userId,
      whose.accessIds ?? null,
      whose.productId ?? null,
      whose.endsFrom ? beginOfDay(whose.endsFrom) : null,
      whose.endsTo ? endOfDay(whose.endsTo) : null,
      actor,
      reason,
    ],
  )
  await cancelReminders(
    sql,
    rows.map(({ id }) => id),
  )
  return rows
}

/** What says "your access ends" must not leave any more. */
export async function cancelReminders(sql: Sql, accessIds: readonly string[]): Promise<void> {
  if (accessIds.length === 0) return
  await sql.query(
    `UPDATE email_outbox SET state = 'cancelled', next_try_at = NULL, updated_at = now(), problem = 'The access was extended.'
      WHERE state = 'queued' AND dedupe_key LIKE 'access-ending:%' AND split_part(dedupe_key, ':', 2) = ANY ($1::text[])`,
    [accessIds],
  )
}
