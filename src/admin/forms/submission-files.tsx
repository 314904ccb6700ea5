import type { MessageFile } from '@/plugins/forms/operations/read-message-parts'
import styles from '../ui/staff.module.css'

/** The files that came with a message, to be saved: none of them opens by itself. */
export function SubmissionFiles({ files }: { files: MessageFile[] }) {
  if (files.length === 0) return null
  return (
    <section className={styles.card} aria-label="Files">
      <h2>Files</h2>
      <p className={styles.quiet}>Whoever sent them chose what is in them. Open only what you expect.</p>
      <ul>
        {files.map(({ id, name, filename, kilobytes }) => (
          <li key={id} className={styles.row}>
            <a href={`/api/form-files/file/${encodeURIComponent(filename)}`} download={name}>
              {name}
            </a>
            <span>{kilobytes} kB</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
