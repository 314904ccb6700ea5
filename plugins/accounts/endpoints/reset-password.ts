import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { migratedResetSchema, resetPasswordSchema } from '@/src/domain/users/password-reset'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { done } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { resetPasswordByLink } from '../operations/reset-password'

/** One budget for both endpoints: a guess at one counts at the other. */
const LIMIT = { name: 'reset-password', points: 30, seconds: 900, by: 'visitor' } as const

const DONE = {
  success: true,
  message: 'Your password has been changed. You can sign in with it now.',
} as const

/** `POST /users/reset-password`. Refusal: 401 `RESET_LINK_EXPIRED`. */
export const resetPassword = defineEndpoint({
  method: 'post',
  path: '/users/reset-password',
  access: 'anyone',
  about: { summary: 'Sets a new password with the link from the mail.', errors: ['RESET_LINK_EXPIRED'] },
  limit: LIMIT,
  input: resetPasswordSchema,
  answers: done,
  handler: async ({ input, req }) => {
    await withGuessBudget(req, 'reset', () =>
      resetPasswordByLink(req.payload, { ...input, purpose: 'reset' }),
    )
    wakeOutbox(req.payload)
    return DONE
  },
})

/** `POST /users/reset-password-for-migrated-users` (specification 7). Refusal: 401 `RESET_LINK_EXPIRED`. */
export const resetMigratedPassword = defineEndpoint({
  method: 'post',
  path: '/users/reset-password-for-migrated-users',
  access: 'anyone',
  about: {
    summary: 'Claims an account from the older system with the link from the mail.',
    errors: ['RESET_LINK_EXPIRED'],
  },
  limit: LIMIT,
  input: migratedResetSchema,
  answers: done,
  handler: async ({ input: { agreeToPromotions, sessionToken, newPassword }, req }) => {
    const reset = {
      sessionToken,
      newPassword,
      purpose: 'migration',
      consents: { agreeToPromotions, locale: localeOf(req) },
    } as const
    await withGuessBudget(req, 'reset', () => resetPasswordByLink(req.payload, reset))
    wakeOutbox(req.payload)
    return DONE
  },
})
