import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { addCheckIn } from '../operations/action-plans'
import { checkInInput, planAnswer, toPlanAnswer } from '../plan-answer'

/** `POST /learning/action-plans/{id}/check-ins`: keeps how it went. Sent again under the same `id` it is kept once. */
export const createCheckIn = defineEndpoint({
  method: 'post',
  path: '/learning/action-plans/:id/check-ins',
  access: 'signed-in',
  input: checkInInput,
  about: {
    summary: 'Keeps how one’s own action plan went.',
    errors: ['NOT_FOUND', 'PERSONAL_DATA_OFF', 'PERSONAL_DATA_LOCKED'],
  },
  answers: successWith(planAnswer),
  handler: async ({ req, user, params, input }) => ({
    success: true,
    data: toPlanAnswer(await addCheckIn(req.payload, user.id, params.id ?? '', input)),
  }),
})
