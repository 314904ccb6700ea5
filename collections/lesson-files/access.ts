import type { Access, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE, readLocale } from '@/src/domain/languages/locales'
import { hasRole } from '@/src/server/access'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'

/**
 * The documents of programs the visitor has an active grant for; all of them for staff.
 * `path` is the relationship that leads to the program ('id' on programs themselves). Drafts are for staff alone.
 * Asked on every read, so that a refund closes a program at the next click. `but` are lessons that are locked, or files of such
 * lessons alone.
 */
export const ownedPrograms =
  (
    path: 'id' | 'program',
    { hasDrafts, but }: { hasDrafts: boolean; but?: 'locked-lessons' | 'locked-files' },
  ): Access =>
  async ({ req }) => {
    if (hasRole(req, 'admin')) return true
    if (!req.user) return false
    const programs = await programIdsOf(req, String(req.user.id))
    if (programs.length === 0) return NOTHING
    const closed = but ? await findLocked(req, String(req.user.id), but) : []
    const owned: Where = {
      [path]: { in: programs },
      ...(closed.length > 0 ? { id: { not_in: closed } } : {}),
    }
    if (!hasDrafts) return owned
    const language = inLanguageOf(req)
    return language && { and: [owned, { _status: { equals: 'published' } }, ...language] }
  }

/**
 * In another language than English what is shown in it; all languages at once are for staff, for among them is what is not.
 */
function inLanguageOf({ locale }: PayloadRequest): Where[] | false {
  if (String(locale) === 'all') return false
  return readLocale(locale) === DEFAULT_LOCALE ? [] : [...WRITTEN_AND_SHOWN]
}

/** A program or lesson that members read in a language. */
export const WRITTEN_AND_SHOWN = [
  { shown: { equals: true } },
  { title: { exists: true } },
] as const satisfies Where[]

/** No document has no id. For a customer what they do not own is not there (404); 403 would end their session. */
const NOTHING: Where = { id: { exists: false } }

async function programIdsOf(req: PayloadRequest, userId: string): Promise<string[]> {
  const { rows } = await pool(req.payload).query<{ id: string }>({
    name: 'owned-program-ids',
    text: `SELECT DISTINCT p.id FROM programs p
             JOIN user_products g ON g.product_id = p.product_id
            WHERE g.user_id = $1 AND ${openAccess('g')} AND p._status = 'published'`,
    values: [userId],
  })
  return rows.map((row) => row.id)
}

async function findLocked(
  req: PayloadRequest,
  userId: string,
  kind: 'locked-lessons' | 'locked-files',
): Promise<string[]> {
  const { rows } = await pool(req.payload).query<{ id: string }>({
    name: 'locked-lesson-ids',
    text: `SELECT l.id FROM lessons l JOIN programs p ON p.id = l.program_id
            WHERE EXISTS (SELECT 1 FROM user_products g
                           WHERE g.product_id = p.product_id AND g.user_id = $1 AND ${openAccess('g')})
              AND ${lockedLesson('l', 'p', '$1')}`,
    values: [userId],
  })
  const lessons = rows.map(({ id }) => id)
  return kind === 'locked-lessons' || lessons.length === 0 ? lessons : findFilesOf(req, lessons)
}

/** Files of these lessons that no other published lesson has. */
async function findFilesOf(req: PayloadRequest, lessons: string[]): Promise<string[]> {
  const { rows } = await pool(req.payload).query<{ id: string | null }>({
    name: 'files-of-locked-lessons',
    text: `WITH files AS (
             SELECT f.id, f.lesson, l._status = 'published' AND f.lesson <> ALL ($1::uuid[]) AS is_open
               FROM (SELECT media_id AS id, id AS lesson FROM lessons
                     UNION ALL SELECT captions_id, id FROM lessons
                     UNION ALL SELECT file_id, _parent_id FROM lessons_tracks
                     UNION ALL SELECT lesson_files_id, parent_id FROM lessons_rels) f
               JOIN lessons l ON l.id = f.lesson)
           SELECT f.id FROM files f WHERE f.lesson = ANY ($1::uuid[])
              AND NOT EXISTS (SELECT 1 FROM files o WHERE o.id = f.id AND o.is_open)`,
    values: [lessons],
  })
  return rows.flatMap(({ id }) => (id ? [id] : []))
}
