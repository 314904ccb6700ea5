import type { Period } from '@/src/domain/statistics/period'
import type { SalesBy, SalesRequest } from '@/src/domain/statistics/sales-request'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { statisticsMessages } from './statistics-messages'

const BY: readonly SalesBy[] = ['month', 'day', 'program', 'method', 'discount']

type Props = {
  period: Period
  by: SalesBy
  compare: SalesRequest['compare']
  problem: string | null
  language: string
}

/** Which days are counted, by what, and compared with which. Its address can be kept and passed on. */
export function SalesForm({ period, by, compare, problem, language }: Props) {
  const t = inLanguage(statisticsMessages, language)
  return (
    <form method="get" className={styles.row}>
      <label className={styles.field}>
        {t('from')}
        <input type="date" name="from" defaultValue={period.from} />
      </label>
      <label className={styles.field}>
        {t('to')}
        <input type="date" name="to" defaultValue={period.to} />
      </label>
      <label className={styles.field}>
        {t('by')}
        <select name="by" defaultValue={by}>
          {BY.map((value) => (
            <option key={value} value={value}>
              {t(value)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('compareWith')}
        <select name="compare" defaultValue={compare ?? ''}>
          <option value="">{t('nothing')}</option>
          <option value="previous">{t('previous')}</option>
          <option value="year">{t('year')}</option>
        </select>
      </label>
      <button type="submit" className={styles.button}>
        {t('show')}
      </button>
      {problem ? <p role="alert">{said(problem, language)}.</p> : null}
    </form>
  )
}
