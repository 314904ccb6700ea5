import * as z from 'zod'
import { NECESSARY, OPTIONAL_CATEGORIES } from './cookie-choice'

/** `POST /cookie-consents`: a choice, to be kept as proof that it was made. */
export const cookieConsentSchema = z.object({
  consentId: z.uuid('Please send the id of the choice.'),
  categories: z.array(z.enum([NECESSARY, ...OPTIONAL_CATEGORIES])).max(10),
  textVersion: z.number().int().min(1).max(10_000),
  decidedAt: z.iso.datetime(),
})

export type CookieConsentRequest = z.output<typeof cookieConsentSchema>
