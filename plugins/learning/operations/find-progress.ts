import type { Payload } from 'payload'
import { isAddressOf, productTextFor } from '@/plugins/commerce/catalog/product-text'
import type { AccessState } from '@/src/domain/access/access-source'
import type { Locale } from '@/src/domain/languages/locales'
import { type LessonRelease, lessonLocks } from '@/src/domain/learning/lesson-lock'
import { type LessonStanding, programProgress } from '@/src/domain/learning/program-progress'
import { beganAt, boughtAt, isLifted } from '@/src/server/db/lesson-lock'
import { openAccess, openForever } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { titleIn } from '../in-language'
import { isHeldByQuiz } from '../quizzes/quiz-sql'

type Row = {
  programId: string
  slug: string
  title: string
  language: Locale
  isActive: boolean
  accessEndsAt: Date | null
  completedAt: Date | null
  lessonId: string | null
  lessonSlug: string | null
  state: 'opened' | 'done' | null
  positionSeconds: number | null
  touchedAt: Date | null
  isOrdered: boolean
  isLifted: boolean
  boughtAt: Date | null
  beganAt: Date | null
  releaseKind: LessonRelease['kind'] | null
  releaseDays: number | null
  releaseAt: Date | null
  isHeldByQuiz: boolean
  isFree: boolean
}

/** For whoever has it for ever: null. Of what is closed: when its time was over. */
const ENDS_AT = `CASE WHEN NOT bool_or(${openForever('user_products')}) THEN
                   coalesce(max(access_ends_at) FILTER (WHERE ${openAccess('user_products')}),
                            CASE WHEN NOT bool_or(${openAccess('user_products')}) THEN max(access_ends_at) END) END`

export type ProgressOfProgram = ReturnType<typeof programProgress> & {
  programId: string
  slug: string
  title: string
  /** What the title is written in. */
  language: Locale
  status: AccessState
  /** Of what is open: null for ever. Of what is closed: when that was, if its time was over. */
  accessEndsAt: Date | null
  completedAt: Date | null
  lessons: LessonStanding[]
}

/**
 * How far a person is with each program they may open or could open once, newest access first; of one program when its
 * id, its product's id or slug, or the id of an access to it is given. One statement.
 */
export async function findProgress(
  payload: Payload,
  { userId, locale, idOrSlug = null }: { userId: string; locale: Locale; idOrSlug?: string | null },
): Promise<ProgressOfProgram[]> {
  const site = siteOf(payload)
  const { rows } = await pool(payload).query<Row>({
    name: 'learning-progress',
    text: `SELECT p.id AS "programId", ${productTextFor(site, 'slug', '$3::text', 'x')} AS slug, t.title, t.language, g.is_active AS "isActive", g.ends_at AS "accessEndsAt", c.completed_at AS "completedAt",
                  l.id AS "lessonId", l.slug AS "lessonSlug", d.state,
                  d.position_seconds::int AS "positionSeconds", d.updated_at AS "touchedAt",
                  coalesce(p.is_ordered, false) AS "isOrdered", ${isLifted('p', '$1')} AS "isLifted",
                  ${boughtAt('p', '$1')} AS "boughtAt", ${beganAt('p', '$1')} AS "beganAt",
                  l.release_kind AS "releaseKind", l.release_days::int AS "releaseDays", l.release_at AS "releaseAt",
                  coalesce(${isHeldByQuiz('l', '$1')}, false) AS "isHeldByQuiz",
                  coalesce(l.is_free_preview, false) AS "isFree"
             FROM (SELECT product_id, coalesce(bool_or(${openAccess('user_products')}), false) AS is_active, ${ENDS_AT} AS ends_at, max(created_at) AS since,
                          array_agg(id::text) AS ids
                     FROM user_products WHERE user_id = $1 GROUP BY product_id) g
             JOIN programs p ON p.product_id = g.product_id AND p._status = 'published'
             JOIN products x ON x.id = p.product_id
             JOIN ${titleIn('programs', 'p.id', '$3')} t ON true
             LEFT JOIN program_completions c ON c.user_id = $1 AND c.program_id = p.id
             LEFT JOIN lessons l ON l.program_id = p.id AND l._status = 'published'
                  AND (coalesce(l.section, '') = ''
                       OR EXISTS (SELECT 1 FROM programs_sections o WHERE o._parent_id = p.id AND o.id = l.section))
             LEFT JOIN programs_sections s ON s._parent_id = p.id AND s.id = l.section
             LEFT JOIN lesson_progress d ON d.lesson_id = l.id AND d.user_id = $1
            WHERE $2::text IS NULL OR $2 IN (p.id::text, x.id::text) OR ${isAddressOf(site, '$2', 'x')} OR $2 = ANY (g.ids)
            ORDER BY g.since DESC, p.id, coalesce(s._order, 0), l.position, l.id`,
    values: [userId, idOrSlug, locale],
  })
  const addressed = rows.filter(({ slug }) => slug !== '')
  const programs = new Map(addressed.map((row) => [row.programId, row]))
  return [...programs.values()].map((program) =>
    toProgress(
      program,
      rows.filter(({ programId }) => programId === program.programId),
    ),
  )
}

function toProgress(program: Row, rows: Row[]): ProgressOfProgram {
  const { programId, slug, title, language, isActive, accessEndsAt, completedAt } = program
  const lessons = toStandings(program, rows)
  return {
    programId,
    slug,
    title,
    language,
    status: isActive ? 'active' : 'ended',
    accessEndsAt,
    completedAt,
    lessons,
    ...programProgress(lessons),
  }
}

/** A program without lessons is a row without one. */
function toStandings(program: Row, rows: Row[]): LessonStanding[] {
  const lessons = rows.flatMap(({ lessonId, lessonSlug, state, positionSeconds, touchedAt, ...row }) => {
    if (lessonId === null || lessonSlug === null) return []
    const release = {
      kind: row.releaseKind ?? ('at-once' as const),
      days: row.releaseDays,
      at: row.releaseAt,
    }
    return [
      {
        id: lessonId,
        slug: lessonSlug,
        state: state ?? ('new' as const),
        positionSeconds: positionSeconds ?? 0,
        touchedAt,
        isHeldByQuiz: row.isHeldByQuiz,
        isFree: row.isFree,
        release,
      },
    ]
  })
  const locks = lessonLocks(lessons, program, new Date())
  return lessons.map(({ release, isFree, ...lesson }, place) => ({ ...lesson, lock: locks[place] ?? null }))
}
