import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { changePasswordSchema } from '@/src/domain/users/password-reset'
import { defineEndpoint } from '@/src/server/endpoint'
import { done } from '@/src/server/reply'
import { changeOwnPassword } from '../operations/change-password'

/** `POST /users/change-password`. Ends the person's other sessions. Refusal: 400 `WRONG_PASSWORD`. */
export const changePassword = defineEndpoint({
  method: 'post',
  path: '/users/change-password',
  access: 'signed-in',
  about: { summary: 'Changes one’s own password.', errors: ['WRONG_PASSWORD'] },
  limit: { name: 'change-password', points: 10, seconds: 900, by: 'account' },
  input: changePasswordSchema,
  answers: done,
  handler: async ({ input, req, user }) => {
    await changeOwnPassword(req.payload, { ...input, userId: user.id, sid: user.sid })
    wakeOutbox(req.payload)
    return { success: true, message: 'Your password has been changed.' }
  },
})
