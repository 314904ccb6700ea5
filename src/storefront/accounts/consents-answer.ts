import * as z from 'zod/mini'

/** What `GET` and `PUT /users/consents` answer. */
export const consentsAnswer = z.object({
  data: z.object({
    terms: z.object({ agreedAt: z.nullable(z.string()), isCurrent: z.boolean() }),
    promotions: z.object({ given: z.boolean(), since: z.nullable(z.string()) }),
  }),
})

export type Consents = z.infer<typeof consentsAnswer>['data']
