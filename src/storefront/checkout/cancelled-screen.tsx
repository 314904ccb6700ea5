'use client'

import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import type { Cancellation } from './cancellation'
import styles from './payment-result.module.css'
import { ResultCard } from './result-card'
import { useCancellation } from './use-cancellation'

/** `/payment/cancel`: nothing was paid, and nothing is lost (Specification 2, Payment cancelled page). */
export function CancelledScreen() {
  const cancellation = useCancellation()
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
  return (
    <ResultCard
      tone="info"
      title="Payment cancelled"
      actions={
        <>
          <LinkButton href="/programs" size="large">
            Explore programs
          </LinkButton>
          <LinkButton href="/cart" variant="secondary" size="large">
            Return to Cart
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
  return (
    <ResultCard
      tone="warning"
      title="Payment Status Unknown"
      actions={
        <LinkButton href="/profile" size="large">
          Go to Profile
        </LinkButton>
      }
    >
      <p>
        {message ?? 'Your payment may still be on its way. Please check your programs before you pay again.'}
      </p>
      <Status cancellation={{ status, message }} />
    </ResultCard>
  )
}

function Status({ cancellation }: { cancellation: Cancellation | null }) {
  if (!cancellation) return null
  return <p className={styles.quiet}>Status: {cancellation.status}</p>
}
