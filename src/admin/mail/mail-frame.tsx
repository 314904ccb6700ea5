'use client'
import { useId, useState } from 'react'
import staff from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './mail.module.css'
import { mailMessages } from './messages'

const LOOKS = ['desktop', 'phone', 'text'] as const
type Look = (typeof LOOKS)[number]

/** A mail as mail programs show it. Nothing in it runs, and no link of it leads anywhere. */
export function MailFrame({ subject, html, text }: { subject: string; html: string; text: string }) {
  const [look, setLook] = useState<Look>('desktop')
  const t = useStaffMessages(mailMessages)
  const id = useId()
  return (
    <div className={styles.frame}>
      <p className={styles.subject}>
        <span className={staff.quiet}>{t('subject')}</span>
        <strong>{subject}</strong>
      </p>
      <fieldset className={styles.looks}>
        <legend className={styles.legend}>{t('showOn')}</legend>
        {LOOKS.map((name) => (
          <button
            key={name}
            type="button"
            className={staff.button}
            data-main={look === name ? '' : undefined}
            aria-pressed={look === name}
            aria-controls={id}
            onClick={() => setLook(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      <div id={id} className={styles.stage}>
        {look === 'text' ? (
          <pre className={styles.text}>{text}</pre>
        ) : (
          <iframe title={t('frame', { subject })} sandbox="" srcDoc={html} className={styles[look]} />
        )}
      </div>
    </div>
  )
}
