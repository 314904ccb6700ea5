import type { Payload } from 'payload'
import { z } from 'zod'
import { openedByProduct } from '@/plugins/commerce/user-products/operations/line-sql'
import type { AccessTerms } from '@/src/domain/access/access-terms'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { LessonRelease } from '@/src/domain/learning/lesson-lock'
import { previewProgram } from '@/src/domain/learning/preview'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findOwnedProgram } from '../../find-owned-program'
import { lockAnswer, toLockAnswer } from '../../lock-answer'

const day = z.iso.date()

const OPENED = openedByProduct('p')

const NO_LICENCE = 'No licence for groups is sold for this program.'

type Row = {
  id: string
  isOrdered: boolean
  isFree: boolean
  kind: LessonRelease['kind']
  days: number | null
  at: Date | null
}

/**
 * `GET /programs/{idOrSlug}/preview?boughtOn=&on=&as=`, staff only: which lessons somebody could open on a day who bought on
 * another, and whether the program is closed to them by then. `as=seat`: of somebody who took a place in a group on the day
 * its licence was bought; `NOT_FOUND` where no licence is sold for the program. Days begin at noon, UTC. Nothing is written.
 */
export const programPreview = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/preview',
  access: 'staff',
  input: z.object({ boughtOn: day, on: day, as: z.enum(['buyer', 'seat']).default('buyer') }),
  about: {
    summary: 'Staff: what a buyer, or a participant of a group, of one day sees on another.',
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
    const terms = await termsOf(req.payload, productId, input.as)
    const { rows } = await pool(req.payload).query<Row>({
      name: 'releases-of-program',
      text: `SELECT l.id, coalesce(p.is_ordered, false) AS "isOrdered", coalesce(l.is_free_preview, false) AS "isFree",
                    coalesce(l.release_kind, 'at-once') AS kind, l.release_days::int AS days, l.release_at AS at
               FROM lessons l JOIN programs p ON p.id = l.program_id
               LEFT JOIN programs_sections s ON s._parent_id = p.id AND s.id = l.section
              WHERE p.id = $1 ORDER BY coalesce(s._order, 0), l.position, l.id`,
      values: [program.id],
    })
    const { isOpen, endsAt, locks } = previewProgram(
      terms,
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

/** For how long a product opens its program to its buyer, or the licence that is sold for it to whoever takes a place. */
async function termsOf(payload: Payload, productId: string, as: 'buyer' | 'seat'): Promise<AccessTerms> {
  const { rows } = await pool(payload).query<Pick<AccessTerms, 'kind' | 'days' | 'until'>>({
    name: 'previewed-terms',
    text: `SELECT CASE WHEN $2 AND coalesce(p.group_keeps_access, false) THEN 'forever' ELSE coalesce(p.access_kind::text, 'forever') END AS kind,
                  p.access_days::int AS days, to_jsonb(p.access_until) #>> '{}' AS until
             FROM products p
            WHERE CASE WHEN $2 THEN p.kind = 'licence' AND p.seats IS NOT NULL AND ${OPENED} @> ARRAY[$1::text] ELSE p.id::text = $1 END
            ORDER BY p._status = 'published' DESC, p.created_at LIMIT 1`,
    values: [String(productId), as === 'seat'],
  })
  if (!rows[0]) throw new DomainError('NOT_FOUND', as === 'seat' ? { message: NO_LICENCE } : {})
  return rows[0]
}
