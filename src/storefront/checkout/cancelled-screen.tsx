'use client'

import { type Cancellation, useCancellation } from 'payload-plugin-digital-commerce/client'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { useSiteRouter } from '../languages/use-site-router'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './payment-result.module.css'
import { ResultCard } from './result-card'

/** `/payment/cancel`: nothing was paid, and nothing is lost (Specification 2, Payment cancelled page). */
export function CancelledScreen() {
  const router = useSiteRouter()
  const cancellation = useCancellation({ onPaid: (search) => router.replace(`/payment/success${search}`) })
  return (
    <Container fill>
      {cancellation?.status === 'UNKNOWN' ? (
        <Unknown {...cancellation} />
      ) : (
        <Cancelled cancellation={cancellation} />
      )}
    </Container>
  )
}

function Cancelled({ cancellation }: { cancellation: Cancellation | null }) {
  const t = useMessages('checkout')
  return (
    <ResultCard
      tone="info"
      title={t('cancelledTitle')}
      actions={
        <>
          <LinkButton href="/programs" size="large">
            {t('explorePrograms')}
          </LinkButton>
          <LinkButton href="/cart" variant="secondary" size="large">
            {t('returnToCart')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.notices}>
        {cancellation?.message ? (
          <Notice type="error" live={false}>
            {cancellation.message}
          </Notice>
        ) : null}
        <Notice type="info" live={false}>
          {CHECKOUT_MESSAGES.cancelled}
        </Notice>
      </div>
      <Status cancellation={cancellation} />
    </ResultCard>
  )
}

/** Nobody may say here that no money moved, because nobody knows. */
function Unknown({ status, message }: Cancellation) {
  const t = useMessages('checkout')
  return (
    <ResultCard
      tone="warning"
      title={t('unknownTitle')}
      actions={
        <LinkButton href="/profile" size="large">
          {t('goToProfile')}
        </LinkButton>
      }
    >
      <p>{message ? <Said>{message}</Said> : t('mayBeOnItsWay')}</p>
      <Status cancellation={{ status, message }} />
    </ResultCard>
  )
}

function Status({ cancellation }: { cancellation: Cancellation | null }) {
  const t = useMessages('checkout')
  if (!cancellation) return null
  return <p className={styles.quiet}>{t('status', { status: t(STATUSES[cancellation.status]) })}</p>
}

const STATUSES = {
  CANCELLED: 'statusCancelled',
  UNKNOWN: 'statusUnknown',
  ERROR: 'statusError',
  COMPLETED: 'statusCompleted',
} as const satisfies Record<Cancellation['status'], string>
