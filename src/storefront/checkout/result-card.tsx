'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import tones from '../ui/tone.module.css'
import styles from './payment-result.module.css'

type ResultCardProps = {
  tone: 'success' | 'error' | 'warning' | 'info'
  title: string
  children: ReactNode
  actions: ReactNode
}

/** How something ended. The heading takes the focus: it stands where a spinner was a moment ago. */
export function ResultCard({ tone, title, children, actions }: ResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.result}>
      <span className={classNames(styles.sign, tones[tone])}>
        <Icon name={tone} size="2.5rem" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
