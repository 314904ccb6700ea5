import { z } from 'zod'

export const publicUserAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.string(),
})

/** What the description of the API says of a sign-in. */
export const signInAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  user: publicUserAnswer,
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  deviceId: z.string(),
})
