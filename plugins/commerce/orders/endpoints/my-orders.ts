import { defineEndpoint } from '@/src/server/endpoint'
import { listOrders } from '../operations/list-orders'

/**
 * `GET /payments/my-orders`: the signed-in person's own orders, newest first, with the addresses of their receipts,
 * invoices and credit notes. Orders whose payment was begun and never approved are left out. Money in dollars.
 */
export const myOrders = defineEndpoint({
  method: 'get',
  path: '/payments/my-orders',
  access: 'signed-in',
  about: { summary: 'The orders of whoever is signed in.' },
  handler: async ({ req, user }) => ({ success: true, data: await listOrders(req.payload, user.id) }),
})
