import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { invitedRegistrationSchema } from '@/src/domain/users/registration'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { namedLocale } from '@/src/server/request-language'
import { joinByInvitation } from '../invitations/operations/join-by-invitation'
import { startSession } from '../sessions/start-session'
import { signInResponse } from '../sign-in-response'
import { signInAnswer } from '../sign-in-schema'

/**
 * `POST /users/register-invited` (specification 7): makes the account an invitation is for and signs in, with the same
 * answer as login. See `joinByInvitation` for its refusals.
 */
export const registerInvited = defineEndpoint({
  method: 'post',
  path: '/users/register-invited',
  access: 'anyone',
  about: {
    summary: 'Opens an account with an invitation.',
    errors: ['INVITATION_INVALID', 'EMAIL_TAKEN', 'MIGRATED_USER'],
  },
  limit: { name: 'register-invited', points: 30, seconds: 3600, by: 'visitor' },
  input: invitedRegistrationSchema,
  answers: signInAnswer,
  handler: async ({ input: { deviceId, ...registration }, req }) => {
    const join = () => joinByInvitation(req.payload, { ...registration, locale: namedLocale(req) })
    const user = await withGuessBudget(req, 'invitation', join)
    wakeOutbox(req.payload)
    const device = { deviceId, userAgent: req.headers.get('User-Agent') }
    const session = await startSession(req.payload, user, device)
    return signInResponse(req, user, session, 'Welcome. Your account is ready.')
  },
})
