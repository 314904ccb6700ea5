import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures that share a name close each other. */
  name?: string
}

/** A line that opens to show more. The browser's own element: works without scripts, and "find in page" opens it. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron" size="1.3em" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
