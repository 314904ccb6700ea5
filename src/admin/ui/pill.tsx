import type { ReactNode } from 'react'
import type { Tone } from '@/src/domain/orders/order-labels'
import styles from './staff.module.css'

const MARKS = { good: '✓', waiting: '…', bad: '!', quiet: '–' } as const satisfies Record<Tone, string>

/** A word with a mark and a colour that say the same. */
export function Pill({ label, tone }: { label: ReactNode; tone: Tone }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      <span aria-hidden="true">{MARKS[tone]}</span>
      {label}
    </span>
  )
}
