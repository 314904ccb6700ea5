import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { registrationSchema } from '@/src/domain/users/registration'
import { defineEndpoint } from '@/src/server/endpoint'
import { localeOf } from '@/src/server/request-language'
import { register as registerCustomer } from '../operations/register'
import { startSession } from '../sessions/start-session'
import { signInResponse } from '../sign-in-response'
import { signInAnswer } from '../sign-in-schema'

/** `POST /users/register` (specification 7): makes the account and signs in, with the same answer as login. */
export const register = defineEndpoint({
  method: 'post',
  path: '/users/register',
  access: 'anyone',
  about: {
    summary: 'Opens an account and signs in.',
    errors: ['EMAIL_TAKEN', 'MIGRATED_USER'],
    example: {
      firstName: 'Demo',
      lastName: 'Customer',
      email: 'new-customer@example.com',
      password: 'Training!2026',
      agreeToTerms: true,
    },
  },
  limit: { name: 'register', points: 30, seconds: 3600, by: 'visitor' },
  input: registrationSchema,
  answers: signInAnswer,
  handler: async ({ input: { deviceId, ...registration }, req }) => {
    const user = await registerCustomer(req.payload, { ...registration, locale: localeOf(req) })
    wakeOutbox(req.payload)
    const device = { deviceId, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device)
    return signInResponse(req, user, session, 'Welcome. Your account is ready.')
  },
})
