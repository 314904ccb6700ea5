import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'

export type ProviderOrder = {
  approveUrl?: string | null | undefined
  paypalOrder?:
    | {
        links?: { rel?: string | undefined; href?: string | undefined }[] | null | undefined
        approveUrl?: string | null | undefined
      }
    | null
    | undefined
}

/**
 * Where the buyer goes to approve the payment: the link with rel approve (or payer-action, its newer name), else the
 * `approveUrl` in `paypalOrder` (Specification 3, Order response) or beside it. Null when there is none. The card
 * method asks the provider for its card form.
 */
export function approvalUrl(order: ProviderOrder, method: PaymentMethod): string | null {
  const links = order.paypalOrder?.links ?? []
  const linked = (rel: string) => links.find((link) => link.rel === rel)?.href
  const beside = order.paypalOrder?.approveUrl || order.approveUrl
  const found = linked('approve') || linked('payer-action') || beside
  if (!found || !URL.canParse(found)) return null

  const url = new URL(found)
  // The address comes from our own server; still, nobody is sent to a `javascript:` one.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (method === 'credit' && !url.searchParams.has('fundingSource'))
    url.searchParams.set('fundingSource', 'card')
  return url.href
}
