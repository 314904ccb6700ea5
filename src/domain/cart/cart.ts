import { parseDollars, toDollars } from '../money/money'

/**
 * What the browser remembers of a product, for display only: `priceCents`, title, image …
 * Every price on an order comes from the server.
 */
export type CartItemMetadata = { readonly priceCents?: number } & Readonly<Record<string, unknown>>

/** Specification 3, Cart: the quantity is always 1. */
export interface CartItem {
  readonly id: string
  readonly sku: string
  readonly quantity: 1
  readonly metadata: CartItemMetadata
}

/** `subtotal` is in decimal dollars: the specification's field, as it lies in local storage. */
export interface Cart {
  readonly items: readonly CartItem[]
  readonly subtotal: number
}

export const EMPTY_CART: Cart = { items: [], subtotal: 0 }

/** Puts a product into the cart. Already in it: the very same cart comes back, nothing is counted twice. */
export function addItem(cart: Cart, item: CartItem): Cart {
  if (cart.items.some((present) => present.id === item.id)) return cart
  return withItems([...cart.items, { ...item, quantity: 1 }])
}

/** Takes a product out by its id. Not in it: the very same cart comes back. */
export function removeItem(cart: Cart, id: string): Cart {
  const kept = cart.items.filter((item) => item.id !== id)
  return kept.length === cart.items.length ? cart : withItems(kept)
}

/** Empties the cart and zeros the subtotal. */
export function clearCart(): Cart {
  return EMPTY_CART
}

/** The figure on the cart's badge. */
export function itemCount(cart: Cart): number {
  return cart.items.length
}

/** What an item was worth when it was put in, in cents; 0 when the browser does not know. */
export function itemPriceCents(item: CartItem): number {
  const { priceCents, price } = item.metadata
  if (Number.isSafeInteger(priceCents) && Number(priceCents) >= 0) return Number(priceCents)
  return typeof price === 'number' || typeof price === 'string' ? (parseDollars(price) ?? 0) : 0
}

/** The cart of these items, its subtotal summed in cents. */
export function withItems(items: readonly CartItem[]): Cart {
  if (items.length === 0) return EMPTY_CART
  return { items, subtotal: toDollars(items.reduce((sum, item) => sum + itemPriceCents(item), 0)) }
}

/**
 * The cart from local storage. Never throws: what is not a cart is an empty one, what is not an item is
 * left out, an item twice counts once. A stored subtotal is kept only when the items carry no prices.
 */
export function parseStoredCart(text: string | null): Cart {
  const stored = parseJson(text)
  if (!isRecord(stored) || !Array.isArray(stored.items)) return EMPTY_CART
  const items = new Map<string, CartItem>()
  for (const value of stored.items) {
    const item = toCartItem(value)
    if (item && !items.has(item.id)) items.set(item.id, item)
  }
  const cart = withItems([...items.values()])
  const storedCents = typeof stored.subtotal === 'number' ? parseDollars(stored.subtotal) : null
  const pricesAreUnknown = cart.items.length > 0 && cart.subtotal === 0
  return pricesAreUnknown && storedCents ? { ...cart, subtotal: toDollars(storedCents) } : cart
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function toCartItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null
  const { id, sku, metadata } = value
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null
  return {
    id: String(id),
    sku: typeof sku === 'string' ? sku : '',
    quantity: 1,
    metadata: isRecord(metadata) ? (metadata as CartItemMetadata) : {},
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
