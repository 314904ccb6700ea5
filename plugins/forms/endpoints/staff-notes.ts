import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { staffNoteSchema } from '@/src/domain/forms/submission-request'
import { inTransaction } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { addNote, replyToMessage } from '../operations/staff-notes'

const answers = success({ message: z.string(), data: z.object({ id: z.uuid() }) })

/** `POST /form-submissions/{id}/notes { text }`: a note among staff, beside those that are there. 404 when the message is gone. */
export const postNote = defineEndpoint({
  method: 'post',
  path: '/form-submissions/:id/notes',
  access: 'staff',
  about: { summary: 'Writes a note about a message, for staff alone.' },
  input: staffNoteSchema,
  answers,
  handler: async ({ input, req, params, user }) => {
    const words = { message: params.id ?? '', author: user.id, text: input.text }
    const data = await inTransaction(req.payload, (sql) => addNote(sql, words))
    return { success: true, message: 'The note was written.', data }
  },
})

/**
 * `POST /form-submissions/{id}/reply { text }`: answers a message by email, in the language its sender reads, and counts it as
 * done. 400 for a message without an address, 404 when it is gone. Calling it again sends another email.
 */
export const postReply = defineEndpoint({
  method: 'post',
  path: '/form-submissions/:id/reply',
  access: 'staff',
  about: { summary: 'Answers a message by email.' },
  limit: { name: 'form-reply', points: 60, seconds: 3_600, by: 'account' },
  input: staffNoteSchema,
  answers,
  handler: async ({ input, req, params, user }) => {
    const words = { message: params.id ?? '', author: user.id, text: input.text }
    const data = await inTransaction(req.payload, (sql) => replyToMessage(sql, words))
    wakeOutbox(req.payload)
    return { success: true, message: 'Your answer is on its way.', data }
  },
})
