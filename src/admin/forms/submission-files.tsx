import type { MessageFile } from '@/plugins/forms/operations/read-message-parts'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { formMessages } from './messages'

/** The files that came with a message, to be saved: none of them opens by itself. */
export function SubmissionFiles({ files, language }: { files: MessageFile[]; language: string }) {
  if (files.length === 0) return null
  const t = inLanguage(formMessages, language)
  return (
    <section className={styles.card} aria-label={t('files')}>
      <h2>{t('files')}</h2>
      <p className={styles.quiet}>{t('careful')}</p>
      <ul>
        {files.map(({ id, name, filename, kilobytes }) => (
          <li key={id} className={styles.row}>
            <a href={`/api/form-files/file/${encodeURIComponent(filename)}`} download={name}>
              {name}
            </a>
            <span>{t('kilobytes', { size: kilobytes })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
