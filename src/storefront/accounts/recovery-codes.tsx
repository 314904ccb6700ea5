'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './two-factor.module.css'

/** The recovery codes, this once: the server keeps no copy that could be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <Notice type="warning" live={false}>
        Please print or write these down now. Each lets you sign in once without your phone, and they are not
        shown again.
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onDone}>I have saved them</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}
