import { describe, expect, it } from 'vitest'
import { documentNumber } from '@/src/domain/invoices/document-number'
import { invoiceDetailsSchema } from '@/src/domain/invoices/invoice-details-schema'
import { isInvoiceOffered } from '@/src/domain/invoices/invoice-offer'
import { INVOICE_MOVES, INVOICE_STATES, type InvoiceState } from '@/src/domain/invoices/invoice-state'
import { markPaidRequestSchema } from '@/src/domain/invoices/mark-paid-request'
import { postalLines } from '@/src/domain/invoices/postal-lines'
import { dayOf, printDate, printDay } from '@/src/domain/invoices/print-date'
import { moveIn } from '@/src/domain/states/transitions'

const moveInvoice = (from: InvoiceState, to: InvoiceState) => moveIn<InvoiceState>(INVOICE_MOVES, from, to)

describe('the states of an invoice', () => {
  const pairs = INVOICE_STATES.flatMap((from) => INVOICE_STATES.map((to) => [from, to] as const))
  it.each(pairs)('%s to %s moves only as the table says', (from, to) => {
    const allowed: readonly string[] = INVOICE_MOVES[from]
    const expected = from === to ? 'already' : allowed.includes(to) ? 'moved' : 'refused'
    expect(moveInvoice(from, to)).toBe(expected)
  })

  it('never pays what was cancelled', () => {
    expect(moveInvoice('cancelled', 'paid')).toBe('refused')
  })
})

describe('numbers of documents', () => {
  it.each([
    ['INV', 1, 'INV-000001'],
    ['CN', 42, 'CN-000042'],
    ['GR/2026', 1_234_567, 'GR/2026-1234567'],
  ] as const)('%s %i is %s', (prefix, sequence, number) =>
    expect(documentNumber(prefix, sequence)).toBe(number),
  )

  it.each([0, -1, 1.5, Number.NaN])('refuses %d as a place in a series', (sequence) => {
    expect(() => documentNumber('INV', sequence)).toThrow(RangeError)
  })
})

describe('days are those of Toronto', () => {
  it('is still the day before, there, when Greenwich has turned', () => {
    expect(printDate('2026-11-21T03:00:00Z')).toBe('November 20, 2026')
    expect(dayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20')
    expect(printDay('2026-11-20')).toBe('November 20, 2026')
  })
})

describe('what stands on an invoice', () => {
  it('writes an address as on a letter, without empty lines', () => {
    const address = {
      fullName: 'X',
      addressLine1: '12 Garden Road',
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K1A 0B1',
      country: 'CA',
    }
    expect(postalLines(address)).toEqual(['12 Garden Road', 'Ottawa ON K1A 0B1', 'Canada'])
    expect(postalLines({ ...address, addressLine1: ' ', province: null, country: 'somewhere' })).toEqual([
      'Ottawa K1A 0B1',
      'somewhere',
    ])
  })

  it('keeps organization and reference to one line each', () => {
    expect(invoiceDetailsSchema.parse({ organization: ' One\nTwo\u0007 ', reference: '' })).toEqual({
      organization: 'One Two',
      reference: undefined,
    })
    expect(invoiceDetailsSchema.safeParse({ reference: 'x'.repeat(101) }).success).toBe(false)
  })

  it('is offered unless switched off, and only with the name and the address of the seller', () => {
    const seller = { legalName: 'Demo Training Inc.', addressLines: '1 Example Street' }
    expect(isInvoiceOffered({ offered: true, ...seller })).toBe(true)
    expect(isInvoiceOffered({ offered: null, ...seller })).toBe(true)
    expect(isInvoiceOffered({ offered: false, ...seller })).toBe(false)
    expect(isInvoiceOffered({ offered: true, ...seller, legalName: ' ' })).toBe(false)
    expect(isInvoiceOffered({ offered: true, ...seller, addressLines: null })).toBe(false)
    expect(isInvoiceOffered(undefined)).toBe(false)
  })

  it('takes a real day as the day of payment', () => {
    expect(markPaidRequestSchema.parse({})).toEqual({})
    expect(markPaidRequestSchema.safeParse({ paidOn: '2026-02-30' }).success).toBe(false)
  })
})
