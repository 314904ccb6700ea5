import { z } from 'zod'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { toDollars } from '@/src/domain/money/money'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { type Site, siteOf } from '@/src/server/site'
import { imageUrl } from '../../catalog/image-url'
import { endedProgram, toEndedProgram } from '../operations/ended-programs'
import { findUserProducts, type UserProductRow } from '../operations/find-user-products'

/** Specification 3, User-product record, with what a list shows of the product. */
const userProduct = z.object({
  id: z.string(),
  productId: documentId,
  slug: z.string(),
  /** The last part of its address in every language: it opens by each. */
  addresses: z.array(z.string()),
  is_active: z.boolean(),
  /** Null: for ever, or its days begin with the first opening. */
  accessEndsAt: z.string().nullable(),
  /** Days that begin with the first opening; null when they have begun, or there are none. */
  daysFromOpening: z.number().int().nullable(),
  product: z.object({
    id: documentId,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    kind: z.string(),
    image: z.object({ url: z.string(), alt: z.string() }).nullable(),
    hasProgram: z.boolean(),
  }),
})

const answers = success({
  message: z.string(),
  data: z.array(userProduct),
  ended: z.array(endedProgram),
  awaited: z.array(
    z.object({ orderNumber: z.string(), paymentMethod: z.string(), titles: z.array(z.string()) }),
  ),
  renewals: z.array(z.object({ productId: documentId, price: z.number() })),
})

/**
 * `GET /payments/user-products` (specification 7): what the person who asks may open, newest first, once per product
 * however many sources the access has, in the language of `?locale=`. `ended`: what they can no longer open. `awaited`:
 * their orders whose money is on its way or asked for by invoice. `renewals`: what costs them another price than everybody,
 * in dollars.
 */
export const userProducts = defineEndpoint({
  method: 'get',
  path: '/payments/user-products',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'The programs whoever is signed in may open.' },
  answers,
  handler: async ({ req, user }) => {
    const {
      owned = [],
      awaited = [],
      ended = [],
      renewals = [],
    } = await findUserProducts(req.payload, user.id, localeOf(req))
    const { currency } = siteOf(req.payload)
    return {
      success: true,
      message: 'Your programs.',
      data: owned.map((row) => toUserProduct(siteOf(req.payload), row)),
      awaited,
      ended: ended.map((row) => toEndedProgram(row, currency)),
      renewals: renewals.map(({ productId, cents }) => ({ productId, price: toDollars(cents, currency) })),
    }
  },
})

function toUserProduct(site: Site, row: UserProductRow) {
  const { id, product_id, slug, addresses, title, summary, kind, has_program, image } = row
  const picture = image ? { url: imageUrl(site, image.file), alt: image.alt } : null
  return {
    id,
    productId: product_id,
    slug,
    addresses,
    is_active: true,
    accessEndsAt: row.access_ends_at && new Date(row.access_ends_at).toISOString(),
    daysFromOpening: row.days_from_opening,
    product: { id: product_id, slug, title, summary, kind, image: picture, hasProgram: has_program },
  }
}
