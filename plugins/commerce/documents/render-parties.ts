import { INK } from '@/src/domain/branding/contrast'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { detailsOf, labelsOf } from './document-labels'
import { lead, PAGE, type PdfPage, SOFT } from './pdf-page'
import type { Style } from './text-layout'

const LABEL: Style = { size: 9.5, weight: 600, colour: SOFT }
const NAME: Style = { size: 10.5, weight: 600, colour: INK }
const TEXT: Style = { size: 10.5, weight: 400, colour: INK }

const GAP = 24
const WIDTH = (PAGE.right - PAGE.left - 2 * GAP) / 3
/** More would push the order itself off the first page; nobody's address is longer. */
const LINES_AT_MOST = 16

/** Who sells, who buys, and the facts, side by side. */
export function renderParties(page: PdfPage, document: PrintedDocument): void {
  const top = page.y
  const { parties } = labelsOf(document)
  const bottoms = [
    drawColumn(page, { index: 0, top, heading: parties.from, entries: sellerEntries(document) }),
    drawColumn(page, { index: 1, top, heading: parties.for, entries: customerEntries(document) }),
    drawColumn(page, { index: 2, top, heading: parties.details, entries: detailEntries(document) }),
  ]
  page.y = Math.max(...bottoms) + 26
}

type Entry = { text: string; style: Style }
type Column = { index: number; top: number; heading: string; entries: Entry[] }

function drawColumn(page: PdfPage, { index, top, heading, entries }: Column): number {
  const x = PAGE.left + index * (WIDTH + GAP)
  let y = top
  for (const line of page.break(heading, WIDTH, LABEL)) {
    page.put(page.element('H2'), line, { x, y }, LABEL)
    y += lead(LABEL) + 3
  }
  let count = 0
  for (const { text, style } of entries) {
    const paragraph = page.element('P')
    for (const line of page.break(text, WIDTH, style)) {
      if (count >= LINES_AT_MOST) break
      page.put(paragraph, line, { x, y }, style)
      y += lead(style)
      count += 1
    }
  }
  return y
}

function sellerEntries(document: PrintedDocument): Entry[] {
  const { seller } = document
  const { taxNumber } = labelsOf(document)
  const numbers = seller.taxNumbers.map(({ label, number }) => `${taxNumber(label)} ${number}`)
  const contact = [seller.email, seller.phone].filter((text) => text !== null && text !== '')
  return named(seller.legalName, [...seller.addressLines, ...contact.map(String), ...numbers])
}

function customerEntries({ customer }: PrintedDocument): Entry[] {
  const { organization, name, addressLines, email } = customer
  return organization
    ? named(organization, [name, ...addressLines, email])
    : named(name, [...addressLines, email])
}

function detailEntries(document: PrintedDocument): Entry[] {
  const { colon } = labelsOf(document)
  return detailsOf(document).map(({ label, value }) => ({ text: `${label}${colon}${value}`, style: TEXT }))
}

function named(name: string, lines: readonly string[]): Entry[] {
  return [{ text: name, style: NAME }, ...lines.map((text) => ({ text, style: TEXT }))]
}
