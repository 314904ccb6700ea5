import { INK, isColour, readableOn } from '@/src/domain/branding/contrast'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { closingOf, TITLES } from './document-labels'
import { lead, PAGE, PdfPage, SOFT } from './pdf-page'
import { renderLines } from './render-lines'
import { renderParties } from './render-parties'
import { renderSums } from './render-sums'
import type { Style } from './text-layout'

const H1: Style = { size: 30, weight: 600, colour: INK }
const H2: Style = { size: 12, weight: 600, colour: INK }
const TEXT: Style = { size: 10.5, weight: 400, colour: INK }
const FOOT: Style = { size: 9, weight: 400, colour: SOFT }

/**
 * A document as a PDF, from what it froze when it was issued and nothing else: the same document gives the same bytes.
 * Tagged for screen readers, in real text, with its fonts inside. Characters the font does not have print as '?'.
 */
export async function renderDocument(document: PrintedDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument(optionsFor(document))
  const done = collect(pdf)
  const sheet = new PdfPage(pdf)
  drawHead(sheet, document)
  renderParties(sheet, document)
  renderLines(sheet, document)
  renderSums(sheet, document)
  drawClosing(sheet, document)
  drawFeet(sheet, document)
  sheet.root.end()
  pdf.end()
  return done
}

function optionsFor(document: PrintedDocument): PDFKit.PDFDocumentOptions {
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
    lang: 'en-CA',
    displayTitle: true,
    info: {
      Title: `${TITLES[document.kind]} ${document.number}`,
      Author: document.provider.name,
      CreationDate: new Date(document.issuedAt),
      ModDate: new Date(document.issuedAt),
    },
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

function drawHead(sheet: PdfPage, { kind, provider }: PrintedDocument): void {
  const bar = isColour(provider.colour) ? provider.colour : INK
  sheet.ornament('Layout', () => sheet.pdf.rect(0, 0, PAGE.width, 8).fill(bar))
  const name: Style = { size: 13, weight: 600, colour: readableOn('#ffffff', bar) }
  sheet.flow(sheet.element('P'), sheet.break(provider.name, PAGE.right - PAGE.left, name), PAGE.left, name)
  sheet.y += 14
  sheet.flow(sheet.element('H1'), sheet.break(TITLES[kind], PAGE.right - PAGE.left, H1), PAGE.left, H1)
  sheet.y += 20
}

function drawClosing(sheet: PdfPage, document: PrintedDocument): void {
  const { heading, text } = closingOf(document)
  const width = 400
  const lines = sheet.break(text, width, TEXT)
  sheet.ensure(lead(H2) + Math.min(lines.length, 6) * lead(TEXT))
  sheet.flow(sheet.element('H2'), sheet.break(heading, width, H2), PAGE.left, H2)
  sheet.y += 3
  sheet.flow(sheet.element('P'), lines, PAGE.left, TEXT)
}

function drawFeet(sheet: PdfPage, { kind, number, provider }: PrintedDocument): void {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.pdf.switchToPage(page)
    sheet.ornament('Pagination', () => {
      const y = PAGE.height - 46
      const [about] = sheet.break(`${provider.name} · ${TITLES[kind]} ${number}`, 400, FOOT)
      if (about) sheet.write(about.text, { x: PAGE.left, y }, FOOT)
      sheet.write(`Page ${page + 1} of ${count}`, { x: 0, y, right: PAGE.right }, FOOT)
    })
  }
}
