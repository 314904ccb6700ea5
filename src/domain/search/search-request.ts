import * as z from 'zod'
import { readLocale } from '../languages/locales'

/** `GET /search`: longer questions are cut, and what is no text asks for nothing. */
export const searchSchema = z.object({
  q: z
    .string()
    .catch('')
    .transform((words) => words.trim().slice(0, 100)),
  locale: z.string().nullish().catch(null).transform(readLocale),
})
