'use client'

import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { useOwnData } from '../session/use-own-data'
import { Card } from '../ui/card'
import { LongDate } from '../ui/long-date'
import { ChangeGift } from './change-gift'
import styles from './gifts.module.css'

export type Given = AnswerOf<'GET', '/gifts/mine'>['data'][number]

/** What somebody bought for others, and what became of it; nothing for everybody else. */
export function YourGifts() {
  const t = useMessages('gifts')
  const contentLanguage = useContentLanguage()
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
              <strong lang={contentLanguage(gift.language)}>{gift.title}</strong>
              <br />
              {t('forWhom', { name: gift.recipientName, email: gift.recipientEmail })} <Standing {...gift} />
            </span>
            {gift.isOpen && !gift.isOver && gift.state !== 'claimed' ? (
              <ChangeGift gift={gift} onSaved={() => void mutate()} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Standing({ state, isOpen, isOver, isExpired, sendAt, sentAt, expiresAt, claimedAt }: Given) {
  const t = useMessages('gifts')
  if (!isOpen) return t('givenBack')
  const day = (iso: string) => ({ day: () => <LongDate iso={iso} /> })
  if (claimedAt) return t.rich('acceptedOn', day(claimedAt))
  if (isOver) return t('over')
  if (isExpired && expiresAt) return t.rich('expiredOn', day(expiresAt))
  return state === 'sent' ? t.rich('sentOn', day(sentAt ?? sendAt)) : t.rich('goesOn', day(sendAt))
}
