import type { FormSubmission } from '@/src/generated/payload-types'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { formMessages } from './messages'

type Props = Pick<FormSubmission, 'consents'> & { language: string }

/** What somebody agreed to with a message, and what they left: the words as they read them. */
export function SubmissionConsents({ consents, language }: Props) {
  const t = inLanguage(formMessages, language)
  if (!consents || consents.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('consent')}>
      <h2>{t('consent')}</h2>
      <ul>
        {consents.map(({ id, field, given, text, version, locale }) => (
          <li key={id ?? field}>
            <strong>{t(given ? 'agreed' : 'notAgreed')}</strong>
            <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
            <p className={styles.quiet}>{t(locale === 'fr' ? 'versionFr' : 'versionEn', { version })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
