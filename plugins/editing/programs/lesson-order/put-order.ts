import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { revalidatePublicPages } from '@/src/server/revalidate'
import { groupsOf, inOrder, type LessonOrder, readPlaces } from './read-order'

export type AskedOrder = { version: string; sections: { id: string | null; lessons: string[] }[] }

/**
 * Puts all lessons of a program in this order, from section to section, too: on the website at once, and in drafts beside it, so that
 * publishing one does not move it back. No address changes. `CONFLICT` when lessons, sections or order are others than those that
 * were seen, and nothing is moved then. The same order again changes nothing.
 */
export async function putOrder(
  req: PayloadRequest,
  programId: string,
  asked: AskedOrder,
): Promise<LessonOrder> {
  const locale = req.locale ?? 'en'
  const { order, isChanged } = await inTransaction(req.payload, async (sql) => {
    await holdRows(sql, programId)
    const stored = await readPlaces(sql, programId, locale)
    const before = inOrder(stored)
    if (isSame(before, asked)) return { order: before, isChanged: false }
    if (before.version !== asked.version || !hasSameLessons(before, asked)) throw new DomainError('CONFLICT')
    const groups = groupsOf(stored)
    const standing = new Map(
      [...groups].flatMap(([group, places]) => places.map((place) => [place.id, { group, place }])),
    )
    const moves = asked.sections.flatMap(({ id: section, lessons }) =>
      lessons.map((id, index) => {
        const stood = standing.get(id)
        const isMoved = stood?.group !== section
        // Where its section is gone, staying among those of none changes nothing written.
        return { id, place: index + 1, section: isMoved ? section : (stood?.place.section ?? null), isMoved }
      }),
    )
    await move(sql, req, moves)
    await tell(sql, req, programId)
    return { order: inOrder(await readPlaces(sql, programId, locale)), isChanged: true }
  })
  if (isChanged) await revalidatePublicPages(req)
  return order
}

/** One order after the other, and none while a lesson of it is saved. */
async function holdRows(sql: Sql, programId: string): Promise<void> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'hold-program-in-order',
    text: 'SELECT id FROM programs WHERE id = $1 FOR NO KEY UPDATE',
    values: [programId],
  })
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
  await sql.query({
    name: 'hold-lessons-in-order',
    text: 'SELECT id FROM lessons WHERE program_id = $1 ORDER BY id FOR NO KEY UPDATE',
    values: [programId],
  })
}

type Move = { id: string; place: number; section: string | null; isMoved: boolean }

/** Who moves a lesson to another section changed that lesson: somebody who writes in it must not move it back unasked. */
async function move(sql: Sql, req: PayloadRequest, moves: Move[]): Promise<void> {
  const values = [
    moves.map(({ id }) => id),
    moves.map(({ place }) => place),
    moves.map(({ section }) => section),
    moves.map(({ isMoved }) => isMoved),
    req.user?.id ?? null,
  ]
  const asked = 'unnest($1::uuid[], $2::int[], $3::text[], $4::boolean[]) o (id, place, section, is_moved)'
  await sql.query({
    name: 'order-lessons',
    text: `UPDATE lessons l
              SET position = o.place, section = o.section,
                  updated_at = CASE WHEN o.is_moved THEN now() ELSE l.updated_at END,
                  changed_by_id = CASE WHEN o.is_moved THEN $5::uuid ELSE l.changed_by_id END
             FROM ${asked}
            WHERE l.id = o.id AND (o.is_moved OR l.position IS DISTINCT FROM o.place)`,
    values,
  })
  await sql.query({
    name: 'order-drafts-of-lessons',
    text: `UPDATE _lessons_v v
              SET version_position = o.place,
                  version_section = CASE WHEN o.is_moved THEN o.section ELSE v.version_section END,
                  version_updated_at = CASE WHEN o.is_moved THEN now() ELSE v.version_updated_at END,
                  version_changed_by_id = CASE WHEN o.is_moved THEN $5::uuid ELSE v.version_changed_by_id END
             FROM ${asked}
            WHERE v.parent_id = o.id AND v.latest AND (o.is_moved OR v.version_position IS DISTINCT FROM o.place)`,
    values,
  })
}

async function tell(sql: Sql, req: PayloadRequest, programId: string): Promise<void> {
  const { rows } = await sql.query<{ title: string | null }>({
    name: 'title-of-program-in-order',
    text: `SELECT title FROM programs_locales WHERE _parent_id = $1 ORDER BY (_locale::text = 'en') DESC LIMIT 1`,
    values: [programId],
  })
  await logActivity(sql, {
    action: 'content.changed',
    by: 'staff',
    actor: req.user ? String(req.user.id) : null,
    details: {
      kind: 'Program',
      what: rows[0]?.title ?? '',
      id: programId,
      collection: 'programs',
      changes: [{ field: 'Order of its lessons' }],
      locale: req.locale ?? null,
    },
  })
}

function isSame({ sections }: LessonOrder, asked: AskedOrder): boolean {
  return (
    inWords(sections.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }))) ===
    inWords(asked.sections)
  )
}

function inWords(sections: AskedOrder['sections']): string {
  return JSON.stringify(
    sections.filter(({ lessons }) => lessons.length > 0).map(({ id, lessons }) => [id, lessons]),
  )
}

/** Each of its lessons once, none of another program, each in a section it has. */
function hasSameLessons({ sections }: LessonOrder, asked: AskedOrder): boolean {
  const known = new Set([null, ...sections.map(({ id }) => id)])
  const idsOf = (lists: { id: string }[][]) =>
    lists
      .flat()
      .map(({ id }) => id)
      .sort()
      .join()
  return (
    asked.sections.every(({ id }) => known.has(id)) &&
    idsOf(sections.map(({ lessons }) => lessons)) ===
      asked.sections
        .flatMap(({ lessons }) => lessons)
        .sort()
        .join()
  )
}
