import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint, type SignedInUser } from '@/src/server/endpoint'
import { type Answer, answer, success, successWith } from '@/src/server/reply'
import { publicUser } from '../public-user'
import { prolongSession } from '../sessions/prolong-session'
import { rotateSession } from '../sessions/rotate-session'
import { sessionCookie } from '../sessions/session-cookie'
import { signAccessToken } from '../sessions/tokens'
import { publicUserAnswer } from '../sign-in-schema'

const input = z.object({
  refreshToken: z.string().max(200).nullish(),
  deviceId: z.string().max(100).nullish(),
})

/** A pair for a refresh token; for the cookie a new cookie, and what Payload's staff area reads. */
const answers = z.union([
  successWith(z.object({ accessToken: z.string(), refreshToken: z.string() })),
  success({
    message: z.string(),
    user: publicUserAnswer.extend({ collection: z.string() }),
    refreshedToken: z.string(),
    exp: z.number(),
    setCookie: z.literal(true),
    data: z.object({ accessToken: z.string() }),
  }),
])

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
  answers,
  // Whatever is presented that is no token of ours is an invalid token, which the browser knows what to do about.
  invalidCode: () => 'INVALID_TOKENS',
  handler: async ({ input: presented, req, user }) => {
    const { refreshToken: token, deviceId } = presented
    if (token === undefined || token === null) return prolong(req, user)
    const session = await rotateSession(req.payload, { refreshToken: token, deviceId: deviceId ?? '' })
    const { accessToken, refreshToken } = session
    return answer(
      { success: true, data: { accessToken, refreshToken } },
      { headers: sessionCookie(req, accessToken) },
    )
  },
})

async function prolong(
  req: Parameters<typeof sessionCookie>[0],
  user: SignedInUser | null,
): Promise<Answer<z.input<typeof answers>>> {
  if (!user || !(await prolongSession(req.payload, user.sid))) throw new DomainError('INVALID_TOKENS')
  const person = { sid: user.sid, userId: user.id, email: user.email }
  const { token, exp } = await signAccessToken(req.payload, person)
  return answer(
    {
      success: true,
      message: 'Token refresh successful',
      user: { ...publicUser(user), collection: 'users' },
      refreshedToken: token,
      exp,
      setCookie: true,
      data: { accessToken: token },
    },
    { headers: sessionCookie(req, token) },
  )
}
