import type { ReactNode } from 'react'
import styles from './door.module.css'

type DoorProps = { title: string; intro?: ReactNode; children: ReactNode; footer?: ReactNode }

/** One form on a card of its own: signing in, signing up and their kin. */
export function Door({ title, intro, children, footer }: DoorProps) {
  return (
    <div className={styles.door}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro ? <div className={styles.intro}>{intro}</div> : null}
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
