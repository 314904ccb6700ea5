import * as z from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { resetTwoStepSchema } from '@/src/domain/two-step/two-step-request'
import { defineEndpoint } from '@/src/server/endpoint'
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
  handler: async ({ input: { reason }, params: { id = '' }, req, user }) => {
    if (!z.guid().safeParse(id).success) throw new DomainError('NOT_FOUND')
    await resetTwoStepFor(req.payload, { userId: id, actorId: user.id, reason }, new Date())
    wakeOutbox()
    return { success: true, message: 'The second step was removed, and they were signed out everywhere.' }
  },
})
