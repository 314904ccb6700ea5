'use client'

import { type EndedProgram, tabStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import { productAddress } from '../catalog/product-address'
import { useMessages } from '../languages/language-provider'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import { Price } from '../ui/price'
import { type Refusal, takeRefusal } from './refusal'
import styles from './refusal-notice.module.css'

/** On /programs: why somebody was sent here from a program, and what opens it. Nothing for everybody else. */
export function RefusalNotice() {
  const t = useMessages('access')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    const kept = takeRefusal(tabStorage)
    if (kept) setRefusal(kept)
  }, [])
  if (!refusal) return null
  const { program } = refusal
  return (
    <Container className={styles.refusal}>
      {program ? (
        <Notice
          type="warning"
          title={t('closedTitle', { title: program.title })}
          action={<WayIn {...program} />}
        >
          {t.rich(REASONS[program.why], { day: () => <LongDate iso={program.endedAt} /> })}{' '}
          {program.renewalPrice !== null && program.renewedUntil
            ? t.rich('opensUntil', { day: dayOf(program.renewedUntil) })
            : null}
        </Notice>
      ) : (
        <Notice type="info" title={t('notYoursTitle')}>
          {t('notYours')}
        </Notice>
      )}
    </Container>
  )
}

const dayOf = (iso: string) => () => <LongDate iso={iso} />

const REASONS = {
  expired: 'expired',
  refunded: 'refunded',
  cancelled: 'cancelled',
  returned: 'returned',
  ended: 'ended',
} as const satisfies Record<EndedProgram['why'], string>

/** To its own page, where it is bought; what is no longer sold, to us. */
function WayIn({ slug, why, renewalPrice }: EndedProgram) {
  const t = useMessages('access')
  if (renewalPrice === null) return <LinkButton href="/contactus">{t('askUs')}</LinkButton>
  const price = () => <Price cents={Math.round(renewalPrice * 100)} />
  return (
    <LinkButton href={productAddress(slug)}>
      {t.rich(why === 'expired' ? 'renew' : 'buyAgain', { price })}
    </LinkButton>
  )
}
