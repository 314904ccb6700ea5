'use client'

import { useState } from 'react'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { useOwnData } from '../session/use-own-data'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LongDate } from '../ui/long-date'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './gifts.module.css'

type Given = AnswerOf<'GET', '/gifts/mine'>['data'][number]

/** What somebody bought for others, and what became of it; nothing for everybody else. */
export function YourGifts() {
  const t = useMessages('gifts')
  const { data, mutate } = useOwnData({ method: 'GET', path: '/gifts/mine' })
  const gifts = data?.data ?? []
  if (gifts.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="your-gifts">
      <h2 id="your-gifts">{t('yourGifts')}</h2>
      <ul className={styles.rows}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.row}>
            <span className={styles.who}>
              <strong>{gift.title}</strong>
              <br />
              {t('forWhom', { name: gift.recipientName, email: gift.recipientEmail })} <Standing {...gift} />
            </span>
            {gift.isOpen && gift.state === 'sent' ? (
              <SendAgain gift={gift} onSent={() => void mutate()} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Standing({ state, isOpen, sendAt, sentAt, claimedAt }: Given) {
  const t = useMessages('gifts')
  if (!isOpen) return t('givenBack')
  const day = (iso: string) => ({ day: () => <LongDate iso={iso} /> })
  if (claimedAt) return t.rich('acceptedOn', day(claimedAt))
  return state === 'sent' ? t.rich('sentOn', day(sentAt ?? sendAt)) : t.rich('goesOn', day(sendAt))
}

function SendAgain({ gift: { id, title }, onSent }: { gift: Given; onSent: () => void }) {
  const t = useMessages('gifts')
  const [isBusy, setBusy] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/gifts/{id}/resend', params: { id }, body: {} })
    setBusy(false)
    if (result.ok) notify('success', result.data.message)
    else notify('error', result.failure.message)
    onSent()
  }
  return (
    <Button variant="quiet" loading={isBusy} onClick={() => void send()}>
      {t.rich('sendAgain', { title, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
    </Button>
  )
}
