'use client'
import { useTranslation } from '@payloadcms/ui'
import { ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { ORDER_STATES } from '@/src/domain/orders/order-state'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { statisticsMessages } from './statistics-messages'

/** Downloads orders as a table for spreadsheets. */
export function CsvForm() {
  const t = useStaffMessages(statisticsMessages)
  const { language } = useTranslation().i18n
  const api = useApiBase()
  return (
    <section className={styles.card}>
      <h2>{t('spreadsheet')}</h2>
      <form action={`${api}/payments/orders.csv`} method="get" className={styles.row}>
        <label className={styles.field}>
          {t('from')}
          <input type="date" name="from" />
        </label>
        <label className={styles.field}>
          {t('to')}
          <input type="date" name="to" />
        </label>
        <label className={styles.field}>
          {t('status')}
          <select name="state">
            <option value="">{t('all')}</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {said(ORDER_STATE_LABELS[state].label, language)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={styles.button}>
          {t('download')}
        </button>
      </form>
    </section>
  )
}
