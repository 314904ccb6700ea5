import * as z from 'zod/mini'
import { parseDollars } from '@/src/domain/money/money'

/** A product as the public may see it, its price in cents. */
export type ProductDetails = {
  id: string
  slug: string
  sku: string
  title: string
  priceCents: number
  /** Programs it opens, where it is not one itself. */
  opens: { id: string; title: string }[]
  /** Places for others, where it sells some. */
  seats: number | null
  image: { url: string; alt: string } | null
}

const image = z.union([
  z.string(),
  z.looseObject({ url: z.string(), alt: z.optional(z.nullable(z.string())) }),
])

const product = z.looseObject({
  id: z.union([z.string(), z.number()]),
  slug: z.optional(z.nullable(z.string())),
  sku: z.optional(z.nullable(z.string())),
  title: z.string(),
  price: z.union([z.string(), z.number()]),
  opens: z.optional(z.array(z.looseObject({ id: z.union([z.string(), z.number()]), title: z.string() }))),
  seats: z.optional(z.nullable(z.number())),
  images: z.optional(
    z.nullable(z.union([z.array(image), z.looseObject({ main: z.optional(z.nullable(image)) })])),
  ),
})

/** What `GET /products/id/{id}` answers. */
export const productAnswer = z.object({ data: product })

/** Specification 3, Product detail: the price is text or a number, the images a main one or a list. Null: no price. */
export function readProduct({ data }: z.infer<typeof productAnswer>): ProductDetails | null {
  const priceCents = parseDollars(data.price)
  if (priceCents === null) return null
  return {
    id: String(data.id),
    slug: data.slug ?? '',
    sku: data.sku ?? '',
    title: data.title,
    priceCents,
    opens: (data.opens ?? []).map(({ id, title }) => ({ id: String(id), title })),
    seats: data.seats ?? null,
    image: firstImage(data.images),
  }
}

function firstImage(images: z.infer<typeof product>['images']): ProductDetails['image'] {
  const first = Array.isArray(images) ? images[0] : images?.main
  if (!first) return null
  return typeof first === 'string' ? { url: first, alt: '' } : { url: first.url, alt: first.alt ?? '' }
}
