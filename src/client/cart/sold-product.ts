import type { CartItem } from '@/src/domain/cart/cart'

/** A product as a page that sells it knows it. */
export type SoldProduct = {
  id: string
  sku: string
  slug: string
  title: string
  priceCents: number
  image: { url: string; alt: string } | null
}

/** What the cart remembers of a product, for display while its details are looked up. */
export function toCartItem({ id, sku, ...metadata }: SoldProduct): CartItem {
  return { id, sku, quantity: 1, metadata }
}

/** The title and the picture a cart item was put in with; the words in local storage may be anybody's. */
export function rememberedIn({ metadata }: CartItem): { title: string; image: SoldProduct['image'] } {
  const { title, image } = metadata
  return { title: typeof title === 'string' ? title : '', image: isImage(image) ? image : null }
}

function isImage(value: unknown): value is { url: string; alt: string } {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
}
