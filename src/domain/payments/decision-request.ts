import { z } from 'zod'

/** The body of `POST /payments/attempts/{attemptId}/decide`. */
export const decisionRequestSchema = z.object({
  decision: z.enum(['paid', 'not-paid']),
  reason: z.string().trim().min(1, 'Say why').max(500),
})
