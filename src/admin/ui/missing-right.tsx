import { RIGHT_LABELS, type Right } from '@/src/domain/roles/rights'
import styles from './staff.module.css'

/** What somebody of the staff reads where a superuser has taken the right to be. */
export function MissingRight({ right }: { right: Right }) {
  return (
    <section className={styles.card}>
      <p>You do not have the right to {RIGHT_LABELS[right].to}.</p>
      <p>
        A superuser can give it to you: it stands on your page under People, as “{RIGHT_LABELS[right].label}”.
      </p>
    </section>
  )
}
