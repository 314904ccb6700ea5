import type { ReactNode } from 'react'
import stacked from './stacked-table.module.css'
import styles from './staff.module.css'

/** A table whose rows become cards where it is narrow: each cell there says its `data-label` itself. Children are its rows. */
export function StackedTable({ headings, children }: { headings: string[]; children: ReactNode }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
