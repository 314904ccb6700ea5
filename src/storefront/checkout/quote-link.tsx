'use client'

import { apiBase } from '../http/api-base'
import { useLocale, useMessages } from '../languages/language-provider'

type QuoteLinkProps = {
  products: readonly { id: string }[]
  code: string | undefined
  details: { organization: string; reference: string }
}

/** What is in the cart as a quote, for buyers who have to ask somebody before they order. */
export function QuoteLink({ products, code, details }: QuoteLinkProps) {
  const t = useMessages('checkout')
  const locale = useLocale()
  const query = new URLSearchParams({ products: products.map(({ id }) => id).join(','), locale, ...details })
  if (code) query.set('discountCode', code)
  return (
    <p>
      {t('quoteText')}{' '}
      <a href={`${apiBase}/payments/quotes/pdf?${query}`} download>
        {t('quoteLink')}
      </a>
    </p>
  )
}
