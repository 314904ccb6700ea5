import { z } from 'zod'
import { extendAccessSchema, extendManySchema } from '@/src/domain/access/extend-request'
import { printDate } from '@/src/domain/invoices/print-date'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf, siteIdOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { extendByStaff, extendManyByStaff } from '../operations/extend-access'

/**
 * `POST /users/{id}/user-products/{accessId}/extend`, staff only: `{ days | until, reason }` gives more time. What has run
 * out opens again.
 */
export const extendAccess = defineEndpoint({
  method: 'post',
  path: '/users/:userId/user-products/:accessId/extend',
  access: 'staff',
  about: { summary: 'Staff: gives somebody more time.', errors: ['NOT_FOUND', 'CONFLICT'] },
  input: extendAccessSchema,
  answers: success({ accessEndsAt: z.string(), message: z.string() }),
  handler: async ({ input, req, params, user }) => {
    const [userId, accessId] = [siteIdOf(req.payload, 'customers', params.userId), idOf(params.accessId)]
    const end = await extendByStaff(req.payload, { ...input, userId, accessId, actor: user.id })
    const message = `Open until ${printDate(end, localeOf(req))}.`
    return { success: true, accessEndsAt: end.toISOString(), message }
  },
})

/**
 * `POST /user-products/extend`, staff only: `{ days | until, reason, accessIds | productId, endsFrom?, endsTo? }` gives many
 * people more time, all of them or none.
 */
export const extendMany = defineEndpoint({
  method: 'post',
  path: '/user-products/extend',
  access: 'staff',
  about: { summary: 'Staff: gives many people more time.', errors: ['NOT_FOUND'] },
  input: extendManySchema,
  answers: success({ extended: z.number().int(), message: z.string() }),
  handler: async ({ input, req, user }) => {
    const productId = input.productId && siteIdOf(req.payload, 'products', input.productId)
    const extended = await extendManyByStaff(req.payload, { ...input, productId, actor: user.id })
    const message = extended === 1 ? '1 access was extended.' : `${extended} accesses were extended.`
    return { success: true, extended, message }
  },
})
