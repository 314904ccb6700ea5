import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success, successWith } from '@/src/server/reply'
import { sendVerification } from '../operations/send-verification'

/** `GET /users/email-verification`: since when one's address is known to be one's own; null while it is not. */
export const getVerification = defineEndpoint({
  method: 'get',
  path: '/users/email-verification',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'Whether one’s email address is confirmed.' },
  answers: successWith(z.object({ email: z.string(), verifiedAt: z.string().nullable() })),
  handler: async ({ req, user }) => {
    const { rows } = await pool(req.payload).query<{ email: string; verifiedAt: Date | null }>(
      'SELECT email, email_verified_at AS "verifiedAt" FROM users WHERE id = $1::uuid',
      [user.id],
    )
    const verifiedAt = rows[0]?.verifiedAt?.toISOString() ?? null
    return { success: true, data: { email: rows[0]?.email ?? user.email, verifiedAt } }
  },
})

const sending = {
  limit: { name: 'email-verification', points: 20, seconds: 900, by: 'account' },
  answers: success({ sent: z.boolean(), message: z.string() }),
} as const

/**
 * `POST /users/email-verification`: mails oneself a fresh link; `sent: false` when the address is confirmed already. 429 after ten
 * in a day.
 */
export const postVerification = defineEndpoint({
  ...sending,
  method: 'post',
  path: '/users/email-verification',
  access: 'signed-in',
  about: { summary: 'Sends a link to confirm one’s email address.', errors: ['NOT_FOUND'] },
  handler: async ({ req, user }) => {
    const sent = await sendVerification(req.payload, { userId: user.id, actorId: user.id })
    wakeOutbox(req.payload)
    const message = sent ? 'We have sent you a link.' : 'This email address is confirmed already.'
    return { success: true, sent, message }
  },
})

/** `POST /users/{id}/email-verification`, staff: the same for somebody else. */
export const postVerificationFor = defineEndpoint({
  ...sending,
  method: 'post',
  path: '/users/:id/email-verification',
  access: 'staff',
  about: { summary: 'Staff: sends somebody a link to confirm their email address.', errors: ['NOT_FOUND'] },
  handler: async ({ params, req, user }) => {
    const sent = await sendVerification(req.payload, { userId: idOf(params.id), actorId: user.id })
    wakeOutbox(req.payload)
    const message = sent ? 'The link is on its way.' : 'This email address is confirmed already.'
    return { success: true, sent, message }
  },
})
