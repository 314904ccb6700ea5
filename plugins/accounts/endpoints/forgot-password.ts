import { setTimeout as wait } from 'node:timers/promises'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { forgotPasswordSchema } from '@/src/domain/users/password-reset'
import { defineEndpoint } from '@/src/server/endpoint'
import { done } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { requestPasswordReset } from '../operations/request-password-reset'

/** Longer than the work takes, so that the answer's time says nothing about whether there was any. */
const ANSWER_AFTER_MS = 250

/**
 * `POST /users/forgot-password` (specification 7). The same answer after the same time, whether somebody has the
 * address or not, and whether the mail server works or not: the mail goes through the outbox.
 */
export const forgotPassword = defineEndpoint({
  method: 'post',
  path: '/users/forgot-password',
  access: 'anyone',
  about: {
    summary: 'Sends a link to choose a new password. The answer never tells whether there is an account.',
    example: { email: 'customer@example.com' },
  },
  limit: { name: 'forgot-password', points: 30, seconds: 3600, by: 'visitor' },
  input: forgotPasswordSchema,
  answers: done,
  handler: async ({ input, req }) => {
    const [isQueued] = await Promise.all([
      requestPasswordReset(req.payload, { email: input.email, asked: localeOf(req) }),
      wait(ANSWER_AFTER_MS),
    ])
    if (isQueued) wakeOutbox(req.payload)
    return { success: true, message: RESET_MESSAGES.info }
  },
})
