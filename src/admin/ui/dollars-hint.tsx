'use client'
import { useFormFields } from '@payloadcms/ui'
import { formatCad } from '@/src/domain/money/money'
import styles from './staff.module.css'

/** Under a field in cents: the same in dollars, while it is typed. */
export function DollarsHint({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const cents = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
  return (
    <p aria-live="polite" className={styles.quiet}>
      {cents === null ? 'Whole cents, please.' : `= ${formatCad(cents)}`}
    </p>
  )
}
