'use client'
import { ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { ORDER_STATES } from '@/src/domain/orders/order-state'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'

/** Downloads orders as a table for spreadsheets. */
export function CsvForm() {
  const api = useApiBase()
  return (
    <section className={styles.card}>
      <h2>Orders for a spreadsheet</h2>
      <form action={`${api}/payments/orders.csv`} method="get" className={styles.row}>
        <label className={styles.field}>
          From
          <input type="date" name="from" />
        </label>
        <label className={styles.field}>
          To
          <input type="date" name="to" />
        </label>
        <label className={styles.field}>
          Status
          <select name="state">
            <option value="">All</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {ORDER_STATE_LABELS[state].label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={styles.button}>
          Download CSV
        </button>
      </form>
    </section>
  )
}
