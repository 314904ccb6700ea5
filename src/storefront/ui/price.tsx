'use client'

import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { CURRENCY } from '@/src/domain/money/currency'
import { formatCad } from '@/src/domain/money/money'
import { useLocale } from '../languages/language-provider'
import styles from './price.module.css'

/** An amount of money, given in cents and always in Canadian dollars (Specification 9). `currency` writes CAD behind it. */
export function Price({ cents, currency = true }: { cents: number; currency?: boolean }) {
  return (
    <span className={styles.price}>
      {formatCad(cents, LANGUAGE_TAGS[useLocale()])}
      {currency ? <span className={styles.currency}> {CURRENCY}</span> : null}
    </span>
  )
}
