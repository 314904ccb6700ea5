import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findNote, type Note, saveNote } from '../operations/notes'

const LONGEST_NOTE = 20_000

const answers = successWith(z.object({ text: z.string(), updatedAt: z.string().nullable() }))
const errors = ['NOT_FOUND' as const, 'PERSONAL_DATA_OFF' as const, 'PERSONAL_DATA_LOCKED' as const]

/** `GET /learning/lessons/{id}/note`: what one noted at a lesson. 404 for a lesson one never had. */
export const readNote = defineEndpoint({
  method: 'get',
  path: '/learning/lessons/:id/note',
  access: 'signed-in',
  about: { summary: 'One’s own note at a lesson. Nobody else can read it.', errors },
  answers,
  handler: async ({ req, user, params }) => {
    const note = await findNote(req.payload, { userId: user.id, lesson: params.id ?? '' })
    return { success: true, data: toAnswer(note) }
  },
})

/** `PUT /learning/lessons/{id}/note`: keeps a note in place of the one before; an empty text removes it. */
export const writeNote = defineEndpoint({
  method: 'put',
  path: '/learning/lessons/:id/note',
  access: 'signed-in',
  input: z.object({ text: z.string().max(LONGEST_NOTE) }),
  about: { summary: 'Keeps one’s own note at a lesson.', errors },
  answers,
  handler: async ({ req, user, params, input: { text } }) => {
    const note = await saveNote(req.payload, { userId: user.id, lesson: params.id ?? '', text })
    return { success: true, data: toAnswer(note) }
  },
})

function toAnswer({ text, updatedAt }: Note) {
  return { text, updatedAt: updatedAt?.toISOString() ?? null }
}
