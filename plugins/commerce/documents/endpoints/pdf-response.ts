import { DomainError } from '@/src/domain/errors/domain-error'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { fileNameOf } from '../document-labels'
import { renderDocument } from '../render-document'

/** A document as a download that no cache keeps. What is not there, or not theirs, is `NOT_FOUND`. */
export async function pdfResponse(document: PrintedDocument | null): Promise<Response> {
  if (!document) throw new DomainError('NOT_FOUND')
  const pdf = await renderDocument(document)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="${fileNameOf(document)}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
