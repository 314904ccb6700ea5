import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done } from '@/src/server/reply'
import { markHandled } from '../operations/mark-handled'

/** `POST /payments/attention/{entryId}/handled`, staff only: somebody looked at it. Twice: the same answer. */
export const attentionHandled = defineEndpoint({
  method: 'post',
  path: '/payments/attention/:entryId/handled',
  access: 'staff',
  about: { summary: 'Staff: somebody has looked at it.', errors: ['NOT_FOUND'] },
  answers: done,
  handler: async ({ req, params, user }) => {
    await markHandled(req.payload, idOf(params.entryId), user.id)
    return { success: true, message: 'Marked as looked at.' }
  },
})
