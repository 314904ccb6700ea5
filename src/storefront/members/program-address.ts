import type { OwnedProduct } from 'payload-plugin-digital-commerce/client'

/** The address of an owned program: its slug where it has one, which reads better, else its id. */
export function programAddress({ id, productId, slug, product }: OwnedProduct): string {
  return `/programs/${encodeURIComponent(String(product?.slug || slug || productId || id))}`
}
