import { DomainError } from '@/src/domain/errors/domain-error'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { fileNameOf } from '../document-labels'
import { pdfDownload } from '../make-pdf'
import { renderDocument } from '../render-document'

/** A document as a download that no cache keeps. What is not there, or not theirs, is `NOT_FOUND`. */
export async function pdfResponse(document: PrintedDocument | null): Promise<Response> {
  if (!document) throw new DomainError('NOT_FOUND')
  return pdfDownload(await renderDocument(document), fileNameOf(document))
}
