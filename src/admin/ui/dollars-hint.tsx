'use client'
import { useFormFields } from '@payloadcms/ui'
import { CURRENCY } from '@/src/domain/money/currency'
import { formatMoney } from '@/src/domain/money/money'
import styles from './staff.module.css'

/** Under a field in cents: the same in dollars, while it is typed. `currency` is the shop's. */
export function DollarsHint({ path, currency = CURRENCY }: { path: string; currency?: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const cents = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
  return (
    <p aria-live="polite" className={styles.quiet}>
      {cents === null ? 'A whole number, please.' : `= ${formatMoney(cents, currency)}`}
    </p>
  )
}
