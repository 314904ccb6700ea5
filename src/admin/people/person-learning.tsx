import type { Payload } from 'payload'
import { type LearnedProgram, readLearning } from '@/plugins/learning/staff/operations/read-learning'
import { ActionDialog } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { onDay } from '../ui/when'
import { personLearningMessages } from './learning-messages'

type Props = { payload: Payload; userId: string; language: string }

/** How far somebody is with their programs, and what staff can do about it. What they wrote is private to them. */
export async function PersonLearning({ payload, userId, language }: Props) {
  const t = inLanguage(personLearningMessages, language)
  const programs = await readLearning(payload, userId)
  return (
    <section className={styles.card} aria-label={t('progress')}>
      <h2>{t('progress')}</h2>
      <p className={styles.quiet}>{t('private')}</p>
      {programs.length === 0 ? (
        <p className={styles.quiet}>{inLanguage(commonMessages, language)('none')}</p>
      ) : null}
      <ul>
        {programs.map((program) => (
          <li key={program.programId}>
            <div className={styles.row}>
              <strong>{program.title}</strong>
              <span>{standing(program, language)}</span>
              <Release {...program} userId={userId} language={language} />
              {program.hasProgress ? <Reset {...program} userId={userId} language={language} /> : null}
            </div>
            <Certificate {...program} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function standing(
  { lessonsDone, lessonsTotal, percent, completedAt, lessonsLocked, isLifted }: LearnedProgram,
  language: string,
) {
  const t = inLanguage(personLearningMessages, language)
  return [
    t('lessonsDone', { done: lessonsDone, total: lessonsTotal, percent }),
    completedAt ? t('finishedOn', { day: onDay(completedAt.toISOString(), language) }) : '',
    lessonsLocked > 0 ? t('notOpenYet', { count: lessonsLocked }) : '',
    isLifted ? t('allByStaff') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

type Of = LearnedProgram & { userId: string; language: string }

function reasonField(language: string) {
  const label = inLanguage(commonMessages, language)('reason')
  return { name: 'reason', label, kind: 'long-text', required: true } as const
}

function Release({ programId, title, lessonsLocked, isLifted, userId, language }: Of) {
  const t = inLanguage(personLearningMessages, language)
  const path = `/users/${userId}/programs/${programId}/release`
  if (isLifted) {
    return (
      <ActionDialog
        label={t('inOrder')}
        title={t('inOrderTitle', { title })}
        consequences={<p>{t('inOrderText')}</p>}
        path={path}
        fixed={{ release: 'restored' }}
        fields={[reasonField(language)]}
      />
    )
  }
  if (lessonsLocked === 0) return null
  return (
    <ActionDialog
      label={t('openAll')}
      title={t('openAllTitle', { title })}
      consequences={<p>{t('openAllText')}</p>}
      path={path}
      fixed={{ release: 'lifted' }}
      fields={[reasonField(language)]}
    />
  )
}

function Reset({ programId, title, userId, language }: Of) {
  const t = inLanguage(personLearningMessages, language)
  return (
    <ActionDialog
      label={t('reset')}
      title={t('resetTitle', { title })}
      consequences={
        <ul>
          <li>{t('resetDeleted')}</li>
          <li>{t('resetStays')}</li>
          <li>{t('resetRecord')}</li>
        </ul>
      }
      path={`/users/${userId}/programs/${programId}/progress/reset`}
      fields={[reasonField(language)]}
    />
  )
}

function Certificate({ certificate, language }: LearnedProgram & { language: string }) {
  if (!certificate) return null
  const t = inLanguage(personLearningMessages, language)
  const { number, name, isOldName, validUntil, hasRunOut } = certificate
  return (
    <div className={styles.row}>
      <span>
        {t('certificate', { number, name })}
        {validUntil
          ? `, ${t(hasRunOut ? 'wasValidUntil' : 'validUntil', { day: onDay(validUntil.toISOString(), language) })}`
          : null}
      </span>
      {isOldName ? (
        <ActionDialog
          label={t('printName')}
          title={t('printNameTitle', { number })}
          consequences={<p>{t('printNameText')}</p>}
          path={`/certificates/${number}/reissue`}
        />
      ) : null}
    </div>
  )
}
