import type { Payload } from 'payload'
import { type LearnedProgram, readLearning } from '@/plugins/learning/staff/operations/read-learning'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { onDay } from '../ui/when'

const REASON = { name: 'reason', label: 'Reason', kind: 'long-text', required: true } as const

/** How far somebody is with their programs, and what staff can do about it. What they wrote is private to them. */
export async function PersonLearning({ payload, userId }: { payload: Payload; userId: string }) {
  const programs = await readLearning(payload, userId)
  return (
    <section className={styles.card} aria-label="Progress">
      <h2>Progress</h2>
      <p className={styles.quiet}>Answers, notes, plans and quiz answers are private to this person.</p>
      {programs.length === 0 ? <p className={styles.quiet}>None.</p> : null}
      <ul>
        {programs.map((program) => (
          <li key={program.programId}>
            <div className={styles.row}>
              <strong>{program.title}</strong>
              <span>{standing(program)}</span>
              <Release {...program} userId={userId} />
              {program.hasProgress ? <Reset {...program} userId={userId} /> : null}
            </div>
            <Certificate {...program} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function standing({
  lessonsDone,
  lessonsTotal,
  percent,
  completedAt,
  lessonsLocked,
  isLifted,
}: LearnedProgram) {
  return [
    `${lessonsDone} of ${lessonsTotal} lessons done (${percent} %)`,
    completedAt ? `finished on ${onDay(completedAt.toISOString())}` : '',
    lessonsLocked > 0 ? `${lessonsLocked} not open yet` : '',
    isLifted ? 'all lessons opened by staff' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

type Of = LearnedProgram & { userId: string }

function Release({ programId, title, lessonsLocked, isLifted, userId }: Of) {
  const path = `/users/${userId}/programs/${programId}/release`
  if (isLifted) {
    return (
      <ActionDialog
        label="Open lessons in their order again"
        title={`Open the lessons of ${title} as for everybody?`}
        consequences={<p>What this person has opened already stays open. No email is sent.</p>}
        path={path}
        fixed={{ release: 'restored' }}
        fields={[REASON]}
      />
    )
  }
  if (lessonsLocked === 0) return null
  return (
    <ActionDialog
      label="Open all lessons"
      title={`Open all lessons of ${title} for this person?`}
      consequences={<p>No order and no date holds for them any more. No email is sent.</p>}
      path={path}
      fixed={{ release: 'lifted' }}
      fields={[REASON]}
    />
  )
}

function Reset({ programId, title, userId }: Of) {
  return (
    <ActionDialog
      label="Reset progress"
      title={`Let this person begin ${title} anew?`}
      consequences={
        <ul>
          <li>
            Lessons opened and done, where films stopped, tries of quizzes and the day they finished are
            deleted for good.
          </li>
          <li>Their notes, answers and plans stay theirs, and a certificate they have stays valid.</li>
          <li>Who did it and why stays on record. No email is sent.</li>
        </ul>
      }
      path={`/users/${userId}/programs/${programId}/progress/reset`}
      fields={[REASON]}
    />
  )
}

function Certificate({ certificate }: LearnedProgram) {
  if (!certificate) return null
  const { number, name, isOldName } = certificate
  return (
    <div className={styles.row}>
      <span>
        Certificate {number}, on the name of {name}
      </span>
      {isOldName ? (
        <ActionDialog
          label="Print the corrected name"
          title={`Print the account’s name on certificate ${number}?`}
          consequences={
            <p>
              It has the name of the account from now on, on paper and on its public page. Its number and its
              address stay. No email is sent.
            </p>
          }
          path={`/certificates/${number}/reissue`}
        />
      ) : null}
    </div>
  )
}
