import * as z from 'zod'
import { readLocale } from '../languages/locales'
import { emailField } from '../users/user-fields'

/** `POST /newsletter/subscriptions`. `website` is the honeypot: people do not see it. */
export const subscriptionSchema = z.object({
  email: emailField,
  locale: z
    .string()
    .max(20)
    .nullish()
    .transform((locale) => (locale ? readLocale(locale) : null)),
  website: z.string().max(1_000).nullish(),
})

/** What stands in the links of its mails. */
export const newsletterTokenSchema = z.object({ token: z.string().min(1).max(200) })
