import type { Period } from '@/src/domain/statistics/period'
import type { SalesBy, SalesRequest } from '@/src/domain/statistics/sales-request'
import styles from '../ui/staff.module.css'

export const BY_LABELS: Record<SalesBy, string> = {
  month: 'Month',
  day: 'Day',
  program: 'Program',
  method: 'Payment method',
  discount: 'Discount code',
}

type Props = { period: Period; by: SalesBy; compare: SalesRequest['compare']; problem: string | null }

/** Which days are counted, by what, and compared with which. Its address can be kept and passed on. */
export function SalesForm({ period, by, compare, problem }: Props) {
  return (
    <form method="get" className={styles.row}>
      <label className={styles.field}>
        From
        <input type="date" name="from" defaultValue={period.from} />
      </label>
      <label className={styles.field}>
        To
        <input type="date" name="to" defaultValue={period.to} />
      </label>
      <label className={styles.field}>
        By
        <select name="by" defaultValue={by}>
          {Object.entries(BY_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Compare with
        <select name="compare" defaultValue={compare ?? ''}>
          <option value="">Nothing</option>
          <option value="previous">The time just before</option>
          <option value="year">The same days a year earlier</option>
        </select>
      </label>
      <button type="submit" className={styles.button}>
        Show
      </button>
      {problem ? <p role="alert">{problem}.</p> : null}
    </form>
  )
}
