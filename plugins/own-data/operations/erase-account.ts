import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { lockGroup } from '@/plugins/groups/operations/lock-group'
import { moveSeat } from '@/plugins/groups/operations/move-seat'
import { DUE_BY } from '@/src/server/db/due'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { deleteOwnWords } from './begin-closing'

/**
 * Closes an account whose 30 days are over, in the caller's transaction: the person is gone from it, with their progress,
 * certificates, messages and devices; their place in a group is free for somebody else. Orders, invoices, what was mailed of
 * them and what the person agreed to stay, as the law wants. False when it is not to be closed, or another process does it.
 */
export async function eraseAccount(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<Person>(
    `SELECT email, email_verified_at IS NOT NULL AS "isVerified", concat_ws(' ', firstname, lastname) AS name FROM users WHERE id = $1 AND closes_at <= ${DUE_BY} AND role = 'user' FOR NO KEY UPDATE SKIP LOCKED`,
    [userId],
  )
  const person = rows[0]
  if (!person) return false
  await deleteOwnWords(sql, userId)
  await eraseMerged(sql, userId)
  for (const table of [
    'lesson_progress',
    'program_completions',
    'certificates',
    'release_exceptions',
    'lesson_questions',
    'learning_reminders',
    'sales_reports',
    'sessions',
    'password_resets',
    'email_changes',
    'two_factor_secrets',
    'recovery_codes',
    'sign_in_challenges',
    'account_views',
    'form_submissions',
    'staff_notes',
    'form_drafts',
  ])
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
  await sql.query('DELETE FROM users_texts WHERE parent_id = $1', [userId])
  await sql.query('DELETE FROM invitations WHERE email = $1 OR accepted_by_id = $2', [person.email, userId])
  await sql.query('DELETE FROM newsletter_subscriptions WHERE email = $1', [person.email])
  await sql.query(
    `DELETE FROM email_outbox WHERE order_id IS NULL
        AND (user_id = $1 OR ("to" = $2 AND message LIKE 'newsletter-%'))`,
    [userId, person.email],
  )
  // What they gave is paid for, and somebody else's.
  await sql.query(
    `UPDATE gifts SET recipient_name = 'Closed account', recipient_email = '', words = NULL, updated_at = now()
      WHERE claimed_by_id = $1`,
    [userId],
  )
  if (person.isVerified) await forgetAddress(sql, person.email)
  await sql.query(
    `UPDATE seat_groups SET name = 'Closed account', updated_at = now() WHERE leader_id = $1 AND name = $2`,
    [userId, person.name],
  )
  await leaveGroups(sql, userId, person)
  await endAllAccess(sql, userId)
  await forgetPerson(sql, userId)
  await sql.query(
    `UPDATE data_requests SET token_hash = NULL, state = CASE WHEN state = 'open' THEN 'done' ELSE state END,
            done_at = coalesce(done_at, now()), updated_at = now()
      WHERE user_id = $1 AND kind IN ('closure', 'export')`,
    [userId],
  )
  await logActivity(sql, { action: 'account.closed', by: 'system', user: userId })
  return true
}

/** An account that was merged into this one goes with it; what says which rows moved is of no use any more. */
async function eraseMerged(sql: Sql, userId: string): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT from_id AS id FROM account_merges WHERE into_id = $1 AND undone_at IS NULL ORDER BY from_id`,
    [userId],
  )
  for (const { id } of rows) {
    await sql.query(
      `UPDATE users SET closes_at = date_trunc('milliseconds', now()) WHERE id = $1 AND closes_at IS NULL`,
      [id],
    )
    await eraseAccount(sql, id)
  }
  for (const table of ['account_merge_rows', 'account_merge_links', 'account_merge_writings'])
    await sql.query(
      `DELETE FROM ${table} WHERE merge_id IN (SELECT id FROM account_merges WHERE into_id = $1::uuid)`,
      [userId],
    )
}

type Person = { email: string; isVerified: boolean; name: string }

/**
 * What was sent to an address, or from it without an account. Only where the address was confirmed: anybody can sign up with
 * one, and what belongs to its owner is not theirs to delete.
 */
async function forgetAddress(sql: Sql, email: string): Promise<void> {
  await sql.query('DELETE FROM form_submissions WHERE sender_email = $1 AND user_id IS NULL', [email])
  await sql.query(`DELETE FROM email_outbox WHERE "to" = $1 AND order_id IS NULL`, [email])
}

/** No place is lost to a group because somebody closed their account. */
async function leaveGroups(sql: Sql, userId: string, { email, isVerified }: Person): Promise<void> {
  const { rows } = await sql.query<{ id: string; groupId: string }>(
    `SELECT id, group_id AS "groupId" FROM group_seats
      WHERE (user_id = $1 AND state = 'active') OR ($3 AND state = 'invited' AND email = $2) ORDER BY group_id, id`,
    [userId, email, isVerified],
  )
  for (const { id, groupId } of rows) {
    await lockGroup(sql, groupId)
    await moveSeat(sql, id, { to: 'returned' })
  }
}

async function endAllAccess(sql: Sql, userId: string): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string; orderId: string | null }>(
    `UPDATE user_products SET state = 'ended', ended_at = now(), end_reason = 'account.closed', updated_at = now()
      WHERE user_id = $1 AND state = 'active'
      RETURNING id AS "accessId", product_id AS "productId", order_id AS "orderId"`,
    [userId],
  )
  await queueEvents(
    sql,
    'onAccessEnded',
    rows.map((row) => ({ ...row, userId })),
  )
}

async function forgetPerson(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `UPDATE users SET firstname = 'Closed', lastname = 'account', email = 'closed-' || id::text || '@account.invalid',
            hash = NULL, salt = NULL, state = 'deactivated', closes_at = NULL, email_verified_at = NULL, referral_source = NULL, legacy_id = NULL,
            reset_password_token = NULL, reset_password_expiration = NULL,
            default_billing_address_full_name = NULL, default_billing_address_address_line1 = NULL,
            default_billing_address_city = NULL, default_billing_address_province = NULL,
            default_billing_address_postal_code = NULL, default_billing_address_country = NULL, updated_at = now()
      WHERE id = $1`,
    [userId],
  )
}
