'use client'

import { useEffect, useState } from 'react'
import { cart } from '../cart/cart'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { type Handoff, handOff, readHandoff } from './payment-handoff'
import { clearCheckout } from './pending-order'
import { ProcessingPayment } from './processing-payment'
import { ResultCard } from './result-card'

/** `/invoice/success`: the invoice is made and on its way (Specification 2, Payment screen: an emailed invoice). */
export function InvoiceSentScreen() {
  return (
    <Container fill>
      <RequireSession fallback={<ProcessingPayment />}>
        <Sent />
      </RequireSession>
    </Container>
  )
}

function Sent() {
  const { user } = useSession()
  const invoice = useSentInvoice()
  if (invoice === undefined) return <ProcessingPayment />
  return (
    <ResultCard
      tone="success"
      title={invoice ? 'Your invoice is on its way' : 'Your invoices'}
      actions={
        <>
          <LinkButton href="/profile" size="large">
            View Your Programs
          </LinkButton>
          <LinkButton href="/account-settings" variant="secondary" size="large">
            Your orders and invoices
          </LinkButton>
        </>
      }
    >
      {invoice ? (
        <>
          <p>
            We have emailed invoice <strong>{invoice.invoiceNumber}</strong> for {invoice.total}
            {user ? ` to ${user.email}` : ''}.
          </p>
          <p>
            Please pay it as it says and name the invoice number. The email also says when your programs open.
          </p>
        </>
      ) : (
        <p>You find every order and its invoice in your account settings.</p>
      )}
    </ResultCard>
  )
}

type SentInvoice = Extract<Handoff, { kind: 'invoiceSent' }>

/** The invoice this tab has just asked for; null when it asked for none, undefined until that is known. */
function useSentInvoice(): SentInvoice | null | undefined {
  const [invoice, setInvoice] = useState<SentInvoice | null>()
  useEffect(() => {
    const handoff = readHandoff(tabStorage)
    const sent = handoff?.kind === 'invoiceSent' ? handoff : null
    setInvoice(sent)
    if (!sent?.fresh) return
    // Only once: a look back at this page must not empty a new cart.
    clearCheckout(browserStorage)
    cart.clear()
    handOff(tabStorage, { ...sent, fresh: false })
  }, [])
  return invoice
}
