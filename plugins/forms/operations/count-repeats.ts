import type { Answer } from '@/src/domain/forms/check-answers'
import type { Sql } from '@/src/server/db/transaction'

/** Shorter answers are the same by chance. */
const SHORTEST = 20

/**
 * How often the longest of these answers was sent within the last hour, by whomever, with whatever form. An address is
 * nothing to go by: one person may have two questions.
 */
export async function countRepeats(sql: Sql, answers: readonly Answer[], email: string): Promise<number> {
  const said = answers.filter(({ value }) => value !== email)
  const longest = said.reduce((found, { value }) => (value.length > found.length ? value : found), '')
  if (longest.length < SHORTEST) return 0
  const { rows } = await sql.query<{ repeats: number }>({
    name: 'count-repeated-messages',
    text: `SELECT count(*)::int AS repeats FROM form_submissions s
            WHERE s.created_at > now() - interval '1 hour'
              AND EXISTS (SELECT 1 FROM form_submissions_submission_data d
                           WHERE d._parent_id = s.id AND d.value = $1)`,
    values: [longest],
  })
  return rows[0]?.repeats ?? 0
}
