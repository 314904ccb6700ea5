import type { Payload } from 'payload'
import type { ContestedPart, MergedPart, StayingPart } from '@/src/domain/people/merging'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { CONTESTS, PRIVATE_TABLES } from '../references'
import { readAccount, refuseMerge } from './lock-accounts'
import { markOf, type Pair, planMerge } from './plan-merge'

type Count<Part> = { part: Part; count: number }

export type MergePreview = {
  other: { id: string; name: string; email: string; createdAt: string }
  /** What goes over, by part. */
  moves: Count<MergedPart>[]
  /** What both have; `fromOther` of it counts as it stands in the other account from then on. */
  contested: (Count<ContestedPart> & { fromOther: number })[]
  stays: Count<StayingPart>[]
  seen: string
}

/**
 * What would become of two accounts if they were made one, by the list the merge itself goes by; nothing changes. Refusals as
 * those of the merge.
 */
export async function previewMerge(
  payload: Payload,
  { intoId, email }: { intoId: string; email: string },
): Promise<MergePreview> {
  return inTransaction(payload, async (sql) => {
    const [from, into] = [await readAccount(sql, { email }), await readAccount(sql, { id: intoId })]
    await refuseMerge(sql, from, into)
    const pair = { fromId: from.id, intoId: into.id }
    const plan = await planMerge(sql, pair)
    const counts = new Map<MergedPart, number>()
    for (const { part, went } of plan) if (went !== 'back') counts.set(part, (counts.get(part) ?? 0) + 1)
    const back = (part: string) => plan.filter((row) => row.part === part && row.went === 'back').length
    const contested = await countContested(sql, pair)
    return {
      other: {
        id: from.id,
        name: `${from.firstname} ${from.lastname}`.trim(),
        email: from.email,
        createdAt: from.createdAt.toISOString(),
      },
      moves: [...counts].map(([part, count]) => ({ part, count })),
      contested: contested.map((each) => ({ ...each, fromOther: back(each.part) })),
      stays: await countStaying(sql, pair.fromId),
      seen: markOf(pair, plan),
    }
  })
}

const CONTESTED_SQL = [
  ...CONTESTS.map(
    ({ table, part, key }) =>
      `SELECT '${part}' AS part, count(*)::int AS count FROM ${table} f
         JOIN ${table} s ON s.${key} = f.${key} AND s.user_id = $2::uuid WHERE f.user_id = $1::uuid`,
  ),
  `SELECT 'groupPlaces', count(*)::int FROM group_seats f JOIN group_seats s ON s.group_id = f.group_id AND s.user_id = $2::uuid
    WHERE f.user_id = $1::uuid AND f.state = 'active' AND s.state = 'active'`,
  `SELECT 'ownedTwice', count(DISTINCT f.product_id)::int FROM user_products f
     JOIN user_products s ON s.product_id = f.product_id AND s.user_id = $2::uuid
    WHERE f.user_id = $1::uuid AND ${openAccess('f')} AND ${openAccess('s')}`,
].join(' UNION ALL ')

async function countContested(sql: Sql, { fromId, intoId }: Pair): Promise<Count<ContestedPart>[]> {
  const { rows } = await sql.query<Count<ContestedPart>>(
    `SELECT part, count FROM (${CONTESTED_SQL}) c WHERE count > 0 ORDER BY part`,
    [fromId, intoId],
  )
  return rows
}

const WORDS = PRIVATE_TABLES.map(
  (table) => `(SELECT count(*) FROM ${table} w WHERE w.user_id = $1::uuid)`,
).join(' + ')

async function countStaying(sql: Sql, fromId: string): Promise<Count<StayingPart>[]> {
  const { rows } = await sql.query<Count<StayingPart>>(
    `SELECT part, count FROM (
       SELECT 'words' AS part, (${WORDS})::int AS count
       UNION ALL SELECT 'consents', count(*)::int FROM consents WHERE user_id = $1::uuid
       UNION ALL SELECT 'activity', count(*)::int FROM activity_log WHERE user_id = $1::uuid
       UNION ALL SELECT 'devices', count(*)::int FROM sessions WHERE user_id = $1::uuid AND ended_at IS NULL
       UNION ALL SELECT 'unfinishedForms', count(*)::int FROM form_drafts WHERE user_id = $1::uuid AND expires_at > now()) s
      WHERE count > 0 ORDER BY part`,
    [fromId],
  )
  return rows
}
