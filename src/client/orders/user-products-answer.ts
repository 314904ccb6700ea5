import type { paths } from '@/src/generated/shop-api-types'
import type { AnswerOf } from '../http/contract'

type UserProducts = AnswerOf<paths, 'GET', '/payments/user-products'>

/** Specification 3, User-product record. */
export type OwnedProduct = UserProducts['data'][number]

/** An order that was placed and whose money has not arrived yet. */
export type AwaitedOrder = UserProducts['awaited'][number]

/** A program somebody could open once, why they cannot now, and what it costs to open it again. */
export type EndedProgram = UserProducts['ended'][number]

/** What costs somebody another price than everybody, in dollars. */
export type Renewal = UserProducts['renewals'][number]

/**
 * What may be opened: the active ones. A call that failed gives an empty list and says so (Specification 8, Other fetch
 * failures); what was known before it failed is still shown.
 */
export function readUserProducts(
  answer: Pick<UserProducts, 'data' | 'awaited' | 'ended' | 'renewals'> | undefined,
  failed: boolean,
): {
  userProducts: OwnedProduct[]
  awaited: AwaitedOrder[]
  ended: EndedProgram[]
  renewals: Renewal[]
  error: string | null
} {
  return {
    awaited: answer?.awaited ?? [],
    ended: answer?.ended ?? [],
    renewals: answer?.renewals ?? [],
    userProducts: (answer?.data ?? []).filter(({ is_active }) => is_active),
    error: failed ? 'Failed to fetch user products' : null,
  }
}

/** The picture of an owned program, whichever way it was sent; null when it has none. */
export function imageOf({ product }: OwnedProduct): { url: string; alt: string } | null {
  const image = product?.image
  if (!image) return null
  if (typeof image === 'string') return { url: image, alt: '' }
  return image.url ? { url: image.url, alt: image.alt ?? '' } : null
}

/** Whether there is something to open: a service or a licence has no lessons. */
export function hasProgram({ product }: OwnedProduct): boolean {
  return product?.hasProgram !== false
}

/** A payment at the provider is confirmed within minutes, so it is worth asking again; an invoice takes days. */
export function isConfirming(awaited: readonly AwaitedOrder[] | undefined): boolean {
  return (awaited ?? []).some(({ paymentMethod }) => paymentMethod !== 'invoice')
}
