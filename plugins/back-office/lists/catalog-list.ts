import { readProducts, type StoredProduct } from '@/plugins/back-office/catalog/read-products'
import { CATALOG_COLUMNS, CATALOG_KEYS, type CatalogKey } from '@/src/domain/catalog/columns'
import type { Product } from '@/src/generated/payload-types'
import { type Beside, list, type Words } from './list'

/** The catalog in the columns `POST /products/import` reads: each product as it was last saved, in both languages. */
export const CATALOG = list('products', {
  filters: [
    ...['id', 'title', 'sku', 'slug', 'kind', 'priceCents', 'position', 'flagship', '_status'],
    ...['createdAt', 'updatedAt'],
  ],
  select: { _status: true },
  readBeside: async (payload, ids): Promise<Beside> => {
    const products = await readProducts({ payload }, ids)
    return new Map(products.map((product) => [product.id, JSON.stringify(product)]))
  },
  columns: {
    ...Object.fromEntries(CATALOG_KEYS.map((key) => [CATALOG_COLUMNS[key].heading, cellOf(key)])),
    Published: ({ _status }) => (_status === 'published' ? 'Yes' : 'No'),
  },
})

function cellOf(key: CatalogKey) {
  const { show } = CATALOG_COLUMNS[key] as { show: (value: unknown) => string }
  return ({ id }: Product, { beside }: Words): string => {
    const product = JSON.parse(beside.get(id) ?? 'null') as StoredProduct | null
    return product ? show(product[key]) : ''
  }
}
