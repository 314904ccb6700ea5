import { z } from 'zod'
import { documentId } from '../ids/document-id-schema'
import { parseDollars } from '../money/money'

const dollars = z.union([z.number(), z.string().max(20)]).transform((value, context) => {
  const cents = parseDollars(value)
  if (cents !== null && cents > 0) return cents
  context.addIssue({ code: 'custom', message: 'Enter an amount of money above 0' })
  return z.NEVER
})

const line = z.union([
  documentId.transform((id) => ({ id: String(id) })),
  z
    .object({
      id: documentId.transform(String),
      amount: dollars.optional(),
      endAccess: z.boolean().optional(),
    })
    .transform(({ amount, ...rest }) => ({ ...rest, amountCents: amount })),
])

/**
 * The body of `POST /payments/orders/{orderId}/refund`: amounts in decimal dollars, lines by the id of the order's
 * line or of its product. Without lines and amount everything that is left is meant. `endAccess` of a line goes before that of the whole. With
 * `undoWindow` it goes out two minutes later, unless access ends now.
 */
export const refundRequestSchema = z
  .object({
    lines: z.array(line).min(1).max(100).optional(),
    amount: dollars.optional(),
    reason: z.string().trim().min(1, 'Say why it is refunded').max(500),
    endAccess: z.boolean().optional(),
    undoWindow: z.boolean().optional(),
  })
  .transform(({ amount, ...rest }) => ({ ...rest, amountCents: amount }))

/** The same for a preview, which is asked for before anybody has said why. */
export const refundPreviewSchema = z.preprocess(
  (body) => (typeof body === 'object' && body !== null ? { ...body, reason: 'Preview' } : body),
  refundRequestSchema,
)

export type RefundRequest = {
  lines?: { id: string; amountCents?: number | undefined; endAccess?: boolean | undefined }[] | undefined
  amountCents?: number | undefined
  reason: string
  endAccess?: boolean | undefined
  undoWindow?: boolean | undefined
}
