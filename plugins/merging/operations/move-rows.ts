import type { Sql } from '@/src/server/db/transaction'
import { CONTESTS, MOVES } from '../references'

type Moving = {
  /** Rows of `owner` go to `next`. */
  owner: string
  next: string
  /** Which rows go to `next`, and which of `next` go to `owner` in exchange, by table and column. */
  over: (place: string) => string[]
  back: (place: string) => string[]
}

/** Gives rows another owner, and nothing else of them changes, in the caller's transaction. Both ways it is the same exchange. */
export async function moveRows(sql: Sql, { owner, next, over, back }: Moving): Promise<void> {
  for (const { table, column } of MOVES) {
    const ids = over(`${table}.${column}`)
    if (ids.length > 0)
      await sql.query(
        `UPDATE ${table} SET ${column} = $3::uuid WHERE id = ANY ($1::uuid[]) AND ${column} = $2::uuid`,
        [ids, owner, next],
      )
  }
  for (const { table } of CONTESTS) {
    const [there, here] = [over(`${table}.user_id`), back(`${table}.user_id`)]
    // One of each for each person: what makes room is set aside, and comes back as it was, under the other account.
    const { rows } = await sql.query<{ kept: unknown }>(
      `DELETE FROM ${table} t WHERE t.id = ANY ($1::uuid[]) AND t.user_id = $2::uuid RETURNING to_jsonb(t) AS kept`,
      [here, next],
    )
    await sql.query(
      `UPDATE ${table} SET user_id = $3::uuid WHERE id = ANY ($1::uuid[]) AND user_id = $2::uuid`,
      [there, owner, next],
    )
    await sql.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, kept || jsonb_build_object('user_id', $2::uuid))).*
         FROM jsonb_array_elements($1::jsonb) kept`,
      [JSON.stringify(rows.map(({ kept }) => kept)), owner],
    )
  }
}

/** Where both are in each program, after their progress was exchanged. */
export async function placeAnew(sql: Sql, people: readonly string[]): Promise<void> {
  await sql.query('DELETE FROM learning_places WHERE user_id = ANY ($1::uuid[])', [people])
  await sql.query(
    `INSERT INTO learning_places (user_id, program_id, lesson_id, at)
     SELECT DISTINCT ON (user_id, program_id) user_id, program_id, lesson_id, updated_at FROM lesson_progress
      WHERE user_id = ANY ($1::uuid[]) ORDER BY user_id, program_id, updated_at DESC`,
    [people],
  )
}
