import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint, json, type SignedInUser } from '@/src/server/endpoint'
import { publicUser } from '../public-user'
import { prolongSession } from '../sessions/prolong-session'
import { rotateSession } from '../sessions/rotate-session'
import { sessionCookie } from '../sessions/session-cookie'
import { signAccessToken } from '../sessions/tokens'

const input = z.object({
  refreshToken: z.string().max(200).nullish(),
  deviceId: z.string().max(100).nullish(),
})

/**
 * `POST /users/refresh-token` (specification 7): trades a refresh token for a new pair, under `data`.
 * Without one it prolongs the session of the http-only cookie, which is how the staff area keeps people signed in.
 * Refusal: 401 `INVALID_TOKENS`, "Invalid tokens".
 */
export const refreshToken = defineEndpoint({
  method: 'post',
  path: '/users/refresh-token',
  access: 'anyone',
  about: {
    summary: 'Gives a new access token for a refresh token.',
    errors: ['INVALID_TOKENS'],
  },
  limit: { name: 'refresh-token', points: 600, seconds: 600, by: 'visitor' },
  input,
  // Whatever is presented that is no token of ours is an invalid token, which the browser knows what to do about.
  invalidCode: () => 'INVALID_TOKENS',
  handler: async ({ input: presented, req, user }) => {
    const { refreshToken: token, deviceId } = presented
    if (token === undefined || token === null) return prolong(req, user)
    const session = await rotateSession(req.payload, { refreshToken: token, deviceId: deviceId ?? '' })
    return json(
      200,
      { success: true, data: { accessToken: session.accessToken, refreshToken: session.refreshToken } },
      sessionCookie(req, session.accessToken),
    )
  },
})

async function prolong(
  req: Parameters<typeof sessionCookie>[0],
  user: SignedInUser | null,
): Promise<Response> {
  if (!user || !(await prolongSession(req.payload, user.sid))) throw new DomainError('INVALID_TOKENS')
  const person = { sid: user.sid, userId: user.id, email: user.email }
  const { token, exp } = await signAccessToken(req.payload, person)
  return json(
    200,
    {
      success: true,
      message: 'Token refresh successful',
      user: { ...publicUser(user), collection: 'users' },
      refreshedToken: token,
      exp,
      setCookie: true,
      data: { accessToken: token },
    },
    sessionCookie(req, token),
  )
}
