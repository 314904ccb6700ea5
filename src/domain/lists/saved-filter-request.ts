import { z } from 'zod'
import { questionOf } from './list-question'

/** The body of `POST /staff/filters/{list}`. `query` is the list's address behind its `?`. */
export const savedFilterSchema = z.object({
  name: z.string().trim().min(1, 'Please give it a name.').max(60),
  query: z
    .string()
    .max(4000)
    .transform((query) => questionOf(new URLSearchParams(query)))
    .refine((query) => /(^|&)(where|search)/.test(query), 'There is no filter to keep yet.'),
  shared: z.enum(['yes', 'no']).default('no'),
})
