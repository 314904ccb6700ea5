import type { UIFieldServerProps } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { Due } from './due'
import { ownDataMessages } from './messages'

type Stored = { kind?: string; state?: string; dueAt?: string; user?: unknown }
type Acted = { path: string; email: string; language: string }

/** On top of a request that staff keep: its clock, and the button that does what was asked. */
export async function RequestActions({ id, data, payload, i18n: { language } }: UIFieldServerProps) {
  const { kind, state, dueAt, user } = data as Stored
  const canBeDone = kind === 'copy' || kind === 'deletion'
  if (!id || state !== 'open' || !dueAt) return null
  const t = inLanguage(ownDataMessages, language)
  const email = user && canBeDone ? await emailOf(payload, user) : null
  const acted = { path: `/data-requests/${id}`, email: email ?? '', language }
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('requests')}>
      <div className={styles.row}>
        <Due state={state} dueAt={dueAt} language={language} />
        {canBeDone && email === null ? <span>{t('nobodyNamed')}</span> : null}
        {email !== null && kind === 'copy' ? <SendCopy {...acted} /> : null}
        {email !== null && kind === 'deletion' ? <CloseAccount {...acted} /> : null}
      </div>
    </section>
  )
}

async function emailOf(payload: UIFieldServerProps['payload'], user: unknown): Promise<string | null> {
  const id = typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : String(user)
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return found?.email ?? null
}

function SendCopy({ path, email, language }: Acted) {
  const t = inLanguage(ownDataMessages, language)
  return (
    <ActionDialog
      label={t('copy')}
      title={t('copyTitle', { email })}
      consequences={
        <ul>
          <li>{t('copyLink', { email })}</li>
          <li>{t('copyDone')}</li>
        </ul>
      }
      path={`${path}/send-copy`}
      fields={[proofField(language)]}
    />
  )
}

function CloseAccount({ path, email, language }: Acted) {
  const t = inLanguage(ownDataMessages, language)
  return (
    <ActionDialog
      label={t('close')}
      title={t('closeTitle', { email })}
      consequences={
        <ul>
          <li>{t('closeWords')}</li>
          <li>{t('closeNow')}</li>
          <li>{t('closeKept')}</li>
          <li>{t('copyDone')}</li>
        </ul>
      }
      path={`${path}/close-account`}
      fields={[
        {
          name: 'when',
          label: t('when'),
          kind: 'choice',
          required: true,
          initial: 'in-30-days',
          options: [
            { value: 'in-30-days', label: t('inDays') },
            { value: 'now', label: t('atOnce') },
          ],
        },
        { name: 'email', label: t('emailAgain'), kind: 'text', required: true },
        proofField(language),
      ]}
    />
  )
}

function proofField(language: string) {
  const label = inLanguage(ownDataMessages, language)('proof')
  return { name: 'reason', label, kind: 'long-text', required: true } as const
}
