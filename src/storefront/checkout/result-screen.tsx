'use client'

import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Spinner } from '../ui/spinner'
import { ProcessingPayment } from './processing-payment'
import { ResultCard } from './result-card'
import { usePaymentResult } from './use-payment-result'

/** `/payment/success`: thanks, or the truth (Specification 2, Payment result screen). */
export function ResultScreen() {
  return (
    <Container>
      <RequireSession fallback={<ProcessingPayment />}>
        <Result />
      </RequireSession>
    </Container>
  )
}

function Result() {
  const result = usePaymentResult()
  switch (result.kind) {
    case 'processing':
      return <ProcessingPayment />
    case 'paid':
      return <Success />
    case 'confirming':
      return <Confirming />
    case 'failed':
      return <Failed message={result.message} />
    case 'unknown':
      return <Unknown message={result.message} />
  }
}

function Success() {
  const { user } = useSession()
  return (
    <ResultCard
      tone="success"
      title="Thank you!"
      actions={
        <LinkButton href="/profile" size="large">
          View Your Programs
        </LinkButton>
      }
    >
      <p>
        Your payment is complete. A receipt is on its way{user ? ` to ${user.email}` : ' to you'} by email.
      </p>
    </ResultCard>
  )
}

/** Nothing is wrong and nothing is to be done: some payments take the provider a while. */
function Confirming() {
  return (
    <ResultCard
      tone="info"
      title="Your payment is being confirmed"
      actions={
        <LinkButton href="/profile" variant="secondary" size="large">
          Go to Profile
        </LinkButton>
      }
    >
      <p>
        The payment provider is still checking it. You need not pay again: we will email you as soon as it is
        complete, and your program opens then. You may close this page.
      </p>
      <Spinner label="Checking again shortly" size="1.25rem" />
    </ResultCard>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <ResultCard
      tone="error"
      title="Payment Failed"
      actions={
        <LinkButton href="/cart" size="large">
          Return to Cart
        </LinkButton>
      }
    >
      <p>{message}</p>
    </ResultCard>
  )
}

function Unknown({ message }: { message: string }) {
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
      <p>{message}</p>
    </ResultCard>
  )
}
