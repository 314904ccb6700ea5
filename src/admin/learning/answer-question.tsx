import type { UIFieldServerProps } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { learningMessages } from './messages'

/** On top of a question at a lesson: the way to answer it, once. */
export function AnswerQuestion({ id, data, i18n }: UIFieldServerProps) {
  const t = inLanguage(learningMessages, i18n.language)
  if (!id || data?.state !== 'open') return null
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('answerCard')}>
      <div className={styles.row}>
        <span>{t('notAnswered')}</span>
        <ActionDialog
          label={t('answer')}
          title={t('answerThis')}
          consequences={<p>{t('answerGoes')}</p>}
          path={`/lesson-questions/${id}/answer`}
          fields={[{ name: 'answer', label: t('answerCard'), kind: 'long-text', required: true }]}
        />
      </div>
    </section>
  )
}
