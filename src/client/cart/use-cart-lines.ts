'use client'

import useSWR from 'swr'
import type { Cart, CartItem } from '@/src/domain/cart/cart'
import type { Locale } from '@/src/domain/languages/locales'
import { parseDollars } from '@/src/domain/money/money'
import type { Api } from '../http/create-api'
import { useUserProducts } from '../orders/use-user-products'
import type { Renewal } from '../orders/user-products-answer'
import { useShop } from '../shop/shop-provider'
import { SHOP_SWR } from '../shop/shop-swr'
import { fetchProduct } from './fetch-product'
import type { ProductDetails } from './product-answer'
import { useCart } from './use-cart'

/**
 * One line of the cart. `product` is null while it is looked up, `unavailable` when it is no longer sold. Its price is what
 * whoever looks pays for themselves; `listPriceCents` is what everybody pays.
 */
export type CartLine = {
  item: CartItem
  product: ProductDetails | null
  listPriceCents: number | null
  unavailable: boolean
}

export type CartLines = {
  /** Null while nobody knows yet what lies in the cart. */
  cart: Cart | null
  lines: CartLine[]
  /** Null until every price is known: a wrong sum is worse than none. */
  subtotalCents: number | null
  failed: boolean
  retry: () => void
}

type Found = { id: string; product: ProductDetails | null }

/** The cart with today's prices. What lies in local storage is never trusted for a price. */
export function useCartLines(): CartLines {
  const { api, useLocale } = useShop()
  const locale = useLocale()
  const { cart, items } = useCart()
  const { renewals, loading } = useUserProducts()
  const key = items.length > 0 ? ['cart-products', locale, ...items.map(({ id }) => id)] : null
  const { data, error, mutate } = useSWR<Found[]>(
    key,
    () => Promise.all(items.map((item) => find(api, item, locale))),
    {
      ...SHOP_SWR,
      keepPreviousData: true,
      revalidateOnFocus: true,
    },
  )
  const lines = items.map((item) => toLine(item, data, renewals))
  return {
    cart,
    lines,
    subtotalCents: loading ? null : subtotalOf(lines),
    failed: Boolean(error),
    retry: () => void mutate(),
  }
}

/** The same cart for somebody else: at the price everybody pays. */
export function asGift(cartLines: CartLines): CartLines {
  const lines = cartLines.lines.map((line) => {
    const { product, listPriceCents } = line
    return product
      ? { ...line, product: { ...product, priceCents: listPriceCents ?? product.priceCents } }
      : line
  })
  return { ...cartLines, lines, subtotalCents: cartLines.subtotalCents === null ? null : subtotalOf(lines) }
}

async function find(api: Api, item: CartItem, locale: Locale): Promise<Found> {
  const result = await fetchProduct(api, item, locale)
  if (result.ok) return { id: item.id, product: result.data }
  if (result.failure.status === 404) return { id: item.id, product: null }
  throw new Error(result.failure.message)
}

function toLine(item: CartItem, found: Found[] | undefined, renewals: readonly Renewal[]): CartLine {
  const answer = found?.find(({ id }) => id === item.id)
  const product = answer?.product ?? null
  const renewal = product && renewals.find(({ productId }) => String(productId) === product.id)
  const own = renewal ? { priceCents: parseDollars(renewal.price) ?? product.priceCents } : {}
  return {
    item,
    product: product && { ...product, ...own },
    listPriceCents: product?.priceCents ?? null,
    unavailable: answer?.product === null,
  }
}

function subtotalOf(lines: CartLine[]): number | null {
  if (lines.some(({ product, unavailable }) => !product && !unavailable)) return null
  return lines.reduce((sum, { product }) => sum + (product?.priceCents ?? 0), 0)
}
