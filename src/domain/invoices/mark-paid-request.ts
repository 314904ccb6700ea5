import * as z from 'zod'

const words = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `At most ${maximum} characters`)
    .nullish()
    .transform((text) => text || undefined)

/** The body of `POST /payments/orders/{orderId}/mark-paid`: the day the money came, and what staff note about it. */
export const markPaidRequestSchema = z.object({
  paidOn: z.iso
    .date('Enter a date such as 2026-11-20')
    .nullish()
    .transform((day) => day ?? undefined),
  reference: words(100),
  note: words(500),
})

export type MarkPaidRequest = z.output<typeof markPaidRequestSchema>
