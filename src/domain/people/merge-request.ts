import { z } from 'zod'
import { canonicalEmail } from '../users/email'

const email = z
  .string()
  .max(1_000)
  .transform((value) => canonicalEmail(value) ?? '')

/** The body of `POST /users/{id}/merges/preview`: the account that is to be merged into this one. */
export const mergePreviewSchema = z.object({ email })

/** The body of `POST /users/confirm-merge`. */
export const mergeTokenSchema = z.object({ token: z.string().min(1).max(200) })

/** The body of `POST /users/{id}/merges`: `seen` is that of the preview. */
export const mergeSchema = z.object({
  email,
  seen: z.string().min(1).max(100),
  reason: z.string().trim().min(1, 'Say why').max(500),
})
