import type { FormSubmission } from '@/src/generated/payload-types'
import styles from '../ui/staff.module.css'

/** What somebody agreed to with a message, and what they left: the words as they read them. */
export function SubmissionConsents({ consents }: Pick<FormSubmission, 'consents'>) {
  if (!consents || consents.length === 0) return null
  return (
    <section className={styles.card} aria-label="Consent">
      <h2>Consent</h2>
      <ul>
        {consents.map(({ id, field, given, text, version, locale }) => (
          <li key={id ?? field}>
            <strong>{given ? 'Agreed' : 'Not agreed'}</strong>
            <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
            <p className={styles.quiet}>
              Version {version}, {locale === 'fr' ? 'in French' : 'in English'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
