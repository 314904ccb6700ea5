import { INK } from '@/src/domain/branding/contrast'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { TOTAL_LABELS } from './document-labels'
import { lead, PAGE, type PdfPage } from './pdf-page'
import { printCents } from './render-lines'
import type { Style } from './text-layout'

const TEXT: Style = { size: 11, weight: 400, colour: INK }
const TOTAL: Style = { size: 14, weight: 600, colour: INK }
const LEFT = PAGE.left + 232
const GAP = 5

/** Subtotal, discount with its code, tax (also when it is 0), and the total. They stay together on one page. */
export function renderSums(sheet: PdfPage, document: PrintedDocument): void {
  const code = document.discountCode ? ` (code ${document.discountCode})` : ''
  const sums = [
    { label: 'Subtotal', cents: document.subtotalCents, style: TEXT },
    { label: `Discount${code}`, cents: -document.discountCents, style: TEXT },
    { label: 'Tax', cents: document.taxCents, style: TEXT },
    {
      label: `${TOTAL_LABELS[document.kind]} (${document.currency})`,
      cents: document.totalCents,
      style: TOTAL,
    },
  ]
  sheet.ensure(130)
  sheet.y += 4
  const table = sheet.element('Table')
  for (const { label, cents, style } of sums) {
    if (style === TOTAL) {
      sheet.rule(sheet.y + 1, { from: LEFT, colour: INK })
      sheet.y += 9
    }
    const row = sheet.element('TR', table)
    const { y } = sheet
    const head = sheet.element('TH', row, 'Row')
    const amount = sheet.element('TD', row)
    const labels = sheet.break(label, 176, style)
    for (const [index, line] of labels.entries()) {
      sheet.put(head, line, { x: LEFT, y: y + index * lead(style) }, style)
    }
    amount.add(() => sheet.write(printCents(cents), { x: 0, y, right: PAGE.right }, style))
    sheet.y += labels.length * lead(style) + GAP
  }
  sheet.y += 26
}
