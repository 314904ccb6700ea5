import { INK } from '@/src/domain/branding/contrast'
import type { PrintedDocument, PrintedLine } from '@/src/domain/invoices/printed-document'
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { formatMoney } from '@/src/domain/money/money'
import { labelsOf } from './document-labels'
import { lead, PAGE, type PdfPage, SOFT } from './pdf-page'
import type { Style } from './text-layout'

const HEAD: Style = { size: 9.5, weight: 600, colour: SOFT }
const TITLE: Style = { size: 11, weight: 400, colour: INK }
const SKU: Style = { size: 9, weight: 400, colour: SOFT }

/** The right edges of the columns with money, and how wide the titles may be. */
const PRICE = PAGE.right - 168
const DISCOUNT = PAGE.right - 84
const AMOUNT = PAGE.right
const TITLE_WIDTH = 252
const PADDING = 8

type Element = PDFKit.PDFStructureElement

/** What was bought or is taken back, line by line, over as many pages as it needs, with the header on each. */
export function renderLines(page: PdfPage, document: PrintedDocument): void {
  const table = page.element('Table')
  const headRow = page.element('TR', page.element('THead', table))
  page.ensure(60)
  for (const { text, ...at } of columns(page.y, document)) {
    page.element('TH', headRow, 'Column').add(() => page.write(text, at, HEAD))
  }
  endHead(page)
  const body = page.element('TBody', table)
  page.withHeader(
    () => repeatHead(page, document),
    () => {
      for (const line of document.lines) drawRow(page, page.element('TR', body), line, document)
    },
  )
}

function columns(y: number, document: PrintedDocument) {
  const { item, price, discount, amount } = labelsOf(document).columns
  return [
    { text: item, x: PAGE.left, y },
    { text: price, x: 0, y, right: PRICE },
    { text: discount, x: 0, y, right: DISCOUNT },
    { text: amount, x: 0, y, right: AMOUNT },
  ]
}

function repeatHead(page: PdfPage, document: PrintedDocument): void {
  page.ornament('Pagination', () => {
    for (const { text, ...at } of columns(page.y, document)) page.write(text, at, HEAD)
  })
  endHead(page)
}

function endHead(page: PdfPage): void {
  page.y += lead(HEAD) + 5
  page.rule(page.y, { colour: SOFT })
  page.y += PADDING
}

function drawRow(page: PdfPage, row: Element, line: PrintedLine, document: PrintedDocument): void {
  const titles = page.break(line.title, TITLE_WIDTH, TITLE)
  const skus = page.break(line.sku, TITLE_WIDTH, SKU)
  // A row stays whole unless it is longer than what any page has room for.
  page.ensure(Math.min(titles.length * lead(TITLE) + skus.length * lead(SKU) + PADDING, 400))
  const cells = [0, 1, 2, 3].map(() => page.element('TD', row))
  const [title, price, discount, amount] = cells
  if (!title || !price || !discount || !amount) return
  const { y } = page
  const money = [
    { cell: price, cents: line.unitPriceCents, right: PRICE },
    { cell: discount, cents: -line.discountCents, right: DISCOUNT },
    { cell: amount, cents: line.totalCents, right: AMOUNT },
  ]
  const [first, ...rest] = titles
  if (first) page.put(title, first, { x: PAGE.left, y }, TITLE)
  for (const { cell, cents, right } of money) {
    cell.add(() => page.write(printCents(cents, document), { x: 0, y, right }, TITLE))
  }
  page.y += lead(TITLE)
  page.flow(title, rest, PAGE.left, TITLE)
  page.flow(title, skus, PAGE.left, SKU)
  page.y += PADDING - 1
  page.rule(page.y)
  page.y += PADDING
}

/** What is taken off has a minus sign, as long as a digit is wide; nothing is just nothing. */
export function printCents(
  cents: number,
  { locale = DEFAULT_LOCALE, currency }: Pick<PrintedDocument, 'locale' | 'currency'>,
): string {
  const printed = formatMoney(Math.abs(cents), currency, LANGUAGE_TAGS[locale])
  return cents < 0 ? `−${printed}` : printed
}
