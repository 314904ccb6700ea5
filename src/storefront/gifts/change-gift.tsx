'use client'

import { type FormEvent, type RefObject, useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { TextField } from '../ui/text-field'
import { useOpenedFocus } from '../ui/use-opened-focus'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './gifts.module.css'
import type { Given } from './your-gifts'

type ChangeGiftProps = { gift: Given; onSaved: () => void }

/** Sends a gift again, or corrects whom it is for; one that waits for its day goes to the corrected address then. */
export function ChangeGift({ gift, onSaved }: ChangeGiftProps) {
  const t = useMessages('gifts')
  const contentLanguage = useContentLanguage()
  const [isOpen, setOpen] = useState(false)
  const { opener, first } = useOpenedFocus(isOpen)
  const words = gift.state === 'sent' ? 'sendAgain' : 'correct'
  if (isOpen) return <Fields gift={gift} first={first} onSaved={onSaved} onClose={() => setOpen(false)} />
  return (
    <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
      {t.rich(words, {
        title: () => <span lang={contentLanguage(gift.language)}>{gift.title}</span>,
        hidden: (said) => <VisuallyHidden>{said}</VisuallyHidden>,
      })}
    </Button>
  )
}

type FieldsProps = ChangeGiftProps & { first: RefObject<HTMLInputElement | null>; onClose: () => void }

function Fields({ gift, first, onSaved, onClose }: FieldsProps) {
  const t = useMessages('gifts')
  const { id, state } = gift
  const [name, setName] = useState(gift.recipientName)
  const [email, setEmail] = useState(gift.recipientEmail)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const body = { name, email }
    const result = await api({ method: 'POST', path: '/gifts/{id}/resend', params: { id }, body })
    setBusy(false)
    if (!result.ok && result.failure.errors.length > 0) {
      setProblems(Object.fromEntries(result.failure.errors.map(({ path, message }) => [path, message])))
      return
    }
    if (result.ok) notify('success', result.data.message)
    else notify('error', result.failure.message)
    onClose()
    onSaved()
  }

  return (
    <form className={styles.card} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        ref={first}
        name={`name-${id}`}
        label={t('theirName')}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="email"
        name={`email-${id}`}
        label={t('theirEmail')}
        autoComplete="off"
        maxLength={254}
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy}>
          {t(state === 'sent' ? 'sendNow' : 'save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('leaveIt')}
        </Button>
      </div>
    </form>
  )
}
