import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { verifyTwoFactorSchema } from '@/src/domain/two-factor/two-factor-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { startSession } from '../../sessions/start-session'
import { signInResponse } from '../../sign-in-response'
import { signInAnswer } from '../../sign-in-schema'
import { verifyTwoFactor } from '../operations/verify-two-factor'

/**
 * `POST /users/login/two-factor`: what comes after `TWO_FACTOR_REQUIRED`, with the same answer as login. Refusals: 400
 * `WRONG_CODE`, 401 `TWO_FACTOR_EXPIRED`: the password is asked for again; 401 `INVALID_CREDENTIALS` when it was changed meanwhile.
 */
export const verifyTwoFactorEndpoint = defineEndpoint({
  method: 'post',
  path: '/users/login/two-factor',
  access: 'anyone',
  about: {
    summary: 'Finishes a sign-in with the code of an authenticator app, or a recovery code.',
    errors: ['WRONG_CODE', 'TWO_FACTOR_EXPIRED', 'INVALID_CREDENTIALS'],
  },
  limit: { name: 'two-factor-challenge-visitor', points: 60, seconds: 900, by: 'visitor' },
  input: verifyTwoFactorSchema,
  answers: signInAnswer,
  handler: async ({ input, req }) => {
    const user = await verifyTwoFactor(req, input, new Date())
    const device = { deviceId: input.deviceId, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device, { hasTwoFactor: true })
    if (input.recoveryCode !== undefined) wakeOutbox(req.payload)
    return signInResponse(req, user, session, 'Signed in.')
  },
})
