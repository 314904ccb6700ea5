import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, success } from '@/src/server/reply'
import { cancelMail } from '../operations/cancel-mail'
import { releaseBatch } from '../operations/release-batch'
import { resendMail } from '../operations/resend-mail'
import { wakeOutbox } from '../operations/wake-outbox'

/** `POST /email-outbox/{id}/resend`, staff: 200 with the new row's `id`; 409 `MAIL_STILL_WAITING`, 410 `MAIL_LINK_EXPIRED`. */
export const resend = defineEndpoint({
  method: 'post',
  path: '/email-outbox/:id/resend',
  access: 'staff',
  about: {
    summary: 'Staff: sends a mail again.',
    errors: ['NOT_FOUND', 'MAIL_STILL_WAITING', 'MAIL_LINK_EXPIRED'],
  },
  answers: success({ id: z.string(), to: z.string(), message: z.string() }),
  handler: async ({ req, params, user }) => {
    const copy = await resendMail(req.payload, idOf(params.id), user.id)
    wakeOutbox(req.payload)
    return { success: true, ...copy, message: `It is on its way to ${copy.to} again.` }
  },
})

/** `POST /email-outbox/{id}/cancel`, staff: 409 `MAIL_NOT_WAITING` when it has left, was given up or cancelled. */
export const cancel = defineEndpoint({
  method: 'post',
  path: '/email-outbox/:id/cancel',
  access: 'staff',
  about: { summary: 'Staff: holds a mail back for good.', errors: ['NOT_FOUND', 'MAIL_NOT_WAITING'] },
  answers: done,
  handler: async ({ req, params, user }) => {
    await cancelMail(req.payload, idOf(params.id), user.id)
    return { success: true, message: 'It will not be sent.' }
  },
})

/** `POST /email-outbox/release`, staff: `{ batch }` → `{ released }`, how many mails may leave now. */
export const release = defineEndpoint({
  method: 'post',
  path: '/email-outbox/release',
  access: 'staff',
  about: { summary: 'Staff: lets mails go that were held together.' },
  input: z.object({ batch: z.string().min(1).max(200) }),
  answers: success({ released: z.number(), message: z.string() }),
  handler: async ({ input, req, user }) => {
    const released = await releaseBatch(req.payload, input.batch, user.id)
    wakeOutbox(req.payload)
    return { success: true, released, message: `Emails that may leave now: ${released}.` }
  },
})
