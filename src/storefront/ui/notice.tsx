import type { ReactNode } from 'react'
import { Said } from '../languages/said'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './notice.module.css'
import tones from './tone.module.css'

export type NoticeType = 'success' | 'error' | 'warning' | 'info'

type NoticeProps = {
  type: NoticeType
  title?: ReactNode
  children?: ReactNode
  /** Stands at the end of the line: a button that closes it, for instance. */
  action?: ReactNode
  /** False for what stands on the page from the start: nothing is announced then. */
  live?: boolean
}

/** A message about what just happened or what to know, with a sign beside its colour. Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ type, title, children, action, live = true }: NoticeProps) {
  const role = live ? (type === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(styles.notice, tones[type])} role={role}>
      <Icon name={type} size="1.5em" />
      <div className={styles.body}>
        {title ? (
          <div className={styles.title}>
            <Said>{title}</Said>
          </div>
        ) : null}
        {children ? (
          <div>
            <Said>{children}</Said>
          </div>
        ) : null}
      </div>
      {action}
    </div>
  )
}
