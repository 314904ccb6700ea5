import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { closeForPersonSchema, sendCopySchema } from '@/src/domain/own-data/own-data-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, success } from '@/src/server/reply'
import { closeForPerson, sendCopy } from '../operations/carry-out-request'

/** `POST /data-requests/{id}/send-copy`, staff only: mails the person the link to their data. */
export const sendCopyOf = defineEndpoint({
  method: 'post',
  path: '/data-requests/:id/send-copy',
  access: 'staff',
  input: sendCopySchema,
  about: {
    summary: 'Staff: mails somebody a link to a copy of their data.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  answers: done,
  handler: async ({ req, user, params, input }) => {
    await sendCopy(req.payload, { ...input, requestId: idOf(params.id), actor: user.id })
    wakeOutbox(req.payload)
    return { success: true, message: 'The link to their data is on its way to them.' }
  },
})

/** `POST /data-requests/{id}/close-account`, staff only: `{ email, when, reason }` closes the person's account. */
export const closeAccountOf = defineEndpoint({
  method: 'post',
  path: '/data-requests/:id/close-account',
  access: 'staff',
  input: closeForPersonSchema,
  about: { summary: 'Staff: closes somebody’s account, as they asked.', errors: ['NOT_FOUND', 'CONFLICT'] },
  answers: success({ closesAt: z.string().nullable(), message: z.string() }),
  handler: async ({ req, user, params, input }) => {
    const closesAt = await closeForPerson(req.payload, {
      ...input,
      requestId: idOf(params.id),
      actor: user.id,
    })
    wakeOutbox(req.payload)
    const message = closesAt
      ? 'The account will be closed in 30 days, and the person was written to.'
      : 'The account is closed, and nobody is in it any more.'
    return { success: true, closesAt: closesAt?.toISOString() ?? null, message }
  },
})
