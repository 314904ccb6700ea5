'use client'

import { type ReactNode, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LongDate } from '../ui/long-date'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './groups.module.css'
import type { Group, LedGroup, Seat } from './use-group'

type Acts = Pick<LedGroup, 'invite' | 'takeBack'>

/** Every place, who has it, and what its leader can do about it. */
export function SeatList({ group, ...acts }: Acts & { group: Group }) {
  const t = useMessages('groups')
  return (
    <Card as="section" className={styles.card} aria-labelledby="group-places">
      <h2 id="group-places">{t('places')}</h2>
      <p>{t('returnRule', { days: group.returnDays })}</p>
      <ul className={styles.rows}>
        {group.seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} isOpen={group.isOpen} {...acts} />
        ))}
      </ul>
    </Card>
  )
}

function SeatRow({ seat, isOpen, invite, takeBack }: Acts & { seat: Seat; isOpen: boolean }) {
  const t = useMessages('groups')
  const [isAsking, setAsking] = useState(false)
  const email = seat.email ?? ''
  const tags = { email, hidden }

  async function resend(): Promise<void> {
    const answer = await invite([email])
    if (typeof answer === 'string') notify('error', answer)
    else notify('success', t('sent', { count: answer.length }))
  }
  async function giveBack(): Promise<void> {
    setAsking(false)
    const problem = await takeBack(seat.id)
    if (problem) notify('error', problem)
  }

  return (
    <li className={styles.row}>
      <span className={styles.who}>
        {t('place', { place: seat.place })} {email ? <strong>{email}</strong> : null} <Standing {...seat} />
      </span>
      <span className={styles.actions}>
        {seat.state === 'invited' && isOpen ? (
          <Button variant="quiet" onClick={() => void resend()}>
            {t.rich('resend', tags)}
          </Button>
        ) : null}
        {seat.canReturn && !isAsking ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t.rich('takeBack', tags)}
          </Button>
        ) : null}
        {isAsking ? (
          <>
            <Button variant="secondary" onClick={() => void giveBack()}>
              {t.rich('takeBackReally', tags)}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </>
        ) : null}
      </span>
    </li>
  )
}

function Standing({ state, invitedAt, joinedAt }: Seat) {
  const t = useMessages('groups')
  if (state === 'active' && joinedAt) return t.rich('joinedOn', { day: () => <LongDate iso={joinedAt} /> })
  if (state === 'invited' && invitedAt)
    return t.rich('invitedOn', { day: () => <LongDate iso={invitedAt} /> })
  return t(state === 'returned' ? 'isReturned' : 'isFree')
}

function hidden(words: ReactNode): ReactNode {
  return <VisuallyHidden>{words}</VisuallyHidden>
}
