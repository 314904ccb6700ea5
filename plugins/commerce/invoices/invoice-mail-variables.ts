import { printDate } from '@/src/domain/invoices/print-date'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { formatMoney } from '@/src/domain/money/money'

/** What the mails about an invoice say, from the invoice as it was issued. */
export function invoiceMailVariables(
  document: PrintedDocument,
  firstname: string,
  { isOpen }: { isOpen: boolean },
) {
  const locale = document.locale ?? DEFAULT_LOCALE
  const amount = (cents: number) => formatMoney(cents, document.currency, LANGUAGE_TAGS[locale])
  return {
    firstname,
    invoiceNumber: document.number,
    orderNumber: document.order?.number ?? '',
    issuedOn: printDate(document.issuedAt, locale),
    dueOn: document.dueAt ? printDate(document.dueAt, locale) : '',
    // Before the discount, which stands below them.
    lines: document.lines.map(({ title, unitPriceCents }) => ({ title, amount: amount(unitPriceCents) })),
    discount: amount(document.discountCents),
    tax: amount(document.taxCents),
    total: amount(document.totalCents),
    howToPay: document.howToPay ?? '',
    accessNote: ACCESS_NOTES[locale][isOpen ? 'open' : 'later'],
    providerName: document.provider.name,
  }
}

const ACCESS_NOTES = {
  en: {
    open: 'Your programs are open already: you will find them in your profile.',
    later: 'Your programs open as soon as your payment has arrived. We will write to you then.',
  },
  fr: {
    open: 'Vos programmes sont déjà ouverts : vous les trouverez dans votre profil.',
    later: 'Vos programmes s’ouvriront dès que votre paiement sera arrivé. Nous vous écrirons alors.',
  },
} as const satisfies Record<Locale, unknown>
