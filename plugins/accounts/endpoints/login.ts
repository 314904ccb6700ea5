import { z } from 'zod'
import { PASSWORD_MAXIMUM, PASSWORD_REQUIRED } from '@/src/domain/passwords/password'
import { deviceIdField, EMAIL_REQUIRED } from '@/src/domain/users/user-fields'
import { defineEndpoint } from '@/src/server/endpoint'
import { checkCredentials } from '../operations/sign-in'
import { startSession } from '../sessions/start-session'
import { signInResponse } from '../sign-in-response'
import { signInAnswer } from '../sign-in-schema'
import { withSignInBudgets } from '../throttle/sign-in-budgets'
import { startTwoFactorChallenge } from '../two-factor/operations/challenge'

const input = z.object({
  email: z.string({ error: EMAIL_REQUIRED }).max(254),
  password: z.string({ error: PASSWORD_REQUIRED }).max(PASSWORD_MAXIMUM),
  deviceId: deviceIdField,
})

/**
 * `POST /users/login` (specification 7). Refusals: 401 `INVALID_CREDENTIALS`, 401 `MIGRATED_USER`, 429 `RATE_LIMITED`.
 * Who has two-factor authentication gets 401 `TWO_FACTOR_REQUIRED` with a `challenge` for `POST /users/login/two-factor`.
 */
export const login = defineEndpoint({
  method: 'post',
  path: '/users/login',
  access: 'anyone',
  about: {
    summary: 'Signs in with email and password; two-factor authentication may be asked for.',
    errors: ['INVALID_CREDENTIALS', 'MIGRATED_USER', 'TWO_FACTOR_REQUIRED', 'RATE_LIMITED'],
    example: { email: 'customer@example.com', password: 'Training!2026' },
  },
  input,
  answers: signInAnswer,
  invalidMessage: 'Login failed.',
  handler: async ({ input: { email, password, deviceId }, req }) => {
    const user = await withSignInBudgets(req, { email, deviceId: deviceId ?? null }, () =>
      checkCredentials(req.payload, { email, password }),
    )
    await startTwoFactorChallenge(req.payload, {
      userId: user.id,
      hash: user.hash,
      deviceId: deviceId ?? null,
    })
    const device = { deviceId, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device)
    return signInResponse(req, user, session, 'Signed in.')
  },
})
