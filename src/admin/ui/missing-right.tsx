import { RIGHT_LABELS, type Right } from '@/src/domain/roles/rights'
import { commonMessages } from './messages'
import { said } from './said'
import styles from './staff.module.css'
import { inLanguage } from './staff-messages'

/** What somebody of the staff reads where a superuser has taken the right to be. */
export function MissingRight({ right, language }: { right: Right; language: string }) {
  const t = inLanguage(commonMessages, language)
  const { to, label } = RIGHT_LABELS[right]
  return (
    <section className={styles.card}>
      <p>{t('missingRight', { what: said(to, language) })}</p>
      <p>{t('whoGivesIt', { right: said(label, language) })}</p>
    </section>
  )
}
