import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { addPlan, changePlan, findPlans, removePlan } from '../operations/action-plans'
import { planAnswer, planChange, planInput, toPlanAnswer } from '../plan-answer'

const PRIVATE = ['PERSONAL_DATA_OFF' as const, 'PERSONAL_DATA_LOCKED' as const]
const errors = ['NOT_FOUND' as const, ...PRIVATE]

/** `GET /learning/action-plans`: one's own plans with their check-ins, newest first. */
export const listPlans = defineEndpoint({
  method: 'get',
  path: '/learning/action-plans',
  access: 'signed-in',
  about: { summary: 'One’s own action plans. Nobody else can read them.', errors: PRIVATE },
  answers: successWith(z.array(planAnswer)),
  handler: async ({ req, user }) => ({
    success: true,
    data: (await findPlans(req.payload, user.id)).map(toPlanAnswer),
  }),
})

/** `POST /learning/action-plans`: a new plan. Sent again under the same `id` it is kept once. */
export const createPlan = defineEndpoint({
  method: 'post',
  path: '/learning/action-plans',
  access: 'signed-in',
  input: planInput,
  about: { summary: 'Keeps a new action plan.', errors },
  answers: successWith(planAnswer),
  handler: async ({ req, user, input }) => ({
    success: true,
    data: toPlanAnswer(await addPlan(req.payload, user.id, { ...input, state: 'active' })),
  }),
})

/** `PUT /learning/action-plans/{id}`: changes what is given of a plan. 404 for somebody else's. */
export const updatePlan = defineEndpoint({
  method: 'put',
  path: '/learning/action-plans/:id',
  access: 'signed-in',
  input: planChange,
  about: { summary: 'Changes one’s own action plan.', errors },
  answers: successWith(planAnswer),
  handler: async ({ req, user, params, input }) => ({
    success: true,
    data: toPlanAnswer(await changePlan(req.payload, user.id, params.id ?? '', input)),
  }),
})

/** `DELETE /learning/action-plans/{id}`: removes a plan with its check-ins, for good. 404 for somebody else's. */
export const deletePlan = defineEndpoint({
  method: 'delete',
  path: '/learning/action-plans/:id',
  access: 'signed-in',
  about: { summary: 'Removes one’s own action plan.', errors },
  answers: successWith(z.object({ id: z.string() })),
  handler: async ({ req, user, params }) => {
    const id = params.id ?? ''
    await removePlan(req.payload, user.id, id)
    return { success: true, data: { id } }
  },
})
