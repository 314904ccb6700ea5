'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { INVITED_ROLE_LABELS } from '@/src/domain/invitations/invitation-labels'
import { LANGUAGE_NAMES, LOCALES, readLocale } from '@/src/domain/languages/locales'
import { ActionField } from '../ui/action-field'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import { commonMessages } from '../ui/messages'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { invitationMessages } from './messages'

type Props = { types: InvitationType[]; programs: { id: string; title: string }[] }

/** Asks somebody to join, and says what came of it. */
export function InviteDialog(props: Props) {
  const t = useStaffMessages(invitationMessages)
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const close = (isDone: boolean) => {
    setOpen(false)
    if (isDone) router.refresh()
  }
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} data-main="" onClick={() => setOpen(true)}>
        {t('invite')}
      </button>
      {isOpen ? <InviteForm {...props} onClose={close} /> : null}
    </div>
  )
}

function InviteForm({ types, programs, onClose }: Props & { onClose: (isDone: boolean) => void }) {
  const t = useStaffMessages(invitationMessages)
  const common = useStaffMessages(commonMessages)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const isDone = answer?.ok ?? false

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    const body = {
      email: text('email'),
      firstname: text('firstname'),
      lastname: text('lastname'),
      invitationType: text('invitationType'),
      locale: text('locale'),
      products: form.getAll('products').map(String),
    }
    setAnswer(await callApi('POST', '/invitations', { body }))
    setBusy(false)
  }

  return (
    <Dialog title={t('invite')} onClose={() => (isBusy ? undefined : onClose(isDone))}>
      <form onSubmit={invite} aria-busy={isBusy}>
        {isDone ? null : <Fields types={types} programs={programs} />}
        <div aria-live="polite">{answer ? <Outcome answer={answer} /> : null}</div>
        <div className={styles.row}>
          {isDone ? null : (
            <button type="submit" className={styles.button} data-main="" disabled={isBusy}>
              {isBusy ? common('oneMoment') : t('send')}
            </button>
          )}
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => onClose(isDone)}>
            {common(isDone ? 'close' : 'back')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Fields({ types, programs }: Props) {
  const t = useStaffMessages(invitationMessages)
  const { language } = useTranslation().i18n
  const options = types.map((type) => ({ value: type, label: said(INVITED_ROLE_LABELS[type], language) }))
  return (
    <>
      <p>{t('howItWorks')}</p>
      <ActionField name="email" label={t('email')} kind="text" required />
      <ActionField name="firstname" label={t('firstName')} kind="text" />
      <ActionField name="lastname" label={t('lastName')} kind="text" />
      <ActionField
        name="invitationType"
        label={t('invitedAs')}
        kind="choice"
        required
        initial="participant"
        options={options}
      />
      <ActionField
        name="locale"
        label={t('language')}
        kind="choice"
        required
        initial={readLocale(language)}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <fieldset>
        <legend>{t('programs')}</legend>
        {programs.map(({ id, title }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" name="products" value={id} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Outcome({ answer }: { answer: ApiAnswer }) {
  const t = useStaffMessages(invitationMessages)
  const { userId } = answer.body
  return (
    <p className={answer.ok ? styles.done : styles.problem}>
      {answer.message}{' '}
      {typeof userId === 'string' ? (
        <a href={`/manage-website/collections/users/${userId}`}>{t('goToPage')}</a>
      ) : null}
    </p>
  )
}
