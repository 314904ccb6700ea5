import { z } from 'zod'
import { documentId } from '../ids/document-id-schema'

const reason = z.string().trim().min(1, 'Say why').max(500)

/** The body of `POST /users/{id}/user-products`: for so many days of 24 hours, or for ever. */
export const openProgramSchema = z.object({
  productId: documentId,
  reason,
  days: z.coerce.number().int().min(1).max(36_500).optional(),
})

/** The body of `POST /users/{id}/user-products/{accessId}/end`, and of `/defer` beside it. */
export const endAccessSchema = z.object({ reason })

/** The body of `POST /users/{id}/user-products/{accessId}/transfer`: to somebody with an account. */
export const transferAccessSchema = z.object({ email: z.string().trim().toLowerCase().max(254), reason })
