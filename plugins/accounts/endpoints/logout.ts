import { z } from 'zod'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { answer, done } from '@/src/server/reply'
import { endPresentedSession } from '../sessions/end-presented-session'
import { endSessions } from '../sessions/end-sessions'
import { expiredSessionCookie } from '../sessions/session-cookie'

const input = z.object({
  refreshToken: z.string().max(200).nullish(),
  deviceId: z.string().max(100).nullish(),
})

/** `POST /users/logout`: ends this device's session on the server, at once. Signing out twice is not an error. */
export const logout = defineEndpoint({
  method: 'post',
  path: '/users/logout',
  access: 'anyone',
  about: { summary: 'Ends this session.' },
  input,
  answers: done,
  handler: async ({ input: { refreshToken }, req, user }) => {
    if (user) {
      await endSessions(pool(req.payload), { userId: user.id, only: user.sid, reason: 'signed-out' })
    }
    if (refreshToken) await endPresentedSession(req.payload, refreshToken)
    return answer({ success: true, message: 'Signed out.' }, { headers: expiredSessionCookie(req) })
  },
})
