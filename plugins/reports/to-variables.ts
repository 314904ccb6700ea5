import type { Sums } from '@/plugins/commerce/staff/operations/read-sales'
import { printDay } from '@/src/domain/invoices/print-date'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { formatMoney } from '@/src/domain/money/money'
import type { ReportEvery } from '@/src/domain/statistics/report-schedule'
import { env } from '@/src/server/env'
import type { Figures } from './figures'
import { stopToken } from './stop-link'

const WORDS = {
  en: { orders: 'Paid orders', paid: 'Paid', refunded: 'Refunded', left: 'Left', to: 'to' },
  fr: { orders: 'Commandes payées', paid: 'Payé', refunded: 'Remboursé', left: 'Reste', to: 'au' },
} as const satisfies Record<Locale, Record<string, string>>

type Reader = { userId: string; every: ReportEvery; locale: Locale }

/** The figures as their reader reads them: the whole beside what it was before, and what each program sold. */
export function toVariables({ period, sales, before, currency }: Figures, { userId, every, locale }: Reader) {
  const words = WORDS[locale]
  const money = (cents: number) => formatMoney(cents, currency, LANGUAGE_TAGS[locale])
  const days = ({ from, to }: { from: string; to: string }) =>
    `${printDay(from, locale)} ${words.to} ${printDay(to, locale)}`
  const figure = (what: string, of: (sums: Sums) => string) => ({
    what,
    now: of(sales.totals),
    before: of(before.totals),
  })
  return {
    period: days(period),
    periodBefore: days(before),
    figures: [
      figure(words.orders, ({ orders }) => String(orders)),
      figure(words.paid, ({ paid }) => money(paid)),
      figure(words.refunded, ({ refunded }) => money(refunded)),
      figure(words.left, ({ paid, refunded }) => money(paid - refunded)),
    ],
    programs: sales.rows.map(({ key, label, paid, refunded }) => ({
      program: key === '' && locale === 'fr' ? translateSentence(label, STAFF_SENTENCES_FR) : label,
      left: money(paid - refunded),
    })),
    statisticsUrl: screen({ ...period, by: 'program', compare: 'previous' }),
    stopUrl: screen({ token: stopToken({ userId, every }) }),
  }
}

function screen(query: Record<string, string>): string {
  return `${env().SITE_URL}/manage-website/statistics?${new URLSearchParams(query)}`
}
