'use client'

import { inLocale } from 'payload-plugin-digital-commerce/client'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useLocale, useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import styles from './groups.module.css'
import { JoinOffer } from './join-offer'

const LOOK = { method: 'POST', path: '/groups/join/preview' } as const

export type Offer = AnswerOf<'POST', '/groups/join/preview'>['data']

/** `/join`: a code, what it leads to, what its leader would see, and then the button. Opening the link changes nothing. */
export function JoinScreen() {
  const t = useMessages('groups')
  const locale = useLocale()
  const [code, setCode] = useState('')
  const [offer, setOffer] = useState<Offer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(
    async (given: string): Promise<void> => {
      setBusy(true)
      const result = await api({ ...LOOK, body: { code: given }, ...inLocale(locale) })
      setBusy(false)
      setOffer(result.ok ? result.data.data : null)
      setProblem(result.ok ? null : result.failure.message)
    },
    [locale],
  )

  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('code')?.trim() ?? ''
    setCode(given)
    if (given) void look(given)
  }, [look])

  return (
    <Container width="text" fill className={styles.screen}>
      <h1>{t('joinTitle')}</h1>
      {offer ? (
        <JoinOffer offer={offer} code={code} onOther={() => setOffer(null)} />
      ) : (
        <Card className={styles.card}>
          {problem ? <Notice type="error">{problem}</Notice> : null}
          <form
            className={styles.card}
            onSubmit={(event) => {
              event.preventDefault()
              void look(code.trim())
            }}
          >
            <TextField
              name="code"
              label={t('joinCode')}
              hint={t('joinCodeHint')}
              autoComplete="off"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <div className={styles.actions}>
              <Button type="submit" loading={isBusy} disabled={code.trim() === ''}>
                {t('look')}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </Container>
  )
}
