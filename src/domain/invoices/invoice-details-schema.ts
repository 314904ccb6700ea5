import * as z from 'zod'

/** One printed line: what breaks lines or steers a terminal becomes a space. */
const printed = (maximum: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().max(maximum, `At most ${maximum} characters`))
    .nullish()
    .transform((text) => text || undefined)

/** What a buyer adds for their own bookkeeping: the organization that pays, and a purchase order or reference. */
export const invoiceDetailsSchema = z.object({ organization: printed(200), reference: printed(100) })

export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>
