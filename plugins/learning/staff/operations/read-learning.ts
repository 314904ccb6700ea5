import type { Payload } from 'payload'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { findProgress } from '../../operations/find-progress'

export type LearnedProgram = {
  programId: string
  title: string
  percent: number
  lessonsDone: number
  lessonsTotal: number
  completedAt: Date | null
  /** Lessons that are not open to the person yet. */
  lessonsLocked: number
  /** Staff opened all of it at once for them. */
  isLifted: boolean
  /** There is something to delete. */
  hasProgress: boolean
  certificate: {
    number: string
    name: string
    isOldName: boolean
    validUntil: Date | null
    hasRunOut: boolean
  } | null
}

/** How far somebody is with each program, as staff see it: figures, and nothing of what they wrote. */
export async function readLearning(payload: Payload, userId: string): Promise<LearnedProgram[]> {
  const [programs, { rows: certificates }, { rows: lifted }] = await Promise.all([
    findProgress(payload, { userId, locale: DEFAULT_LOCALE }),
    pool(payload).query<{ programId: string } & NonNullable<LearnedProgram['certificate']>>({
      name: 'certificates-of-person',
      text: `SELECT c.program_id AS "programId", c.number, c.name,
                    c.name <> concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')) AS "isOldName",
                    c.valid_until AS "validUntil", coalesce(c.valid_until < now(), false) AS "hasRunOut"
               FROM certificates c JOIN users u ON u.id = c.user_id WHERE c.user_id = $1`,
      values: [userId],
    }),
    pool(payload).query<{ programId: string }>({
      name: 'programs-opened-early',
      text: `SELECT program_id AS "programId" FROM release_exceptions WHERE user_id = $1`,
      values: [userId],
    }),
  ])
  return programs.map(({ programId, title, percent, lessonsDone, lessonsTotal, completedAt, lessons }) => {
    const certificate = certificates.find((each) => each.programId === programId)
    return {
      programId,
      title,
      percent,
      lessonsDone,
      lessonsTotal,
      completedAt,
      lessonsLocked: lessons.filter(({ lock }) => lock).length,
      isLifted: lifted.some((each) => each.programId === programId),
      hasProgress: completedAt !== null || lessons.some(({ state }) => state !== 'new'),
      certificate: certificate ?? null,
    }
  })
}
