'use client'

import { usePaymentReturn } from 'payload-plugin-digital-commerce/client'
import { RESULT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { RequireSession } from '../session/require-session'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { Spinner } from '../ui/spinner'
import styles from './payment-result.module.css'
import { PaymentSuccess } from './payment-success'
import { ProcessingPayment } from './processing-payment'
import { ResultCard } from './result-card'
import { useSignInFirst } from './use-checkout'

/** `/payment/success`: thanks, or the truth (Specification 2, Payment result screen). */
export function ResultScreen() {
  return (
    <Container fill>
      <RequireSession fallback={<ProcessingPayment />}>
        <Result />
      </RequireSession>
    </Container>
  )
}

function Result() {
  const signInFirst = useSignInFirst()
  const result = usePaymentReturn({ onSignIn: (search) => signInFirst(`/payment/success${search}`) })
  switch (result.kind) {
    case 'processing':
      return <ProcessingPayment />
    case 'paid':
      return <PaymentSuccess orderId={result.orderId} />
    case 'confirming':
      return <Confirming />
    case 'failed':
      return <Failed message={result.message} />
    case 'unknown':
      return <Unknown message={result.message} />
  }
}

/** Nothing is wrong and nothing is to be done: some payments take the provider a while. */
function Confirming() {
  const t = useMessages('checkout')
  return (
    <ResultCard
      tone="info"
      title={t('confirming')}
      actions={
        <LinkButton href="/profile" variant="secondary" size="large">
          {t('goToProfile')}
        </LinkButton>
      }
    >
      <p>{t('confirmingText')}</p>
      <Spinner label={t('checkingAgain')} size="1.25rem" />
    </ResultCard>
  )
}

function Failed({ message }: { message: string }) {
  const t = useMessages('checkout')
  return (
    <ResultCard
      tone="error"
      title={t('failedTitle')}
      actions={
        <LinkButton href="/cart" size="large">
          {t('returnToCart')}
        </LinkButton>
      }
    >
      <p>
        <Said>{message}</Said>
      </p>
    </ResultCard>
  )
}

function Unknown({ message }: { message: string }) {
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
      <div className={styles.notices}>
        <Notice type="warning" title={RESULT_MESSAGES.unclearTitle} live={false}>
          {message}
        </Notice>
      </div>
    </ResultCard>
  )
}
