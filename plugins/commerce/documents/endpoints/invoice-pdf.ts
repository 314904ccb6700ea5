import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { content } from '@/src/server/reply'
import { findInvoice } from '../find-document'
import { pdfResponse } from './pdf-response'

/**
 * `GET /payments/invoices/{invoiceId}/pdf`: an invoice or a credit note as a PDF, as it was issued, for the buyer and
 * for staff. Somebody else's is not there (404).
 */
export const invoicePdf = defineEndpoint({
  method: 'get',
  path: '/payments/invoices/:invoiceId/pdf',
  access: 'signed-in',
  isShownToViewer: true,
  about: {
    summary: 'An invoice or credit note, as PDF.',
    errors: ['NOT_FOUND'],
  },
  answers: content('application/pdf'),
  handler: async ({ req, params, user }) => {
    const id = idOf(params.invoiceId)
    const userId = hasRight(req, 'money') ? null : user.id
    return pdfResponse(await findInvoice(req.payload, id, { userId }))
  },
})
