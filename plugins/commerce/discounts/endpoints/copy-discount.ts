import { z } from 'zod'
import { bulkCodesSchema } from '@/src/domain/discounts/bulk-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { successWith } from '@/src/server/reply'
import { copyDiscount } from '../operations/copy-discount'

/** `POST /discounts/{id}/copies { count, prefix }`, staff only: that many codes with the rules of this one, each to be used once. */
export const copyDiscountCode = defineEndpoint({
  method: 'post',
  path: '/discounts/:id/copies',
  access: 'staff',
  about: {
    summary: 'Staff: makes many codes with the rules of one.',
    errors: ['NOT_FOUND'],
    example: { count: 100, prefix: 'SPRING' },
  },
  input: bulkCodesSchema,
  answers: successWith(z.object({ codes: z.array(z.string()) })).extend({ message: z.string() }),
  handler: async ({ input, params, req, user }) => {
    const codes = await copyDiscount(req.payload, idOf(params.id), { ...input, actor: user.id })
    return { success: true, message: `Discount codes made: ${codes.length}.`, data: { codes } }
  },
})
