import { z } from 'zod'

export const MOST_COPIES = 1_000

/** What `POST /discounts/{id}/copies` takes. Numbers come as text from forms. */
export const bulkCodesSchema = z.object({
  count: z.coerce
    .number('Enter how many')
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(MOST_COPIES, `At most ${MOST_COPIES} at once`),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{2,20}$/, 'Use 2 to 20 letters, digits and hyphens'),
})

export type BulkCodesRequest = z.output<typeof bulkCodesSchema>

/** Without what is mistaken for something else when it is read aloud or copied from paper. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 8
