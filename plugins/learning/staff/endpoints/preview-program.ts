import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { LessonRelease } from '@/src/domain/learning/lesson-lock'
import { previewProgram } from '@/src/domain/learning/preview'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findOwnedProgram } from '../../find-owned-program'
import { lockAnswer, toLockAnswer } from '../../lock-answer'

const day = z.iso.date()

type Row = {
  id: string
  isOrdered: boolean
  isFree: boolean
  kind: LessonRelease['kind']
  days: number | null
  at: Date | null
}

/**
 * `GET /programs/{idOrSlug}/preview?boughtOn=&on=`, staff only: which lessons somebody could open on a day who bought on another, and
 * whether the program is closed to them by then. Days begin at noon, UTC. Nothing is written.
 */
export const programPreview = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/preview',
  access: 'staff',
  input: z.object({ boughtOn: day, on: day }),
  about: {
    summary: 'Staff: what a buyer of one day sees on another.',
    errors: ['NOT_FOUND'],
    example: { boughtOn: '2026-11-01', on: '2026-12-01' },
  },
  answers: successWith(
    z.object({
      isOpen: z.boolean(),
      endsAt: z.string().nullable(),
      lessons: z.array(z.object({ id: z.string(), lock: lockAnswer })),
    }),
  ),
  handler: async ({ req, params, input }) => {
    const { program, productId } = await findOwnedProgram(req, params.idOrSlug ?? '')
    const product = await req.payload.findByID({
      collection: 'products',
      id: productId,
      depth: 0,
      trash: true,
      req,
    })
    const { rows } = await pool(req.payload).query<Row>({
      name: 'releases-of-program',
      text: `SELECT l.id, coalesce(p.is_ordered, false) AS "isOrdered", coalesce(l.is_free_preview, false) AS "isFree",
                    coalesce(l.release_kind, 'at-once') AS kind, l.release_days::int AS days, l.release_at AS at
               FROM lessons l JOIN programs p ON p.id = l.program_id
               LEFT JOIN programs_sections s ON s._parent_id = p.id AND s.id = l.section
              WHERE p.id = $1 ORDER BY coalesce(s._order, 0), l.position, l.id`,
      values: [program.id],
    })
    if (!product) throw new DomainError('NOT_FOUND')
    const { isOpen, endsAt, locks } = previewProgram(
      { kind: product.access?.kind ?? 'forever', days: product.access?.days, until: product.access?.until },
      rows.map(({ id, isFree, kind, days, at }) => ({ id, isFree, release: { kind, days, at } })),
      {
        isOrdered: rows[0]?.isOrdered ?? false,
        boughtAt: new Date(`${input.boughtOn}T12:00:00Z`),
        at: new Date(`${input.on}T12:00:00Z`),
      },
    )
    const lessons = locks.map(({ id, lock }) => ({ id, lock: toLockAnswer(lock) }))
    return { success: true, data: { isOpen, endsAt: endsAt?.toISOString() ?? null, lessons } }
  },
})
