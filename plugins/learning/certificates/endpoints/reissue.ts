import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { reissueCertificate } from '../operations/change-certificate'

/** `POST /certificates/{id}/reissue`: prints the account's name of today on it, after a correction. Id or number. */
export const reissue = defineEndpoint({
  method: 'post',
  path: '/certificates/:id/reissue',
  access: 'staff',
  about: { summary: 'Prints a corrected name on a certificate.', errors: ['NOT_FOUND'] },
  answers: successWith(z.object({ number: z.string(), name: z.string() })),
  handler: async ({ req, user, params }) => ({
    success: true,
    data: await reissueCertificate(req.payload, { id: params.id ?? '', staffId: user.id }),
  }),
})
