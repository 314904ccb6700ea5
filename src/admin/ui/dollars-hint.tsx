'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { CURRENCY } from '@/src/domain/money/currency'
import { amount } from './amount'
import { commonMessages } from './messages'
import styles from './staff.module.css'
import { useStaffMessages } from './use-staff-messages'

/** Under a field in cents: the same in dollars, while it is typed. `currency` is the shop's. */
export function DollarsHint({ path, currency = CURRENCY }: { path: string; currency?: string }) {
  const t = useStaffMessages(commonMessages)
  const { language } = useTranslation().i18n
  const value = useFormFields(([fields]) => fields[path]?.value)
  const cents = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
  return (
    <p aria-live="polite" className={styles.quiet}>
      {cents === null ? t('wholeNumber') : `= ${amount(cents, currency, language)}`}
    </p>
  )
}
