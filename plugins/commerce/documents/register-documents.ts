import type { Payload } from 'payload'
import { type AttachedDocument, registerAttachment } from '@/plugins/mail/attachments'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { fileNameOf } from './document-labels'
import { findInvoice, findReceipt } from './find-document'
import { renderDocument } from './render-document'

/** Says to the mails how the shop's documents are drawn: invoices and credit notes by their id, receipts by the order's. */
export function registerDocuments(): void {
  registerAttachment('invoice', (payload, id) => attach(payload, id, findInvoice))
  registerAttachment('credit-note', (payload, id) => attach(payload, id, findInvoice))
  registerAttachment('receipt', (payload, id) => attach(payload, id, findReceipt))
}

type Find = (payload: Payload, id: string, asker: { userId: null }) => Promise<PrintedDocument | null>

async function attach(payload: Payload, id: string, find: Find): Promise<AttachedDocument> {
  const document = await find(payload, id, { userId: null })
  if (!document) throw new Error(`there is no document ${id} to attach`)
  const content = await renderDocument(document)
  return { filename: fileNameOf(document), contentType: 'application/pdf', content }
}
