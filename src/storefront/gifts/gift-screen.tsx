'use client'

import { inLocale } from 'payload-plugin-digital-commerce/client'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useLocale, useMessages } from '../languages/language-provider'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { GiftOffer } from './gift-offer'
import styles from './gifts.module.css'

export type Offered = AnswerOf<'POST', '/gifts/preview'>['data']

/** `/gift`: what the link of a gift leads to, and the button that accepts it. Opening the link changes nothing. */
export function GiftScreen() {
  const t = useMessages('gifts')
  const [token, setToken] = useState('')
  const [offer, setOffer] = useState<Offered | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const locale = useLocale()
  const look = useCallback(
    async (given: string): Promise<void> => {
      const asked = { body: { token: given }, ...inLocale(locale) }
      const result = await api({ method: 'POST', path: '/gifts/preview', ...asked })
      if (result.ok) setOffer(result.data.data)
      else setProblem(result.failure.message)
    },
    [locale],
  )

  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('token')?.trim() ?? ''
    setToken(given)
    if (given) void look(given)
    else setProblem(t('noLink'))
  }, [look, t])

  return (
    <Container width="text" fill className={styles.screen}>
      <h1>{t('title')}</h1>
      {problem ? <Notice type="error">{problem}</Notice> : null}
      {offer ? <GiftOffer offer={offer} token={token} /> : null}
      {offer || problem ? null : <Skeleton height="12rem" />}
    </Container>
  )
}
