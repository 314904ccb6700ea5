'use client'

import {
  finishCheckout,
  type Handoff,
  handOff,
  readHandoff,
  useShop,
} from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
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
  const t = useMessages('checkout')
  const { user } = useSession()
  const invoice = useSentInvoice()
  if (invoice === undefined) return <ProcessingPayment />
  return (
    <ResultCard
      tone="success"
      title={invoice ? t('invoiceSent') : t('invoices')}
      actions={
        <>
          <LinkButton href="/profile" size="large">
            {t('viewPrograms')}
          </LinkButton>
          <LinkButton href="/account-settings/orders" variant="secondary" size="large">
            {t('ordersAndInvoices')}
          </LinkButton>
        </>
      }
    >
      {invoice ? (
        <>
          <p>
            {t.rich(user ? 'invoiceEmailedTo' : 'invoiceEmailed', {
              number: invoice.invoiceNumber,
              total: invoice.total,
              email: user?.email ?? '',
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <p>{t('payInvoice')}</p>
        </>
      ) : (
        <p>{t('findInvoices')}</p>
      )}
    </ResultCard>
  )
}

type SentInvoice = Extract<Handoff, { kind: 'invoiceSent' }>

/** The invoice this tab has just asked for; null when it asked for none, undefined until that is known. */
function useSentInvoice(): SentInvoice | null | undefined {
  const shop = useShop()
  const [invoice, setInvoice] = useState<SentInvoice | null>()
  useEffect(() => {
    const handoff = readHandoff(shop.tabStorage)
    const sent = handoff?.kind === 'invoiceSent' ? handoff : null
    setInvoice(sent)
    if (!sent?.fresh) return
    // Only once: a look back at this page must not empty a new cart.
    finishCheckout(shop)
    handOff(shop.tabStorage, { ...sent, fresh: false })
  }, [shop])
  return invoice
}
