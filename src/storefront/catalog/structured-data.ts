import { mediaOf } from '@/src/blocks/media-of'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { toDecimalString } from '@/src/domain/money/money'
import type { Product } from '@/src/generated/payload-types'
import { productAddress } from './product-address'

type Site = { origin: string; name: string; locale: Locale }

/** What search engines read about a product (schema.org): an offer in CAD, and for a program the course it is. */
export function productStructuredData(product: Product, site: Site): object {
  const url = `${site.origin}${localPath(productAddress(product.slug), site.locale)}`
  const image = mediaOf(product.images?.[0])?.url
  const offers = {
    '@type': 'Offer',
    price: toDecimalString(product.priceCents),
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
    category: product.priceCents === 0 ? 'Free' : 'Paid',
    url,
  }
  const common = {
    name: product.title,
    inLanguage: LANGUAGE_TAGS[site.locale],
    description: product.summary,
    url,
    ...(image ? { image: new URL(image, site.origin).href } : {}),
    offers,
  }
  const seller = { '@type': 'Organization', name: site.name, url: site.origin }
  const graph: object[] = [{ '@type': 'Product', sku: product.sku, brand: seller, ...common }]
  if (product.kind === 'program') graph.push({ '@type': 'Course', provider: seller, ...common })
  return { '@context': 'https://schema.org', '@graph': graph }
}
