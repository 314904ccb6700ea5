import { z } from 'zod'

/**
 * An id of people, products or media in what callers send and are given: a site decides whether these are texts or
 * numbers. Typed as ours are.
 */
export const documentId = z.union([z.string().min(1).max(100), z.int()]) as unknown as z.ZodType<
  string,
  string
>
