import type { Sql } from '@/src/server/db/transaction'
import { type Place, sealPersonal, unsealPersonal } from '../seal-personal'
import { lockWritings, type Writing } from './lock-writings'

/**
 * What became of one writing: it `moved`; it was `exchanged` with the older answer of the other account to the same question; or it
 * stands below the other account's note on the same lesson, `joined`. `was` is the number of a try at a quiz before.
 */
export type Handed = {
  kind: Writing['kind']
  row: string
  how: 'moved' | 'exchanged' | 'joined'
  was: number | null
}

type Pair = { fromId: string; intoId: string }

const BETWEEN = '\n\n'

/**
 * Gives all that somebody wrote for themselves to another account of theirs, sealed anew for that one, in the caller's transaction, and
 * says what became of each. Of two answers to one question the newer counts; of two notes on one lesson both are kept in one.
 * Throws `PERSONAL_DATA_LOCKED` when a text cannot be opened here.
 */
export async function handOver(sql: Sql, { fromId, intoId }: Pair): Promise<Handed[]> {
  const all = await lockWritings(sql, [fromId, intoId])
  const there = new Map(all.filter(of(intoId)).map((each) => [keyOf(each), each]))
  const tries = new Map<string, number>()
  for (const { lessonId, number } of there.values())
    if (lessonId) tries.set(lessonId, Math.max(tries.get(lessonId) ?? 0, number ?? 0))
  const handed: Handed[] = []
  for (const writing of all.filter(of(fromId))) {
    const { kind, row, lessonId, number } = writing
    const other = there.get(keyOf(writing))
    if (!other) {
      const next = number === null || lessonId === null ? null : number + (tries.get(lessonId) ?? 0)
      await move(sql, writing, intoId, next)
      handed.push({ kind, row, how: 'moved', was: number })
    } else if (kind === 'note') {
      const text = `${open(other)}${BETWEEN}${open(writing)}`
      await rewrite(sql, other, sealPersonal({ kind, row, userId: intoId }, text))
      handed.push({ kind, row, how: 'joined', was: null })
    } else if (writing.updatedAt > other.updatedAt) {
      await exchange(sql, writing, other)
      handed.push({ kind, row, how: 'exchanged', was: null })
    }
  }
  return handed
}

/** Takes that back: each goes where it was, as long as nothing was changed since. */
export async function handBack(sql: Sql, { fromId, intoId }: Pair, handed: readonly Handed[]): Promise<void> {
  const all = new Map(
    (await lockWritings(sql, [fromId, intoId])).map((each) => [`${each.userId} ${keyOf(each)}`, each]),
  )
  for (const { how, was, ...place } of handed) {
    const here = all.get(`${intoId} ${keyOf(place)}`)
    const kept = all.get(`${fromId} ${keyOf(place)}`)
    if (here && how === 'moved') await move(sql, here, fromId, was)
    if (here && kept && how === 'exchanged') await exchange(sql, here, kept)
    if (here && kept && how === 'joined') {
      const own = open(here).slice(0, -`${BETWEEN}${open(kept)}`.length)
      await rewrite(sql, here, sealPersonal({ kind: 'note', row: here.row, userId: intoId }, own))
    }
  }
}

const of =
  (id: string) =>
  ({ userId }: Writing) =>
    userId === id
const keyOf = ({ kind, row }: Pick<Writing, 'kind' | 'row'>) => `${kind} ${row}`
const open = ({ kind, row, userId, sealed }: Writing) =>
  String(unsealPersonal({ kind, row, userId }, sealed ?? ''))

/** The same text for another person; what was never sealed stays so. */
function resealed(place: Place, sealed: string | null, userId: string): string | null {
  return sealed === null ? null : sealPersonal({ ...place, userId }, unsealPersonal(place, sealed))
}

async function move(sql: Sql, writing: Writing, next: string, number: number | null): Promise<void> {
  const { kind, row, userId } = writing
  const sealed = resealed({ kind, row, userId }, writing.sealed, next)
  const values = [row, userId, next, sealed]
  if (kind === 'note')
    await sql.query(
      `UPDATE lesson_notes SET user_id = $3::uuid, sealed = $4 WHERE lesson_id = $1::uuid AND user_id = $2::uuid`,
      values,
    )
  if (kind === 'answer')
    await sql.query(
      `UPDATE lesson_answers SET user_id = $3::uuid, sealed = $4 WHERE lesson_id = split_part($1, ' ', 1)::uuid AND key = substr($1, 38) AND user_id = $2::uuid`,
      values,
    )
  if (kind === 'quiz')
    await sql.query(
      `UPDATE quiz_attempts SET user_id = $3::uuid, sealed = $4, number = $5::int WHERE id = $1::uuid AND user_id = $2::uuid`,
      [...values, number],
    )
  if (kind === 'plan') await movePlan(sql, { row, userId, next, sealed: sealed ?? '' })
}

type MovedPlan = { row: string; userId: string; next: string; sealed: string }

async function movePlan(sql: Sql, { row, userId, next, sealed }: MovedPlan): Promise<void> {
  await sql.query(
    `UPDATE action_plans SET user_id = $3::uuid, sealed = $4 WHERE id = $1::uuid AND user_id = $2::uuid`,
    [row, userId, next, sealed],
  )
  const { rows } = await sql.query<{ id: string; sealed: string }>(
    `SELECT id, sealed FROM action_plan_check_ins WHERE plan_id = $1::uuid FOR UPDATE`,
    [row],
  )
  for (const { id, sealed: words } of rows)
    await sql.query('UPDATE action_plan_check_ins SET sealed = $2 WHERE id = $1', [
      id,
      resealed({ kind: 'check-in', row: id, userId }, words, next),
    ])
}

/** A note as it stands from now on; when it was written stays. */
async function rewrite(sql: Sql, { row, userId }: Writing, sealed: string): Promise<void> {
  await sql.query(`UPDATE lesson_notes SET sealed = $3 WHERE lesson_id = $1::uuid AND user_id = $2::uuid`, [
    row,
    userId,
    sealed,
  ])
}

/** An answer's row is its lesson, of 36 letters, a space, and its key. Two answers to one question change places, each sealed for whose it is now, with the time it was given. */
async function exchange(sql: Sql, one: Writing, other: Writing): Promise<void> {
  for (const [writing, { userId: next }] of [
    [one, other],
    [other, one],
  ] as const) {
    const { kind, row, userId, updatedAt } = writing
    await sql.query(
      `UPDATE lesson_answers SET sealed = $3, updated_at = $4::timestamptz
        WHERE lesson_id = split_part($1, ' ', 1)::uuid AND key = substr($1, 38) AND user_id = $2::uuid`,
      [row, next, resealed({ kind, row, userId }, writing.sealed, next), updatedAt.toISOString()],
    )
  }
}
