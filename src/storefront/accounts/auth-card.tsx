import type { ReactNode } from 'react'
import styles from './auth-card.module.css'
import { FocusedHeading } from './focused-heading'

type AuthCardProps = {
  title: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** It has replaced another one on the same page: its title takes the focus. */
  replacing?: boolean
}

/** One form on a card of its own: signing in, signing up and their kin. */
export function AuthCard({ title, intro, children, footer, replacing = false }: AuthCardProps) {
  return (
    <div className={styles.column}>
      <div className={styles.card}>
        {replacing ? (
          <FocusedHeading className={styles.title}>{title}</FocusedHeading>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {intro ? <div className={styles.intro}>{intro}</div> : null}
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
