import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { siteOf } from '@/src/server/site'
import { priceCart } from '../checkout/operations/price-cart'
import { composeQuote } from '../invoices/compose-document'
import { readShopSettings } from '../invoices/operations/read-order-facts'

type Wanted = {
  productIds: string[]
  discountCode?: string | undefined
  organization?: string | undefined
  reference?: string | undefined
  locale: Locale
}

/** A quote for a cart at the prices of now. Refuses what an order of the same cart would be refused for. */
export async function makeQuote(
  payload: Payload,
  user: SignedInUser,
  { organization, reference, ...cart }: Wanted,
): Promise<PrintedDocument> {
  const { priced, discount } = await priceCart(payload, user.id, cart, new Date())
  const { settings, now } = await readShopSettings(pool(payload))
  return composeQuote({
    number: quoteNumber(now, [user.id, priced, organization, reference]),
    locale: cart.locale,
    now,
    settings,
    priced,
    currency: siteOf(payload).currency,
    customer: { name: user.name, email: user.email },
    discountCode: discount?.code ?? null,
    organization: organization ?? null,
    reference: reference ?? null,
  })
}

/** Nothing is stored, so the number says the day and the content: the same quote of a day has the same number. */
function quoteNumber(now: string, content: unknown): string {
  const mark = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6).toUpperCase()
  return `Q-${now.slice(0, 10).replaceAll('-', '')}-${mark}`
}
