import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { content } from '@/src/server/reply'
import { findReceipt } from '../find-document'
import { pdfResponse } from './pdf-response'

/**
 * `GET /payments/orders/{orderId}/receipt`: the receipt as a PDF, for the buyer and for staff. Somebody else's order, and
 * one that was not paid, have none (404).
 */
export const receiptPdf = defineEndpoint({
  method: 'get',
  path: '/payments/orders/:orderId/receipt',
  access: 'signed-in',
  isShownToViewer: true,
  about: {
    summary: 'The receipt of a paid order, as PDF.',
    errors: ['NOT_FOUND'],
  },
  answers: content('application/pdf'),
  handler: async ({ req, params, user }) => {
    const userId = hasRight(req, 'money') ? null : user.id
    return pdfResponse(await findReceipt(req.payload, idOf(params.orderId), { userId }))
  },
})
