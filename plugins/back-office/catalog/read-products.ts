import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import type { CatalogProduct } from '@/src/domain/catalog/columns'
import { requestSql } from '@/src/server/db/request-sql'

/** A product as it was last saved, published or not. `seen` is that state's own time. */
export type StoredProduct = CatalogProduct & {
  id: string
  seen: string
  isPublished: boolean
  /** Published, and changed since without being published again. */
  hasDraft: boolean
  isInTrash: boolean
}

type InLanguages = { en?: string | null; fr?: string | null } | null | undefined

/** What reads: a request, so that what its transaction wrote is seen; or nobody in particular. */
type Reader = { payload: Payload; req?: PayloadRequest }

/** The products of these SKUs, by their SKU in capitals; those in the trash, too. For staff: it asks nobody's rights. */
export async function readProductsOf(
  req: PayloadRequest,
  skus: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM products WHERE upper(sku) IN (SELECT jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(skus.map((sku) => sku.toUpperCase()))],
  )
  const ids = rows.map(({ id }) => id)
  const products = ids.length === 0 ? [] : await readProducts({ payload: req.payload, req }, ids)
  return new Map(products.map((product) => [product.sku.toUpperCase(), product]))
}

/** Products by their ids, as they were last saved. For staff: it asks nobody's rights. */
export async function readProducts(
  { payload, req }: Reader,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const where = { id: { in: [...ids] } }
  const shared = { collection: 'products', trash: true, depth: 0, pagination: false } as const
  // The Local API writes its language onto the request it is given.
  const own = req ? { req: isolateObjectProperty(req, 'locale') } : {}
  const { docs: asPublished } = await payload.find({
    ...shared,
    ...own,
    where: { ...where, _status: { equals: 'published' } },
    select: { sku: true },
  })
  const published = new Set(asPublished.map(({ id }) => id))
  const { docs } = await payload.find({
    ...shared,
    ...own,
    where,
    draft: true,
    locale: 'all',
    select: {
      ...{ sku: true, kind: true, title: true, summary: true, slug: true, priceCents: true, position: true },
      ...{ flagship: true, access: true, renewalPriceCents: true, _status: true, updatedAt: true },
      deletedAt: true,
    },
  })
  return docs.map((doc) => {
    const texts = doc as unknown as Record<'title' | 'summary' | 'slug', InLanguages>
    const isPublished = published.has(doc.id)
    return {
      id: doc.id,
      seen: doc.updatedAt,
      isPublished,
      hasDraft: isPublished && doc._status === 'draft',
      isInTrash: Boolean(doc.deletedAt),
      sku: doc.sku,
      kind: doc.kind,
      priceCents: doc.priceCents,
      position: doc.position ?? null,
      flagship: doc.flagship ?? false,
      accessKind: doc.access?.kind ?? 'forever',
      accessDays: doc.access?.days ?? null,
      accessUntil: doc.access?.until ?? null,
      renewalPriceCents: doc.renewalPriceCents ?? null,
      'title.en': texts.title?.en ?? '',
      'title.fr': texts.title?.fr ?? '',
      'summary.en': texts.summary?.en ?? '',
      'summary.fr': texts.summary?.fr ?? '',
      'slug.en': texts.slug?.en ?? '',
      'slug.fr': texts.slug?.fr ?? '',
    } satisfies StoredProduct
  })
}
