'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { readLocale } from '@/src/domain/languages/locales'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { amountMessages } from './amount-messages'
import { type Amounts, amountToType, BOUNDS } from './amount-query'

type Props = { amounts: Amounts; currency: string; isWrong: boolean }

/** Between which amounts: two fields for money as people write it, 1,249.00 or 1 249,00 $. */
export function AmountFields({ amounts, currency, isWrong }: Props) {
  const t = useStaffMessages(amountMessages)
  const locale = readLocale(useTranslation().i18n.language)
  const problem = useId()
  return (
    <>
      {BOUNDS.map((bound) => (
        <label key={bound} className={styles.field}>
          {t(bound)}
          <input
            name={bound}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={amountToType(amounts[bound], { currency, locale })}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? problem : undefined}
          />
        </label>
      ))}
      {isWrong ? (
        <p id={problem} role="alert" className={styles.problem}>
          {t('wrong')}
        </p>
      ) : null}
    </>
  )
}
