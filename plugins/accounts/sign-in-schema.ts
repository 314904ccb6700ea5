import { z } from 'zod'
import { success } from '@/src/server/reply'

/** Specification 3, User: these fields and nothing else. */
export const publicUserAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.string(),
})

/**
 * What login and registration answer. Specification 7: success, message, user, tokens and deviceId;
 * `token` and `exp` (seconds since 1970) beside them are what Payload's staff area reads, so that one sign-in serves both.
 */
export const signInAnswer = success({
  message: z.string(),
  user: publicUserAnswer,
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  deviceId: z.string(),
  token: z.string(),
  exp: z.number(),
})
