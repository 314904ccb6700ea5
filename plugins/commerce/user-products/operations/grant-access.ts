import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mergedAway } from '@/src/domain/errors/merged-away'
import { openAccess, openForever } from '@/src/server/db/open-access'
import { inTransaction, isOfMergedAccount, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { queueEvents } from '../../events/queue-events'

type Grant = { userId: string; productId: string; reason: string; actor: string; days?: number | undefined }

/**
 * Opens a program for somebody, as staff say: a row of the access ledger of its own, with the reason and who it was.
 * Opening what staff have opened already, for as long or longer, is that one grant. After it was ended, opening again is a new row.
 * Refusals: `NOT_FOUND` for a person or a product that is not there, `CONFLICT` for an account that was merged into another.
 */
export async function grantAccessByStaff(
  payload: Payload,
  grant: Grant,
): Promise<{ id: string; activityId: string | null }> {
  try {
    return await storeGrant(payload, grant)
  } catch (error) {
    if (!isOfMergedAccount(error)) throw error
    throw mergedAway('staff')
  }
}

function storeGrant(
  payload: Payload,
  { userId, productId, reason, actor, days }: Grant,
): Promise<{ id: string; activityId: string | null }> {
  return inTransaction(payload, async (sql) => {
    const title = await lockPerson(sql, userId, productId)
    const key = `staff:${userId}:${productId}`
    const { rows } = await sql.query<{ id: string; isOpen: boolean }>(
      `SELECT id, coalesce(${openForever('user_products')} OR (${openAccess('user_products')}
                AND access_ends_at > now() + ${TERM} - interval '1 minute'), false) AS "isOpen"
         FROM user_products WHERE user_id = $1 AND product_id = $2 AND source = 'staff'`,
      [userId, productId, days ?? null],
    )
    const open = rows.find(({ isOpen }) => isOpen)
    if (open) return { id: open.id, activityId: null }
    const sourceKey = rows.length === 0 ? key : `${key}:${rows.length + 1}`
    const stored = await sql.query<{ id: string }>(
      `INSERT INTO user_products (user_id, product_id, access_ends_at, state, source, source_key, actor_id, reason)
       VALUES ($1, $2, now() + ${TERM}, 'active', 'staff', $4, $5, $6) RETURNING id`,
      [userId, productId, days ?? null, sourceKey, actor, reason],
    )
    const id = stored.rows[0]?.id
    if (!id) throw new Error('the access was not stored')
    const details = { access: id, product: productId, title, reason, ...(days ? { days } : {}) }
    const granted = { action: 'access.granted', by: 'staff', actor, user: userId, details } as const
    const activityId = await logActivity(sql, granted)
    await queueEvents(sql, 'onAccessGranted', [{ accessId: id, userId, productId, orderId: null }])
    return { id, activityId }
  })
}

/** `$3`, as a time; nothing for ever. */
const TERM = 'make_interval(hours => 24 * $3::int)'

/** One grant of a person after the other. Gives the product's title. */
async function lockPerson(sql: Sql, userId: string, productId: string): Promise<string> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
  const { rows } = await sql.query<{ title: string }>(
    `SELECT ${productText(siteOf(sql), 'title')} AS title FROM ${siteOf(sql).customers.table} u, products p WHERE u.id = $1 AND p.id = $2`,
    [userId, productId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0].title
}
