import { makePdf } from '@/plugins/commerce/documents/make-pdf'
import { printDate } from '@/src/domain/invoices/print-date'
import type { Locale } from '@/src/domain/languages/locales'
import { STYLES, write, writeFeet, writeLetterhead } from './paper'
import { paperLabels } from './paper-labels'
import type { Provider } from './provider'

export type PrintedCertificate = {
  provider: Provider
  locale: Locale
  number: string
  name: string
  program: string
  completedAt: Date
  issuedAt: Date
  /** Null: for ever. */
  validUntil: Date | null
  /** What staff wrote for this program's certificates. */
  heading: string | null
  statement: string | null
  signedBy: string | null
  /** Where a stranger can verify it; null while its owner has that switched off. */
  address: string | null
}

/** A certificate as a tagged PDF, with its number. The same certificate gives the same bytes. */
export function renderCertificate(certificate: PrintedCertificate): Promise<Buffer> {
  const { provider, locale, number, name, program, completedAt, issuedAt, validUntil } = certificate
  const labels = paperLabels(locale)
  const heading = certificate.heading || labels.certificate
  const head = { title: `${heading}: ${program}`, author: provider.name, locale, at: issuedAt }
  return makePdf(head, (page) => {
    writeLetterhead(page, provider)
    page.y += 60
    write(page, 'H1', heading, { ...STYLES.h1, size: 34 }, 34)
    write(page, 'P', labels.certifies, STYLES.text, 6)
    write(page, 'P', name, { ...STYLES.h1, colour: provider.colour }, 10)
    write(page, 'P', labels.hasCompleted, STYLES.text, 6)
    write(page, 'P', program, { ...STYLES.h2, size: 20 }, 8)
    write(page, 'P', labels.completedOn(printDate(completedAt, locale)), STYLES.text, validUntil ? 6 : 26)
    if (validUntil) write(page, 'P', labels.validUntil(printDate(validUntil, locale)), STYLES.text, 26)
    if (certificate.statement) write(page, 'P', certificate.statement, STYLES.text, 40)
    if (certificate.signedBy) write(page, 'P', certificate.signedBy, STYLES.h3, 4)
    write(page, 'P', provider.name, STYLES.soft, 40)
    write(page, 'P', labels.number(number), STYLES.soft, 2)
    if (certificate.address) write(page, 'P', labels.verify(certificate.address), STYLES.soft)
    writeFeet(page, `${provider.name} · ${labels.number(number)}`, labels.page)
  })
}
