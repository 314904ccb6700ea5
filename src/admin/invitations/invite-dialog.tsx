'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { INVITED_ROLE_LABELS } from '@/src/domain/invitations/invitation-labels'
import { ActionField } from '../ui/action-field'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import styles from '../ui/staff.module.css'

type Props = { types: InvitationType[]; programs: { id: string; title: string }[] }

/** Asks somebody to join, and says what came of it. */
export function InviteDialog(props: Props) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const close = (isDone: boolean) => {
    setOpen(false)
    if (isDone) router.refresh()
  }
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} data-main="" onClick={() => setOpen(true)}>
        Invite somebody
      </button>
      {isOpen ? <InviteForm {...props} onClose={close} /> : null}
    </div>
  )
}

function InviteForm({ types, programs, onClose }: Props & { onClose: (isDone: boolean) => void }) {
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
      products: form.getAll('products').map(String),
    }
    setAnswer(await callApi('POST', '/invitations', { body }))
    setBusy(false)
  }

  return (
    <Dialog title="Invite somebody" onClose={() => (isBusy ? undefined : onClose(isDone))}>
      <form onSubmit={invite} aria-busy={isBusy}>
        {isDone ? null : <Fields types={types} programs={programs} />}
        <div aria-live="polite">{answer ? <Outcome answer={answer} /> : null}</div>
        <div className={styles.row}>
          {isDone ? null : (
            <button type="submit" className={styles.button} data-main="" disabled={isBusy}>
              {isBusy ? 'One moment…' : 'Send invitation'}
            </button>
          )}
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => onClose(isDone)}>
            {isDone ? 'Close' : 'Back'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Fields({ types, programs }: Props) {
  const options = types.map((type) => ({ value: type, label: INVITED_ROLE_LABELS[type] }))
  return (
    <>
      <p>They get an email with a link that works once, for 14 days, for this address only.</p>
      <ActionField name="email" label="Email" kind="text" required />
      <ActionField name="firstname" label="First name" kind="text" />
      <ActionField name="lastname" label="Last name" kind="text" />
      <ActionField
        name="invitationType"
        label="Invited as"
        kind="choice"
        required
        initial="participant"
        options={options}
      />
      <fieldset>
        <legend>Programs that open when they join</legend>
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
  const { userId } = answer.body
  return (
    <p className={answer.ok ? styles.done : styles.problem}>
      {answer.message}{' '}
      {typeof userId === 'string' ? (
        <a href={`/manage-website/collections/users/${userId}`}>Go to their page</a>
      ) : null}
    </p>
  )
}
