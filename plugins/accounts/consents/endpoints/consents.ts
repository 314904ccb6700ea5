import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { changeConsents } from '../operations/change-consents'
import { readConsents } from '../operations/read-consents'

const answers = successWith(
  z.object({
    terms: z.object({
      agreedAt: z.string().nullable(),
      version: z.string().nullable(),
      currentVersion: z.string(),
      isCurrent: z.boolean(),
    }),
    promotions: z.object({ given: z.boolean(), since: z.string().nullable() }),
  }),
)

/** `GET /users/consents`: what the person who asks has agreed to, and whether the terms have changed since. */
export const getConsents = defineEndpoint({
  method: 'get',
  path: '/users/consents',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'What one agreed to, and when.' },
  answers,
  handler: async ({ req, user }) => ({ success: true, data: await readConsents(req.payload, user.id) }),
})

/**
 * `PUT /users/consents { promotions?, terms? }`: promotions on and off, `terms: true` agrees to the present version.
 * Refusal: 422 `TERMS_NEEDED`. The answer is that of GET.
 */
export const putConsents = defineEndpoint({
  method: 'put',
  path: '/users/consents',
  access: 'signed-in',
  about: { summary: 'Agrees to promotions, or no longer.', errors: ['TERMS_NEEDED'] },
  input: z.object({ promotions: z.boolean().optional(), terms: z.boolean().optional() }),
  answers,
  handler: async ({ input, req, user }) => ({
    success: true,
    data: await changeConsents(req.payload, user.id, input),
  }),
})
