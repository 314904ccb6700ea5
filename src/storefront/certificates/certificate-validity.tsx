'use client'

import { type ReactNode, useState } from 'react'
import { mutate } from 'swr'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { programPath } from '../members/program-paths'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Disclosure } from '../ui/disclosure'
import { LongDate } from '../ui/long-date'
import type { Certificate } from './my-certificates'

/** How long a certificate is valid, and how it is renewed once it runs out. Nothing for one that is valid for ever. */
export function CertificateValidity({ certificate }: { certificate: Certificate }) {
  const t = useMessages('members')
  const { programId, validUntil, hasRunOut, isDue, canRenew } = certificate
  if (validUntil === null) return null
  const day = () => <LongDate iso={validUntil} />
  const toProgram = (words: ReactNode) => <LocalLink href={programPath(programId)}>{words}</LocalLink>
  return (
    <>
      <p>{t.rich(hasRunOut ? 'certificateOver' : 'certificateValid', { day })}</p>
      {isDue && !canRenew ? <p>{t.rich('certificateRenewOpen', { link: toProgram })}</p> : null}
      {canRenew ? <Renewal number={certificate.number} /> : null}
    </>
  )
}

function Renewal({ number }: { number: string }) {
  const t = useMessages('members')
  const [sending, setSending] = useState(false)

  async function begin(): Promise<void> {
    setSending(true)
    const path = '/learning/certificates/{number}/renew'
    const result = await api({ method: 'POST', path, params: { number } })
    setSending(false)
    if (!result.ok) notify('error', t('certificateRenewFailed'), result.failure.message)
    await mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/learning/'))
  }

  return (
    <Disclosure summary={t('certificateRenew')}>
      <p>{t('certificateRenewHow')}</p>
      <Button variant="secondary" loading={sending} onClick={() => void begin()}>
        {t('certificateRenewBegin')}
      </Button>
    </Disclosure>
  )
}
