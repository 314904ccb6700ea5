import { billingAddressSchema } from '@/src/domain/billing/billing-address-schema'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { places } from '@/src/server/geo/places'
import { readDefaultBillingAddress, saveDefaultBillingAddress } from '../operations/default-billing-address'

/** `GET /users/default-billing-address` (specification 7): the saved address, or 404 when there is none. */
export const getDefaultBillingAddress = defineEndpoint({
  method: 'get',
  path: '/users/default-billing-address',
  access: 'signed-in',
  about: { summary: 'The billing address to fill in at checkout.', errors: ['NOT_FOUND'] },
  handler: async ({ req, user }) => {
    const address = await readDefaultBillingAddress(pool(req.payload), user.id)
    if (!address) throw new DomainError('NOT_FOUND', { internal: 'no default billing address' })
    return { success: true, ...address, data: address }
  },
})

/** `PUT /users/default-billing-address`: by the rules of the billing form (specification 5). The saved one comes back. */
export const putDefaultBillingAddress = defineEndpoint({
  method: 'put',
  path: '/users/default-billing-address',
  access: 'signed-in',
  about: { summary: 'Changes the billing address to fill in at checkout.' },
  input: billingAddressSchema(places),
  invalidMessage: 'Failed to save default billing address',
  handler: async ({ input, req, user }) => {
    const address = await saveDefaultBillingAddress(pool(req.payload), user.id, input)
    return { success: true, ...address, data: address }
  },
})
