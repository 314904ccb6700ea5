import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names'

type BadgeProps = { tone?: 'sand' | 'sage' | 'accent' | 'success' | 'warning'; children: ReactNode }

/** One or two words about the thing beside it: its kind, its state. */
export function Badge({ tone = 'sand', children }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'sand' && styles[tone])}>{children}</span>
}
