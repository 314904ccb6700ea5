import type { PayloadRequest } from 'payload'
import { json } from '@/src/server/endpoint'
import { type PublicUser, publicUser } from './public-user'
import { sessionCookie } from './sessions/session-cookie'
import type { SignedIn } from './sessions/start-session'

/**
 * What login and registration answer. Specification 7: success, message, user, tokens and deviceId;
 * `token` and `exp` beside them are what Payload's staff area reads, so that one sign-in serves both.
 */
export function signInResponse(
  req: PayloadRequest,
  user: PublicUser,
  session: SignedIn,
  message: string,
): Response {
  return json(
    200,
    {
      success: true,
      message,
      user: publicUser(user),
      tokens: { accessToken: session.accessToken, refreshToken: session.refreshToken },
      deviceId: session.deviceId,
      token: session.accessToken,
      exp: session.exp,
    },
    sessionCookie(req, session.accessToken),
  )
}
