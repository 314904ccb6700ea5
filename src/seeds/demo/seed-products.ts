import { toLayout } from '../blocks'
import type { ProductSeed } from '../content'
import { pictureId } from '../pictures'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { type Entry, upsert } from '../write'
import { licences } from './licences'
import { programs } from './programs'
import { services } from './services'

export function productId(slug: string): string {
  return seedId(`product/${slug}`)
}

/** Everything that is sold, with its public page. */
export async function seedProducts(seeding: Seeding): Promise<void> {
  const products = [...programs.map(({ product }) => product), ...services, ...licences]
  await upsert(seeding, 'products', products.map(toEntry))
}

function toEntry({
  picture,
  highlights,
  page,
  opens = [],
  flagship = false,
  ...rest
}: ProductSeed): Entry<'products'> {
  return {
    id: productId(rest.slug),
    data: {
      ...rest,
      opens: opens.map(productId),
      flagship,
      images: [pictureId(picture)],
      highlights: highlights.map((text) => ({ text })),
      layout: toLayout(page, pictureId),
      _status: 'published',
    },
  }
}
