import { createLocalReq } from 'payload'
import { issueCertificates } from '@/plugins/learning/certificates/operations/issue-certificates'
import { pool } from '@/src/server/db/transaction'
import { programs } from '../demo/programs'
import { lessonId, programId } from '../demo/seed-courses'
import { productId } from '../demo/seed-products'
import type { Chance } from './chance'
import { daysAfter, type Year } from './year'

type Progress = { user: string; program: string; lesson: string; openedAt: string; doneAt: string | null }

/** How far people came with what they opened: some never began, many stopped after a few lessons, some finished. */
export async function learn(year: Year): Promise<void> {
  const seen = new Set<string>()
  const rows: Progress[] = []
  for (const { person, productId: opened, at } of year.opened) {
    const key = `${person.id} ${opened}`
    const program = programs.find(({ product }) => productId(product.slug) === opened)
    if (!program || seen.has(key)) continue
    seen.add(key)
    rows.push(...lessonsOf(program.product.slug, person.id, { from: at, end: year.end, chance: year.chance }))
  }
  await pool(year.payload).query(
    `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at, done_at, position_seconds, created_at, updated_at)
     SELECT p."user", p.program, p.lesson, (CASE WHEN p."doneAt" IS NULL THEN 'opened' ELSE 'done' END)::enum_lesson_progress_state,
            p."openedAt", p."doneAt", 0, p."openedAt", coalesce(p."doneAt", p."openedAt")
       FROM jsonb_to_recordset($1::jsonb) AS p("user" uuid, program uuid, lesson uuid, "openedAt" timestamptz, "doneAt" timestamptz)
     ON CONFLICT (user_id, lesson_id) DO NOTHING`,
    [JSON.stringify(rows)],
  )
  await finish(year)
}

function lessonsOf(
  slug: string,
  user: string,
  { from, end, chance }: { from: Date; end: Date; chance: Chance },
): Progress[] {
  const lessons = programs
    .find(({ product }) => product.slug === slug)
    ?.sections.flatMap((section) => section.lessons.map((lesson) => lesson.slug))
  if (!lessons || chance.is(0.15)) return []
  const reach = chance.is(0.35) ? lessons.length : 1 + chance.below(Math.ceil(lessons.length / 2))
  const rows: Progress[] = []
  let at = daysAfter(from, chance.below(40) / 10)
  for (const [index, lesson] of lessons.slice(0, reach).entries()) {
    const doneAt = daysAfter(at, 0.02)
    if (doneAt >= end) break
    const isLast = index === reach - 1 && reach < lessons.length
    rows.push({
      user,
      program: programId(slug),
      lesson: lessonId(slug, lesson),
      openedAt: at.toISOString(),
      doneAt: isLast ? null : doneAt.toISOString(),
    })
    at = daysAfter(at, 1 + chance.below(60) / 10)
  }
  return rows
}

/** Who did the last lesson has finished, on that day, and has the certificate. */
async function finish({ payload, moveTo }: Year): Promise<void> {
  const { rows } = await pool(payload).query<{ userId: string; at: Date }>(
    `INSERT INTO program_completions (user_id, program_id, completed_at, created_at, updated_at)
     SELECT p.user_id, p.program_id, max(p.done_at), max(p.done_at), max(p.done_at) FROM lesson_progress p
      WHERE p.state = 'done' GROUP BY p.user_id, p.program_id
     HAVING count(*) = (SELECT count(*) FROM lessons l WHERE l.program_id = p.program_id AND l._status = 'published')
     ON CONFLICT (user_id, program_id) DO NOTHING RETURNING user_id AS "userId", completed_at AS at`,
  )
  const req = await createLocalReq({}, payload)
  const local = Object.assign(req, { searchParams: new URLSearchParams() })
  for (const { userId, at } of rows.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    await moveTo(at)
    await issueCertificates(local, userId)
  }
}
