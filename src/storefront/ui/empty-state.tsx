import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon'

type EmptyStateProps = { title: string; icon?: IconName; children?: ReactNode; action?: ReactNode }

/** Nothing is here yet: says so, says why, and offers the next step. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon === undefined ? null : (
        <span className={styles.sign}>
          <Icon name={icon} size="2rem" />
        </span>
      )}
      <h2>{title}</h2>
      {children ? <div>{children}</div> : null}
      {action}
    </div>
  )
}
