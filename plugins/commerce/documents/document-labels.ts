import { printDate, printDay } from '@/src/domain/invoices/print-date'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { ENGLISH_LABELS } from './english-labels'
import { FRENCH_LABELS } from './french-labels'

const LABELS: Record<Locale, typeof ENGLISH_LABELS> = { en: ENGLISH_LABELS, fr: FRENCH_LABELS }

/** What a document's language calls what it prints. Documents of before languages were told apart are English. */
export function labelsOf({
  locale = DEFAULT_LOCALE,
}: Pick<PrintedDocument, 'locale'>): typeof ENGLISH_LABELS {
  return LABELS[locale]
}

type Named = Pick<PrintedDocument, 'kind' | 'number' | 'locale'>

/** What a file of it is called: 'Invoice-INV-000001.pdf'. */
export function fileNameOf(document: Named): string {
  const title = labelsOf(document).titles[document.kind].normalize('NFD').replace(/\p{M}/gu, '')
  return `${title.replaceAll(' ', '-')}-${document.number}.pdf`
}

/** The facts beside the addresses: what each is called, and what it is. */
export function detailsOf(document: PrintedDocument): { label: string; value: string }[] {
  const { kind, order, reference, dueAt, paid, credits, locale } = document
  const { details: labels, numbers } = labelsOf(document)
  const details = [
    { label: numbers[kind], value: document.number },
    { label: labels.date, value: paid ? printDay(paid.on, locale) : printDate(document.issuedAt, locale) },
    { label: labels.due, value: dueAt ? printDate(dueAt, locale) : '' },
    { label: labels.takesBack, value: credits?.what ?? '' },
    { label: labels.order, value: order?.number ?? '' },
    { label: labels.paidBy, value: paid?.method ?? '' },
    { label: labels.reference, value: reference ?? '' },
  ]
  return details.filter(({ value }) => value !== '')
}

/** What stands below the sums: a heading and its text. */
export function closingOf(document: PrintedDocument): { heading: string; text: string } {
  const { kind, howToPay, dueAt, paid, credits, order, locale } = document
  const { closing } = labelsOf(document)
  if (howToPay) {
    const terms = dueAt ? `${closing.payableBy(printDate(dueAt, locale))}\n` : ''
    return { heading: closing.howToPay, text: `${terms}${howToPay}` }
  }
  if (kind === 'quote') {
    const day = printDate(document.issuedAt, locale)
    return { heading: closing.aboutQuote, text: closing.quote({ day, number: document.number }) }
  }
  if (credits) return { heading: closing.aboutCredit, text: closing.credit(credits) }
  const text = paid
    ? closing.paid({
        order: order?.number ?? document.number,
        day: printDay(paid.on, locale),
        method: paid.method,
      })
    : closing.thanks
  return { heading: closing.payment, text }
}
