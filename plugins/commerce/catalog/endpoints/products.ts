import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { findProductById, findProductBySlug, type PublicProduct } from '../find-product'

/** Specification 3, Product detail; the price in dollars. */
const product = z.object({
  id: documentId,
  slug: z.string(),
  sku: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.string(),
  price: z.number(),
  /** The programs it opens, where it is not one itself: a bundle, or places of a group. */
  opens: z.array(z.object({ id: documentId, title: z.string() })),
  /** How many people it is for, where it sells places. */
  seats: z.number().int().nullable(),
  images: z.array(
    z.object({
      url: z.string(),
      alt: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
})
const answers = success({ data: product, product })

/** `GET /products/id/{id}` (specification 7): a published product by id, or by sku, in the language of `?locale=` where it has one. 404 "Failed to fetch product". */
export const productById = defineEndpoint({
  method: 'get',
  path: '/products/id/:id',
  access: 'anyone',
  about: { summary: 'A published product, by id or article number.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params }) =>
    found(await findProductById(req.payload, params.id ?? '', localeOf(req))),
})

/** `GET /products/slug/{slug}` (specification 7). 404 "Failed to fetch product". */
export const productBySlug = defineEndpoint({
  method: 'get',
  path: '/products/slug/:slug',
  access: 'anyone',
  about: { summary: 'A published product, by the last part of its address.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params }) =>
    found(await findProductBySlug(req.payload, params.slug ?? '', localeOf(req))),
})

function found(product: PublicProduct | null): z.input<typeof answers> {
  if (!product) throw new DomainError('NOT_FOUND', { message: 'Failed to fetch product' })
  return { success: true, data: product, product }
}
