import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readOpenInvoices } from '@/plugins/commerce/staff/operations/read-open-invoices'
import { readSales } from '@/plugins/commerce/staff/operations/read-sales'
import { LANGUAGE_TAGS, readLocale } from '@/src/domain/languages/locales'
import { periodBefore } from '@/src/domain/statistics/period'
import { type SalesBy, salesPeriod, salesRequestSchema } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { siteOf } from '@/src/server/site'
import { amount as money } from '../ui/amount'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { ApiLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { CsvForm } from './csv-form'
import { SalesChart } from './sales-chart'
import { SalesForm } from './sales-form'
import { SalesTable } from './sales-table'
import { SalesTotals } from './sales-totals'
import { statisticsMessages } from './statistics-messages'

/** "Statistics": sales of any days, by day, month, program, method or code, beside those of other days; what is still owed. */
export async function StatisticsView({ below, ...props }: AdminViewServerProps & { below?: ReactNode }) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(statisticsMessages, language)
  const today = dayIn(BUSINESS_TIME_ZONE, new Date())
  const read = salesRequestSchema.safeParse(props.searchParams ?? {})
  const problem = read.error?.issues[0]?.message ?? null
  const { by, compare, ...asked } = read.data ?? { by: 'month' as const }
  const period = salesPeriod(asked, today)
  return (
    <StaffView {...props} title={t('title')} right="money">
      {async (payload) => {
        const { currency } = siteOf(payload)
        const [sales, open] = await Promise.all([readSales(payload, period, by), readOpenInvoices(payload)])
        const earlier = compare ? periodBefore(period, compare) : null
        const before = earlier && { ...earlier, totals: (await readSales(payload, earlier, 'method')).totals }
        const amount = (cents: number) => money(cents, currency, language)
        return (
          <>
            <section className={styles.card}>
              <h2>{t(SALES_BY[by], { currency })}</h2>
              <SalesForm {...{ period, by, compare, problem, language }} />
              <SalesTotals totals={sales.totals} {...{ currency, before, language }} />
            </section>
            <section className={styles.card}>
              {by === 'day' || by === 'month' ? (
                <SalesChart
                  columns={sales.rows.map((row) => ({
                    ...row,
                    name: dateName(by, 'short', row.key, language),
                  }))}
                  label={t(by === 'day' ? 'chartByDay' : 'chartByMonth')}
                  amount={amount}
                  language={language}
                />
              ) : null}
              {sales.rows.length === 0 ? <p className={styles.quiet}>{t('nothingSold')}</p> : null}
              <SalesTable {...sales} {...{ by, period, currency, language, nameOf: nameIn(by, language) }} />
              <p className={styles.row}>
                <ApiLink to={`/statistics/sales.csv?from=${period.from}&to=${period.to}&by=${by}`}>
                  {t('downloadTable')}
                </ApiLink>
              </p>
              <p className={styles.quiet}>{t('howCounted', { zone: BUSINESS_TIME_ZONE })}</p>
            </section>
            <section className={styles.card}>
              <h2>{t('openInvoices')}</h2>
              <p>
                {t('openInAll', {
                  count: open.count,
                  total: amount(open.totalCents),
                  currency,
                  overdue: open.overdue,
                })}
              </p>
            </section>
            <CsvForm />
            {below}
          </>
        )
      }}
    </StaffView>
  )
}

const SALES_BY = {
  month: 'byMonth',
  day: 'byDay',
  program: 'byProgram',
  method: 'byMethod',
  discount: 'byDiscount',
} as const satisfies Record<SalesBy, string>

const STYLES = {
  month: { long: { month: 'long', year: 'numeric' }, short: { month: 'short' } },
  day: { long: { dateStyle: 'full' }, short: { month: 'short', day: 'numeric' } },
} as const satisfies Record<'month' | 'day', Record<'long' | 'short', Intl.DateTimeFormatOptions>>

/** A month (`2026-11`) or a day (`2026-11-20`) as people call it. */
function dateName(by: 'day' | 'month', length: 'long' | 'short', key: string, language: string): string {
  const date = new Date(`${key}${'-15'.slice(0, 10 - key.length)}T00:00:00Z`)
  const style = { ...STYLES[by][length], timeZone: 'UTC' }
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[readLocale(language)], style).format(date)
}

/** Programs and codes are called as they are called; methods and what stands for none of them have French. */
const nameIn = (by: SalesBy, language: string) => (key: string, label: string) => {
  if (by === 'day' || by === 'month') return dateName(by, 'long', key, language)
  return by === 'program' && key !== '' ? label : said(label, language)
}
