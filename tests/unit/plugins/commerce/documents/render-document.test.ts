import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/plugins/commerce/documents/document-labels'
import { renderDocument } from '@/plugins/commerce/documents/render-document'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { line, sampleDocument } from './sample-document'

type Node = { role?: string; lang?: string; children?: Node[] }

async function read(document: PrintedDocument) {
  const pdf = await getDocumentProxy(new Uint8Array(await renderDocument(document)))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  const { info, metadata } = await pdf.getMetadata()
  const trees: Node[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    trees.push((await (await pdf.getPage(page)).getStructTree()) as Node)
  }
  return { pages, text: pages.join('\n'), info: info as Record<string, unknown>, metadata, trees }
}

const rolesOf = ({ role, children = [] }: Node): string[] => [role ?? '', ...children.flatMap(rolesOf)]

describe('a document as a PDF', () => {
  it('prints who sells and buys, the dates, the lines, the code, tax even when it is 0, and how to pay', async () => {
    const { text } = await read(sampleDocument())
    for (const words of [
      'Invoice number: INV-000007',
      'Date: November 20, 2026',
      'Due: December 20, 2026',
      'Order: 100001',
      'Your reference: PO-42',
      'Demo Training Inc.',
      '1 Example Street',
      'GST/HST 123456789 RT0001',
      'Example Organization',
      'Demo Customer',
      '12 Garden Road',
      'Sleeping better',
      'Walking in all weathers',
      'Subtotal',
      '$98.00',
      'Discount (code WELCOME10)',
      '−$9.80',
      'Tax',
      '$0.00',
      'Total to pay (CAD)',
      '$88.20',
      'Payable in full by December 20, 2026.',
      'Please pay by bank transfer.',
      'Page 1 of 1',
    ])
      expect(text).toContain(words)
  })

  it('says as a receipt when and how it was paid, as a credit note what it takes back and why', async () => {
    const { dueAt: _, howToPay: __, ...plain } = sampleDocument()
    const receipt = await read({
      ...plain,
      kind: 'receipt',
      number: '100001',
      paid: { on: '2026-01-05', method: 'PayPal' },
    })
    expect(receipt.text).toContain('Receipt number: 100001')
    expect(receipt.text).toContain('paid in full on January 5, 2026 by PayPal')
    expect(receipt.text).toContain('Total paid (CAD)')
    const credits = { what: 'invoice INV-000007', reason: 'Asked for' }
    const note = await read({ ...plain, kind: 'credit-note', number: 'CN-000001', credits })
    expect(note.text).toContain('Takes back: invoice INV-000007')
    expect(note.text).toContain('Reason: Asked for')
    expect(note.text).toContain('Total credited (CAD)')
  })

  it('can be read aloud: its language, its title, and what is a heading, a table, a header of a column', async () => {
    const { info, metadata, trees } = await read(sampleDocument())
    expect(info).toMatchObject({ Title: 'Invoice INV-000007', Language: 'en-CA' })
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const roles = trees.flatMap(rolesOf)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'H2')).toHaveLength(4)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(4 + 4)
    expect(roles.filter((role) => role === 'TD')).toHaveLength(2 * 4 + 4)
    expect(roles).toEqual(expect.arrayContaining(['Document', 'P', 'THead', 'TBody', 'TR']))
  })

  it('prints names in other alphabets, and a visible sign for letters no font has', async () => {
    const names = [
      'Cœur « à l’œuvre » — Noël',
      'Où êtes-vous, Ÿ Æ Ç €',
      'Жанна Щукина',
      'Ωμέγα Παπαδοπούλου',
      'Nguyễn Thị Hồng Ánh',
      'Łukasz Őrségi',
      'Zoë Çelik',
    ]
    const { text } = await read(
      sampleDocument({
        lines: names.map((name) => line(name)),
        customer: { ...sampleDocument().customer, name: '李明 😀 Smith' },
      }),
    )
    for (const name of names) expect(text).toContain(name)
    expect(text).toContain('?? ? Smith')
  })

  it('goes on over pages with the header of the table on each, and no line is lost', async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `Program number ${index + 1}.`)
    const { pages, text, trees } = await read(sampleDocument({ lines: titles.map((title) => line(title)) }))
    expect(pages.length).toBeGreaterThan(2)
    for (const title of titles) expect(text).toContain(title)
    for (const page of pages.filter((words) => words.includes('Program number')))
      expect(page.match(/Item\s+Price\s+Discount\s+Amount/g)).toHaveLength(1)
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
    expect(trees.flatMap(rolesOf).filter((role) => role === 'H1')).toHaveLength(1)
  })

  it('breaks titles of any length, with spaces and without, and addresses nobody has', async () => {
    const { text, pages } = await read(
      sampleDocument({
        lines: [line('word '.repeat(900)), line('x'.repeat(3000)), line('')],
        howToPay: 'sentence. '.repeat(600),
        seller: {
          ...sampleDocument().seller,
          addressLines: Array.from({ length: 99 }, () => 'y'.repeat(99)),
        },
      }),
    )
    expect(text.match(/\bword\b/g)).toHaveLength(900)
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(3000)
    expect(text.match(/sentence\./g)).toHaveLength(600)
    expect(pages.length).toBeGreaterThan(3)
  })

  it('is the same file, byte for byte, whenever it is drawn', async () => {
    const [first, second] = [await renderDocument(sampleDocument()), await renderDocument(sampleDocument())]
    expect(first.equals(second)).toBe(true)
    expect(first.equals(await renderDocument(sampleDocument({ totalCents: 1 })))).toBe(false)
  })

  it('carries its fonts inside', async () => {
    const file = (await renderDocument(sampleDocument())).toString('latin1')
    expect(file).not.toContain('/BaseFont /Helvetica')
    expect(file.match(/\/FontFile[23]? \d+ 0 R/g)).toHaveLength(2)
  })

  it('is called what it is', () => {
    expect(fileNameOf({ kind: 'credit-note', number: 'CN-000003' })).toBe('Credit-note-CN-000003.pdf')
  })
})
