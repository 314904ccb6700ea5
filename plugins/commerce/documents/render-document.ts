import { INK, isColour, readableOn } from '@/src/domain/branding/contrast'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { closingOf, labelsOf } from './document-labels'
import { makePdf } from './make-pdf'
import { lead, PAGE, type PdfPage, SOFT } from './pdf-page'
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
export function renderDocument(document: PrintedDocument): Promise<Buffer> {
  const head = {
    title: `${labelsOf(document).titles[document.kind]} ${document.number}`,
    author: document.provider.name,
    locale: document.locale ?? DEFAULT_LOCALE,
    at: new Date(document.issuedAt),
  }
  return makePdf(head, (page) => {
    drawHead(page, document)
    renderParties(page, document)
    renderLines(page, document)
    renderSums(page, document)
    drawClosing(page, document)
    drawFeet(page, document)
  })
}

function drawHead(page: PdfPage, document: PrintedDocument): void {
  const { kind, provider } = document
  const bar = isColour(provider.colour) ? provider.colour : INK
  page.ornament('Layout', () => page.pdf.rect(0, 0, PAGE.width, 8).fill(bar))
  const name: Style = { size: 13, weight: 600, colour: readableOn('#ffffff', bar) }
  page.flow(page.element('P'), page.break(provider.name, PAGE.right - PAGE.left, name), PAGE.left, name)
  page.y += 14
  page.flow(
    page.element('H1'),
    page.break(labelsOf(document).titles[kind], PAGE.right - PAGE.left, H1),
    PAGE.left,
    H1,
  )
  page.y += 20
}

function drawClosing(page: PdfPage, document: PrintedDocument): void {
  const { heading, text } = closingOf(document)
  const width = 400
  const lines = page.break(text, width, TEXT)
  page.ensure(lead(H2) + Math.min(lines.length, 6) * lead(TEXT))
  page.flow(page.element('H2'), page.break(heading, width, H2), PAGE.left, H2)
  page.y += 3
  page.flow(page.element('P'), lines, PAGE.left, TEXT)
}

function drawFeet(page: PdfPage, document: PrintedDocument): void {
  const { kind, number, provider } = document
  const labels = labelsOf(document)
  const { count } = page.pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    page.pdf.switchToPage(index)
    page.ornament('Pagination', () => {
      const y = PAGE.height - 46
      const [about] = page.break(`${provider.name} · ${labels.titles[kind]} ${number}`, 400, FOOT)
      if (about) page.write(about.text, { x: PAGE.left, y }, FOOT)
      page.write(labels.page(index + 1, count), { x: 0, y, right: PAGE.right }, FOOT)
    })
  }
}
