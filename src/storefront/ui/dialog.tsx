'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** A question that must be answered before going on. The browser's own modal dialog keeps the focus inside and gives it back; Escape closes. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>Close</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  )
}
