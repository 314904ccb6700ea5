import { INK } from '@/src/domain/branding/contrast'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { labelsOf } from './document-labels'
import { lead, PAGE, type PdfPage } from './pdf-page'
import { printCents } from './render-lines'
import type { Style } from './text-layout'

const TEXT: Style = { size: 11, weight: 400, colour: INK }
const TOTAL: Style = { size: 14, weight: 600, colour: INK }
const LEFT = PAGE.left + 232
const GAP = 5

/** Subtotal, discount with its code, tax (also when it is 0), and the total. They stay together on one page. */
export function renderSums(page: PdfPage, document: PrintedDocument): void {
  const { sums: labels, totals } = labelsOf(document)
  const code = document.discountCode ? labels.code(document.discountCode) : ''
  const sums = [
    { label: labels.subtotal, cents: document.subtotalCents, style: TEXT },
    { label: `${labels.discount}${code}`, cents: -document.discountCents, style: TEXT },
    { label: labels.tax, cents: document.taxCents, style: TEXT },
    {
      label: `${totals[document.kind]} (${document.currency})`,
      cents: document.totalCents,
      style: TOTAL,
    },
  ]
  page.ensure(130)
  page.y += 4
  const table = page.element('Table')
  for (const { label, cents, style } of sums) {
    if (style === TOTAL) {
      page.rule(page.y + 1, { from: LEFT, colour: INK })
      page.y += 9
    }
    const row = page.element('TR', table)
    const { y } = page
    const head = page.element('TH', row, 'Row')
    const amount = page.element('TD', row)
    const labels = page.break(label, 176, style)
    for (const [index, line] of labels.entries()) {
      page.put(head, line, { x: LEFT, y: y + index * lead(style) }, style)
    }
    amount.add(() => page.write(printCents(cents, document), { x: 0, y, right: PAGE.right }, style))
    page.y += labels.length * lead(style) + GAP
  }
  page.y += 26
}
