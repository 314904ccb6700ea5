import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { resetTwoFactorSchema } from '@/src/domain/two-factor/two-factor-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done } from '@/src/server/reply'
import { resetTwoFactorFor } from '../operations/reset-for-somebody'

/** `POST /users/{id}/two-factor/reset`: for superusers; ends that person's sessions. 404 when they have no two-factor authentication. */
export const resetTwoFactor = defineEndpoint({
  method: 'post',
  path: '/users/:id/two-factor/reset',
  access: 'superuser',
  about: {
    summary: 'Staff: takes a lost two-factor authentication off an account.',
    errors: ['NOT_FOUND'],
  },
  input: resetTwoFactorSchema,
  answers: done,
  handler: async ({ input: { reason }, params, req, user }) => {
    await resetTwoFactorFor(req.payload, { userId: idOf(params.id), actorId: user.id, reason }, new Date())
    wakeOutbox(req.payload)
    return {
      success: true,
      message: 'Two-factor authentication was removed, and they were signed out everywhere.',
    }
  },
})
