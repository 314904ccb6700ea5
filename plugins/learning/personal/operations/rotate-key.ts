import type { Connection } from '@/src/server/db/transaction'
import type { PersonalKey } from '../personal-key'
import { type Place, sealPersonal, unsealPersonal } from '../seal-personal'

type Row = { kind: string; row: string; userId: string; sealed: string }

/**
 * Seals everything anew that was not sealed with the first of these keys, and gives how many rows that were. The shop may
 * go on running: a row that is written meanwhile keeps what was written. Again: nothing is left to do. Throws when a row
 * needs a key that is not among them, with what was done before kept.
 */
export async function rotateKey(
  sql: Connection,
  keys: readonly [PersonalKey, ...PersonalKey[]],
): Promise<number> {
  const [current] = keys
  const { rows } = await sql.query<Row>(
    `SELECT 'note' AS kind, lesson_id::text AS row, user_id AS "userId", sealed FROM lesson_notes
      WHERE split_part(sealed, '.', 1) <> $1
     UNION ALL
     SELECT 'answer', lesson_id::text || ' ' || key, user_id, sealed FROM lesson_answers
      WHERE split_part(sealed, '.', 1) <> $1
     UNION ALL
     SELECT 'plan', id::text, user_id, sealed FROM action_plans WHERE split_part(sealed, '.', 1) <> $1
     UNION ALL
     SELECT 'check-in', c.id::text, p.user_id, c.sealed
       FROM action_plan_check_ins c JOIN action_plans p ON p.id = c.plan_id
      WHERE split_part(c.sealed, '.', 1) <> $1
     UNION ALL
     SELECT 'quiz', id::text, user_id, coalesce(sealed, '') FROM quiz_attempts WHERE split_part(sealed, '.', 1) <> $1`,
    [current.id],
  )
  for (const { kind, row, userId, sealed } of rows) {
    const place = { kind: kind as Place['kind'], userId, row }
    const anew = sealPersonal(place, unsealPersonal(place, sealed, [...keys]), current)
    await replace(sql, place.kind, sealed, anew)
  }
  return rows.length
}

/** No two rows are sealed alike, since the nonce is new each time: what was sealed names its row. */
async function replace(sql: Connection, kind: Place['kind'], sealed: string, anew: string): Promise<void> {
  const values = [sealed, anew]
  if (kind === 'note') await sql.query('UPDATE lesson_notes SET sealed = $2 WHERE sealed = $1', values)
  if (kind === 'answer') await sql.query('UPDATE lesson_answers SET sealed = $2 WHERE sealed = $1', values)
  if (kind === 'plan') await sql.query('UPDATE action_plans SET sealed = $2 WHERE sealed = $1', values)
  if (kind === 'check-in')
    await sql.query('UPDATE action_plan_check_ins SET sealed = $2 WHERE sealed = $1', values)
  if (kind === 'quiz') await sql.query('UPDATE quiz_attempts SET sealed = $2 WHERE sealed = $1', values)
}
