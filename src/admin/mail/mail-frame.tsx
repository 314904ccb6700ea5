'use client'
import { useId, useState } from 'react'
import staff from '../ui/staff.module.css'
import styles from './mail.module.css'

const LOOKS = { desktop: 'Computer', phone: 'Phone', text: 'Plain text' } as const
type Look = keyof typeof LOOKS

/** A mail as mail programs show it. Nothing in it runs, and no link of it leads anywhere. */
export function MailFrame({ subject, html, text }: { subject: string; html: string; text: string }) {
  const [look, setLook] = useState<Look>('desktop')
  const id = useId()
  return (
    <div className={styles.frame}>
      <p className={styles.subject}>
        <span className={staff.quiet}>Subject: </span>
        <strong>{subject}</strong>
      </p>
      <fieldset className={styles.looks}>
        <legend className={styles.legend}>Show it on</legend>
        {(Object.keys(LOOKS) as Look[]).map((name) => (
          <button
            key={name}
            type="button"
            className={staff.button}
            data-main={look === name ? '' : undefined}
            aria-pressed={look === name}
            aria-controls={id}
            onClick={() => setLook(name)}
          >
            {LOOKS[name]}
          </button>
        ))}
      </fieldset>
      <div id={id} className={styles.stage}>
        {look === 'text' ? (
          <pre className={styles.text}>{text}</pre>
        ) : (
          <iframe title={`The email: ${subject}`} sandbox="" srcDoc={html} className={styles[look]} />
        )}
      </div>
    </div>
  )
}
