import { createHash } from 'node:crypto'
import type { MergedPart } from '@/src/domain/people/merging'
import type { Sql } from '@/src/server/db/transaction'
import { CONTESTS, MOVES } from '../references'

export type Pair = { fromId: string; intoId: string }

/** `over` to the account that stays, `back` to the one that is merged away, `added` as a copy. `place` is a table and its column. */
export type PlannedRow = { part: MergedPart; place: string; rowId: string; went: 'over' | 'back' | 'added' }

const moved = MOVES.map(
  ({ table, column, part, ...more }) => `
    SELECT '${part}' AS part, '${table}.${column}' AS place, f.id::text AS "rowId", 'over' AS went FROM ${table} f
     WHERE f.${column} = $1::uuid AND NOT coalesce(${'but' in more ? more.but : 'false'}, false)`,
)
const contested = CONTESTS.flatMap(({ table, part, key, isFurther }) => [
  `SELECT '${part}', '${table}.user_id', f.id::text, 'over' FROM ${table} f
     LEFT JOIN ${table} s ON s.user_id = $2::uuid AND s.${key} = f.${key}
    WHERE f.user_id = $1::uuid AND (s.id IS NULL OR ${isFurther})`,
  `SELECT '${part}', '${table}.user_id', s.id::text, 'back' FROM ${table} f
     JOIN ${table} s ON s.user_id = $2::uuid AND s.${key} = f.${key}
    WHERE f.user_id = $1::uuid AND ${isFurther}`,
])
const TAGS = `
    SELECT 'tags', 'users_texts.parent_id', f.id::text, 'added' FROM users_texts f
     WHERE f.parent_id = $1::uuid AND f.path = 'tags'
       AND NOT EXISTS (SELECT FROM users_texts s WHERE s.parent_id = $2::uuid AND s.path = 'tags' AND s.text = f.text)`

const PLAN_SQL = `SELECT part, place, "rowId", went FROM (${[...moved, ...contested, TAGS].join(' UNION ALL ')}) plan
  ORDER BY place, "rowId"`

/** Every row that goes to another account when two are merged, and nothing else: preview, merge and undo go by this one list. */
export async function planMerge(sql: Sql, { fromId, intoId }: Pair): Promise<PlannedRow[]> {
  const { rows } = await sql.query<PlannedRow>(PLAN_SQL, [fromId, intoId])
  return rows
}

/** The same plan has the same mark: what staff have seen is what is done. */
export function markOf({ fromId, intoId }: Pair, plan: readonly PlannedRow[]): string {
  const lines = plan.map(({ place, rowId, went }) => `${place} ${rowId} ${went}`)
  return createHash('sha256')
    .update([fromId, intoId, ...lines].join('\n'))
    .digest('base64url')
}
