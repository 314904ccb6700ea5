import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/plugins/commerce/documents/document-labels'
import { renderDocument } from '@/plugins/commerce/documents/render-document'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { sampleDocument } from './sample-document'

async function textOf(document: PrintedDocument): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderDocument(document)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll('\u00a0', ' ')
}

const FRENCH = {
  locale: 'fr',
  howToPay: 'Veuillez payer par virement.\nVeuillez indiquer INV-000007 avec votre paiement.',
} as const

describe('a document in French', () => {
  it('prints an invoice in French, amounts and dates as people here write them, TPS and TVQ by their names', async () => {
    const { seller } = sampleDocument()
    const taxNumbers = [
      { label: 'GST', number: '123456789 RT0001' },
      { label: 'QST', number: '1234567890 TQ0001' },
    ]
    const text = await textOf(sampleDocument({ ...FRENCH, seller: { ...seller, taxNumbers } }))
    for (const words of [
      'Facture',
      'Numéro de facture : INV-000007',
      'Date : 20 novembre 2026',
      'Échéance : 20 décembre 2026',
      'Votre référence : PO-42',
      'TPS 123456789 RT0001',
      'TVQ 1234567890 TQ0001',
      'Sous-total',
      '98,00 $',
      'Rabais (code WELCOME10)',
      '−9,80 $',
      'Taxes',
      '0,00 $',
      'Total à payer (CAD)',
      'À payer en totalité d’ici le 20 décembre 2026.',
      'Page 1 de 1',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/\b(Invoice|Subtotal|Discount|Due|Amount|Price|Details|For|From)\b/)
  })

  it('prints a receipt and a credit note in French, and names their files without accents', async () => {
    const { dueAt: _, howToPay: __, ...plain } = sampleDocument()
    const paid = { on: '2026-11-20', method: 'PayPal' }
    const receipt = await textOf({ ...plain, locale: 'fr', kind: 'receipt', number: '100001', paid })
    expect(receipt).toContain(
      'La commande 100001 a été payée en totalité le 20 novembre 2026 par PayPal. Merci!',
    )
    const credits = { what: 'facture INV-000007', reason: 'La commande a été annulée.' }
    const credit = await textOf({ ...plain, locale: 'fr', kind: 'credit-note', credits })
    expect(credit).toContain('annule, à hauteur de son montant, la facture INV-000007')
    expect(fileNameOf({ kind: 'receipt', number: '1', locale: 'fr' })).toBe('Recu-1.pdf')
    expect(fileNameOf({ kind: 'credit-note', number: '2', locale: 'fr' })).toBe('Note-de-credit-2.pdf')
  })

  it('prints what was issued before languages were told apart in English', async () => {
    expect(await textOf(sampleDocument())).toContain('Invoice number: INV-000007')
  })
})
