import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { changeEmailSchema, confirmEmailSchema } from '@/src/domain/users/email-change-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { done, success } from '@/src/server/reply'
import { requestEmailChange } from '../operations/change-email'
import { confirmEmailAddress } from '../operations/confirm-email'

/**
 * `POST /users/change-email`: mails a link to the new address. The same answer whether it has an account or not.
 * Refusals: 400 `WRONG_PASSWORD`, 400 `VALIDATION_ERROR`, 429 `RATE_LIMITED`.
 */
export const changeEmail = defineEndpoint({
  method: 'post',
  path: '/users/change-email',
  access: 'signed-in',
  about: { summary: 'Sends a link to prove a new address.', errors: ['WRONG_PASSWORD'] },
  limit: { name: 'change-email', points: 10, seconds: 900, by: 'account' },
  input: changeEmailSchema,
  answers: done,
  handler: async ({ input, req, user }) => {
    await requestEmailChange(req.payload, { ...input, userId: user.id })
    wakeOutbox(req.payload)
    return { success: true, message: 'We have sent a link to your new email address.' }
  },
})

/** `POST /users/confirm-email`: spends that link, or one that proves the address an account has (`isNew: false`). No session is needed: mail is often read elsewhere. Refusal: 410. */
export const confirmEmail = defineEndpoint({
  method: 'post',
  path: '/users/confirm-email',
  access: 'anyone',
  about: {
    summary: 'Takes a new address over, or confirms the present one, with the link from the mail.',
    errors: ['EMAIL_LINK_EXPIRED'],
  },
  limit: { name: 'confirm-email', points: 30, seconds: 900, by: 'visitor' },
  input: confirmEmailSchema,
  answers: success({ message: z.string(), data: z.object({ email: z.string(), isNew: z.boolean() }) }),
  handler: async ({ input, req }) => {
    const confirm = () => confirmEmailAddress(req.payload, input.token)
    const data = await withGuessBudget(req, 'confirmation', confirm)
    wakeOutbox(req.payload)
    const message = data.isNew
      ? 'Your email address has been changed.'
      : 'Thank you. Your email address is confirmed.'
    return { success: true, message, data }
  },
})
