import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { secondStepSchema } from '@/src/domain/two-step/two-step-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { startSession } from '../../sessions/start-session'
import { signInReply } from '../../sign-in-reply'
import { passSecondStep } from '../operations/pass-second-step'

/**
 * `POST /users/login/second-step`: what comes after `TWO_STEP_REQUIRED`, with the same answer as login. Refusals: 400
 * `WRONG_CODE`, 401 `TWO_STEP_EXPIRED`: the password is asked for again.
 */
export const secondStep = defineEndpoint({
  method: 'post',
  path: '/users/login/second-step',
  access: 'anyone',
  about: {
    summary: 'Finishes a sign-in with the code of an authenticator app, or a recovery code.',
    errors: ['WRONG_CODE', 'TWO_STEP_EXPIRED'],
  },
  limit: { name: 'second-step-visitor', points: 60, seconds: 900, by: 'visitor' },
  input: secondStepSchema,
  handler: async ({ input, req }) => {
    const user = await passSecondStep(req, input, new Date())
    const device = { deviceId: input.deviceId, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device, { hasSecondStep: true })
    if (input.recoveryCode !== undefined) wakeOutbox()
    return signInReply(req, user, session, 'Signed in.')
  },
})
