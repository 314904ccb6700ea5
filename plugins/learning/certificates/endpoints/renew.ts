import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { beginRenewal } from '../operations/begin-renewal'

/** `POST /learning/certificates/{number}/renew`: begins its program anew; the certificate is renewed when that is finished. */
export const renew = defineEndpoint({
  method: 'post',
  path: '/learning/certificates/:number/renew',
  access: 'signed-in',
  about: {
    summary: 'Begins a program anew, to renew one’s certificate that runs out.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  answers: successWith(z.object({ programId: z.string() })),
  handler: async ({ req, user, params }) => ({
    success: true,
    data: await beginRenewal(req.payload, { userId: user.id, number: params.number ?? '' }),
  }),
})
