import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { type Answer, answer } from '@/src/server/reply'
import { type PublicUser, publicUser } from './public-user'
import { sessionCookie } from './sessions/session-cookie'
import type { SignedIn } from './sessions/start-session'
import type { signInAnswer } from './sign-in-schema'

/** What login and registration answer, with the cookie that serves the staff area. */
export function signInResponse(
  req: PayloadRequest,
  user: PublicUser,
  session: SignedIn,
  message: string,
): Answer<z.input<typeof signInAnswer>> {
  const { accessToken, refreshToken, deviceId, exp } = session
  return answer(
    {
      success: true,
      message,
      user: publicUser(user),
      tokens: { accessToken, refreshToken },
      deviceId,
      token: accessToken,
      exp,
    },
    { headers: sessionCookie(req, accessToken) },
  )
}
