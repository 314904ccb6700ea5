import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { readyFonts } from './fonts'
import { PdfPage } from './pdf-page'

export type PdfHead = { title: string; author: string; locale: Locale; at: Date }

/**
 * A PDF tagged for screen readers, with its title and language, in real text with its fonts inside. The same head and the
 * same drawing give the same bytes.
 */
export async function makePdf(head: PdfHead, draw: (page: PdfPage) => void): Promise<Buffer> {
  const [{ default: PDFDocument }] = await Promise.all([import('pdfkit'), readyFonts()])
  const pdf = new PDFDocument(optionsFor(head))
  const done = collect(pdf)
  const page = new PdfPage(pdf)
  draw(page)
  page.root.end()
  pdf.end()
  return done
}

/** A PDF as a download that no cache keeps. */
export function pdfDownload(pdf: Buffer, filename: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function optionsFor({ title, author, locale, at }: PdfHead): PDFKit.PDFDocumentOptions {
  return {
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // Else Helvetica would be loaded, which cannot be embedded. pdfkit takes null for "none yet".
    font: null as unknown as string,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
    tagged: true,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
