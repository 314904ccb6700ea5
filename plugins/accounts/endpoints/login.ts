import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { checkCredentials } from '../operations/sign-in'
import { startSession } from '../sessions/start-session'
import { signInReply } from '../sign-in-reply'

const input = z.object({
  email: z.string().max(254),
  password: z.string().max(1024),
  deviceId: z.string().min(8).max(100).nullish(),
})

/** `POST /users/login` (specification 7). Refusals: 401 `INVALID_CREDENTIALS`, 401 `MIGRATED_USER`. */
export const login = defineEndpoint({
  method: 'post',
  path: '/users/login',
  access: 'anyone',
  input,
  invalidMessage: 'Login failed.',
  handler: async ({ input: { email, password, deviceId }, req }) => {
    const user = await checkCredentials(req.payload, { email, password })
    const device = { deviceId: deviceId ?? undefined, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device)
    return signInReply(req, user, session, 'Signed in.')
  },
})
