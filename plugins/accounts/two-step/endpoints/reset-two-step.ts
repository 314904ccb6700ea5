import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { resetTwoStepSchema } from '@/src/domain/two-step/two-step-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { resetTwoStepFor } from '../operations/reset-for-somebody'

/** `POST /users/{id}/two-step/reset`: for superusers; ends that person's sessions. 404 when they have no second step. */
export const resetTwoStep = defineEndpoint({
  method: 'post',
  path: '/users/:id/two-step/reset',
  access: 'superuser',
  about: {
    summary: 'Staff: takes a lost second step off an account.',
    errors: ['NOT_FOUND'],
  },
  input: resetTwoStepSchema,
  handler: async ({ input: { reason }, params, req, user }) => {
    await resetTwoStepFor(req.payload, { userId: idOf(params.id), actorId: user.id, reason }, new Date())
    wakeOutbox()
    return { success: true, message: 'The second step was removed, and they were signed out everywhere.' }
  },
})
