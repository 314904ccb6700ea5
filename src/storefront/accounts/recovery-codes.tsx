'use client'

import { useEffect, useRef } from 'react'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './two-factor.module.css'

/** The recovery codes, this once: the server keeps no copy that could be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useMessages('settings')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        {t('recoveryCodes')}
      </h3>
      <Notice type="warning" live={false}>
        {t('recoveryCodesText')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('saved')}</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
