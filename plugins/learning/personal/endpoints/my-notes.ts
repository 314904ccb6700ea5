import { z } from 'zod'
import { LOCALES } from '@/src/domain/languages/locales'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findWritings } from '../operations/find-writings'

const value = z.union([z.string(), z.number(), z.boolean()])

/**
 * `GET /learning/notes`: everything one wrote at lessons, notes and answers, by program in its order; that of programs
 * which are closed by now included.
 */
export const myNotes = defineEndpoint({
  method: 'get',
  path: '/learning/notes',
  access: 'signed-in',
  about: {
    summary: 'All one’s own notes and answers. Nobody else can read them.',
    errors: ['PERSONAL_DATA_OFF', 'PERSONAL_DATA_LOCKED'],
  },
  answers: successWith(
    z.array(
      z.object({
        programId: z.string(),
        slug: z.string(),
        title: z.string(),
        language: z.enum(LOCALES),
        status: z.enum(['active', 'ended']),
        lessons: z.array(
          z.object({
            lessonId: z.string(),
            lessonSlug: z.string().nullable(),
            title: z.string().nullable(),
            language: z.enum(LOCALES),
            note: z.object({ text: z.string(), updatedAt: z.string() }).nullable(),
            answers: z.array(z.object({ key: z.string(), question: z.string().nullable(), value })),
          }),
        ),
      }),
    ),
  ),
  handler: async ({ req, user }) => {
    const programs = await findWritings(req, user.id)
    const data = programs.map((program) => ({
      ...program,
      lessons: program.lessons.map(({ note, ...lesson }) => ({
        ...lesson,
        note: note && { text: note.text, updatedAt: note.updatedAt.toISOString() },
      })),
    }))
    return { success: true, data }
  },
})
