import { z } from 'zod'
import { billingAddressSchema } from '@/src/domain/billing/billing-address-schema'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { places } from '@/src/server/geo/places'
import { success } from '@/src/server/reply'
import { readDefaultBillingAddress, saveDefaultBillingAddress } from '../operations/default-billing-address'

const text = z.string().nullable()

/** Specification 3, Billing address; a field is null when it was never given. */
const address = z.object({
  full_name: text,
  address_line_1: text,
  city: text,
  province: text,
  postal_code: text,
  country: text,
})

/** The fields themselves, as specification 7 reads them, and once more under `data`. */
const answers = success({ ...address.shape, data: address })

/** `GET /users/default-billing-address` (specification 7): the saved address, or 404 when there is none. */
export const getDefaultBillingAddress = defineEndpoint({
  method: 'get',
  path: '/users/default-billing-address',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'The billing address to fill in at checkout.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, user }) => {
    const saved = await readDefaultBillingAddress(pool(req.payload), user.id)
    if (!saved) throw new DomainError('NOT_FOUND', { internal: 'no default billing address' })
    return { success: true, ...saved, data: saved }
  },
})

/** `PUT /users/default-billing-address`: by the rules of the billing form (specification 5). The saved one comes back. */
export const putDefaultBillingAddress = defineEndpoint({
  method: 'put',
  path: '/users/default-billing-address',
  access: 'signed-in',
  about: { summary: 'Changes the billing address to fill in at checkout.' },
  input: billingAddressSchema(places),
  answers,
  invalidMessage: 'Failed to save default billing address',
  handler: async ({ input, req, user }) => {
    const saved = await saveDefaultBillingAddress(pool(req.payload), user.id, input)
    if (!saved) throw new DomainError('NOT_FOUND')
    return { success: true, ...saved, data: saved }
  },
})
