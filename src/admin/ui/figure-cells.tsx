import type { ReactNode } from 'react'
import styles from './staff.module.css'

type Figure = {
  /** What the figure is; narrow screens show it beside each one. */
  label: string
  children: ReactNode
}

/** The head of a column of figures. */
export function FigureHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={styles.money}>
      {children}
    </th>
  )
}

/** An amount or a number in a table, aligned with those above and below. */
export function FigureCell({ label, children }: Figure) {
  return (
    <td className={styles.money} data-label={label}>
      {children}
    </td>
  )
}
