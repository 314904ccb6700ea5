import * as z from 'zod'
import { canonicalEmail } from '../users/email'

const name = z.string().trim().min(1, 'Please say who it is for').max(100)
const email = z
  .string()
  .transform((text) => canonicalEmail(text))
  .refine((address) => address !== null, 'Please enter a valid email address.')
  .transform((address) => address ?? '')

/** Of `POST /payments/orders`: what is ordered is for somebody else, who is written to on that day; today when it is left out. */
export const giftSchema = z.object({
  name,
  email,
  day: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
  message: z
    .string()
    .trim()
    .max(1_000)
    .nullish()
    .transform((words) => words || null),
})

/** Of `POST /gifts/claim` and `/gifts/preview`: what stands in the link. */
export const giftTokenSchema = z.object({ token: z.string().trim().min(1).max(200) })

/** Of `POST /gifts/{id}/resend`: to another address, if the first was wrong. */
export const resendGiftSchema = z.object({ name: name.optional(), email: email.optional() })
