import { mediaOf } from '@/src/blocks/media-of'
import type { Product } from '@/src/generated/payload-types'
import { mediaPath } from '../ui/media-path'

/** What the cart keeps of a product to show it. The price shown there is never the price charged. */
export function cartProduct({ id, sku, slug, title, priceCents, images }: Product) {
  const media = mediaOf(images?.[0])
  const url = media?.sizes?.card?.url ?? media?.url ?? null
  return {
    id,
    sku,
    slug,
    title,
    priceCents,
    image: media && url ? { url: mediaPath(url), alt: media.alt } : null,
  }
}
