import { postalLines } from '@/src/domain/invoices/postal-lines'
import { dayOf } from '@/src/domain/invoices/print-date'
import type { PrintedDocument, PrintedLine } from '@/src/domain/invoices/printed-document'
import type { Locale } from '@/src/domain/languages/locales'
import { PAID_BY_LABELS } from '@/src/domain/orders/order-labels'
import type { PricedOrder } from '@/src/domain/orders/price-order'
import type { OrderFacts } from './operations/read-order-facts'

/** The invoice of an order, as issued now. */
export function composeInvoice(facts: OrderFacts, number: string): PrintedDocument {
  const { dueAt, settings } = facts
  const howToPay = settings.paymentInstructions?.trim() || defaultInstructions(facts)
  return {
    ...base(facts),
    kind: 'invoice',
    number,
    dueAt,
    howToPay: `${howToPay}\n${WORDS[facts.locale].nameNumber(number)}`,
  }
}

type Credit = { number: string; reason: string } & Pick<
  PrintedDocument,
  'lines' | 'subtotalCents' | 'discountCents' | 'discountCode' | 'taxCents' | 'totalCents'
>

/** A credit note over some or all of an order, as issued now. Takes back the invoice, or else the order itself. */
export function composeCreditNote(facts: OrderFacts, { reason, lines, ...credit }: Credit): PrintedDocument {
  const { invoice, order } = WORDS[facts.locale]
  const what = facts.invoice ? `${invoice} ${facts.invoice.number}` : `${order} ${facts.number}`
  return {
    ...base(facts),
    kind: 'credit-note',
    ...credit,
    lines: lines.map(printedLine),
    credits: { what, reason },
  }
}

/** Who sells, as documents print it. */
export type SoldBy = Pick<PrintedDocument, 'provider' | 'seller'>

/**
 * The receipt of a paid order. Its number is the order's, its day the one on which it was paid, its seller who it was
 * then (`soldBy`; orders of before that was kept print who it is now).
 */
export function composeReceipt(facts: OrderFacts, soldBy: SoldBy | null): PrintedDocument {
  const issuedAt = facts.paidAt ?? facts.placedAt
  const method = facts.invoice
    ? `${WORDS[facts.locale].invoice} ${facts.invoice.number}`
    : PAID_BY_LABELS[facts.locale][facts.method]
  const on = facts.receivedOn ?? dayOf(new Date(issuedAt))
  return {
    ...base(facts),
    ...(soldBy ?? {}),
    kind: 'receipt',
    number: facts.number,
    issuedAt,
    paid: { on, method },
  }
}

/** What a quote is made of: a cart as it is priced now, and for whom. */
type Quoted = Pick<
  OrderFacts,
  'locale' | 'now' | 'settings' | 'currency' | 'organization' | 'reference' | 'discountCode'
> & {
  number: string
  customer: { name: string; email: string }
  priced: PricedOrder
}

/** What a cart costs, for whoever has to ask somebody before they order. */
export function composeQuote({ locale, now, priced, customer, ...quoted }: Quoted): PrintedDocument {
  const { lines, subtotalCents, discountCents, taxCents, totalCents } = priced
  const { number, organization, reference, discountCode, currency } = quoted
  return {
    kind: 'quote',
    number,
    locale,
    issuedAt: now,
    ...soldByOf(quoted),
    customer: { ...customer, organization, addressLines: [] },
    reference,
    lines: lines.map(printedLine),
    subtotalCents,
    discountCents,
    discountCode,
    taxCents,
    totalCents,
    currency,
  }
}

function base(facts: OrderFacts): Omit<PrintedDocument, 'kind' | 'number'> {
  return {
    locale: facts.locale,
    issuedAt: facts.now,
    ...soldByOf(facts),
    customer: {
      name: facts.address.fullName?.trim() || facts.customerName,
      email: facts.customerEmail,
      organization: facts.organization,
      addressLines: postalLines(facts.address, facts.locale),
    },
    reference: facts.reference,
    order: { number: facts.number, placedAt: facts.placedAt },
    lines: facts.lines.map(printedLine),
    subtotalCents: facts.subtotalCents,
    discountCents: facts.discountCents,
    discountCode: facts.discountCode,
    taxCents: facts.taxCents,
    totalCents: facts.totalCents,
    currency: facts.currency,
  }
}

/** What a document says about who sells, of the settings as they were read. */
export function soldByOf({ settings }: Pick<OrderFacts, 'settings'>): SoldBy {
  const provider = settings.providerName?.trim() || 'Training provider'
  return {
    provider: { name: provider, colour: settings.colour },
    seller: {
      legalName: settings.legalName?.trim() || provider,
      addressLines: (settings.addressLines ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      email: settings.email,
      phone: settings.phone,
      taxNumbers: settings.taxNumbers,
    },
  }
}

function printedLine({ title, sku, unitPriceCents, discountCents, totalCents }: PrintedLine): PrintedLine {
  return { title, sku, unitPriceCents, discountCents, totalCents }
}

function defaultInstructions({ settings, locale, currency }: OrderFacts): string {
  const { payTo, questions } = WORDS[locale]
  const ask = settings.email ? ` ${questions(settings.email)}` : ''
  const name = settings.legalName?.trim() ?? ''
  return `${payTo(name, currency)}${name.endsWith('.') ? '' : '.'}${ask}`
}

/** What a document says by itself, frozen with it. */
const WORDS = {
  en: {
    invoice: 'invoice',
    order: 'order',
    nameNumber: (number: string) => `Please name ${number} with your payment.`,
    payTo: (name: string, currency: string) => `Please pay the total in ${currency} to ${name}`,
    questions: (email: string) => `Questions about how to pay: ${email}.`,
  },
  fr: {
    invoice: 'facture',
    order: 'commande',
    nameNumber: (number: string) => `Veuillez indiquer ${number} avec votre paiement.`,
    payTo: (name: string, currency: string) => `Veuillez payer le total en ${currency} à ${name}`,
    questions: (email: string) => `Questions sur la façon de payer : ${email}.`,
  },
} as const satisfies Record<Locale, Record<string, unknown>>
