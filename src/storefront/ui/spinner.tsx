import type { CSSProperties } from 'react'
import styles from './spinner.module.css'

/** Something is under way. With a `label` it is announced and its words are shown; without, it only accompanies words beside it. */
export function Spinner({ label, size = '2rem' }: { label?: string; size?: string }) {
  const circle = (
    <span className={styles.spinner} style={{ '--spinner-size': size } as CSSProperties} aria-hidden="true" />
  )
  if (label === undefined) return circle
  return (
    <span className={styles.labelled} role="status">
      {circle}
      <span>{label}</span>
    </span>
  )
}
