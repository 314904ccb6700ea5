'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './staff.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A native modal dialog: the browser keeps the focus inside, Escape leaves it, and the focus goes back to the button.
 * It hangs below `body`, since Payload's pages are forms and a form may hold no other.
 */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
