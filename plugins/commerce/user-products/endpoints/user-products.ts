import { z } from 'zod'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { openAccess, openForever } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { type Site, siteOf } from '@/src/server/site'
import { imageSql } from '../../catalog/image-sql'
import { imageUrl } from '../../catalog/image-url'
import { ENDED, type EndedRow, endedProgram, toEndedProgram } from '../operations/ended-programs'

/** An order whose programs open as soon as its money has arrived. */
type Awaited = { orderNumber: string; paymentMethod: string; titles: string[] }

type Row = {
  id: string
  product_id: string
  slug: string
  title: string
  summary: string
  kind: string
  has_program: boolean
  image: { file: string; alt: string } | null
  access_ends_at: string | null
  days_from_opening: number | null
}

/** Specification 3, User-product record, with what a list shows of the product. */
const userProduct = z.object({
  id: z.string(),
  productId: documentId,
  slug: z.string(),
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
})

/**
 * `GET /payments/user-products` (specification 7): what the person who asks may open, newest first, once per product
 * however many sources the access has. `ended`: what they can no longer open. `awaited`: their orders whose money is on its way or asked for by invoice.
 */
export const userProducts = defineEndpoint({
  method: 'get',
  path: '/payments/user-products',
  access: 'signed-in',
  about: { summary: 'The programs whoever is signed in may open.' },
  answers,
  handler: async ({ req, user }) => {
    const { rows } = await pool(req.payload).query<{ owned: Row[]; awaited: Awaited[]; ended: EndedRow[] }>({
      name: 'user-products',
      text: `SELECT ${owned(siteOf(req.payload))} AS owned, ${AWAITED} AS awaited, ${ENDED} AS ended`,
      values: [user.id],
    })
    const { owned: found = [], awaited = [], ended = [] } = rows[0] ?? {}
    return {
      success: true,
      message: 'Your programs.',
      data: found.map((row) => toUserProduct(siteOf(req.payload), row)),
      awaited,
      ended: ended.map((row) => toEndedProgram(row, siteOf(req.payload).currency)),
    }
  },
})

const owned = (site: Site) => `
  (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'created_at' ORDER BY o.created_at DESC, o.title), '[]') FROM
    (SELECT g.id, g.product_id, g.created_at, p.slug, p.title, p.summary, p.kind, ${hasProgram(site)} AS has_program,
            ${firstImage(site)} AS image, g.access_ends_at, g.days_from_opening
       FROM (SELECT DISTINCT ON (a.product_id) a.id, a.product_id, a.created_at,
                    CASE WHEN NOT bool_or(${openForever('a')}) OVER every THEN max(a.access_ends_at) OVER every END AS access_ends_at,
                    CASE WHEN NOT bool_or(${openForever('a')}) OVER every
                         THEN (sum(a.days_from_opening) OVER every)::int END AS days_from_opening
               FROM user_products a WHERE a.user_id = $1 AND ${openAccess('a')}
             WINDOW every AS (PARTITION BY a.product_id)
              ORDER BY a.product_id, a.created_at DESC) g
       JOIN products p ON p.id = g.product_id
      WHERE p.slug IS NOT NULL AND p.title IS NOT NULL AND p.summary IS NOT NULL AND p.kind IS NOT NULL) o)`

/** A payment nobody approved is not awaited, nor one whose programs are open already. */
const AWAITED = `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.number, 'paymentMethod', o.payment_method, 'titles',
            (SELECT coalesce(jsonb_agg(l.title ORDER BY l._order), '[]') FROM orders_lines l WHERE l._parent_id = o.id))
            ORDER BY o.created_at DESC), '[]')
     FROM orders o
    WHERE o.user_id = $1 AND o.state = 'pending' AND NOT coalesce(o.access_before_payment, false)
      AND EXISTS (SELECT 1 FROM payment_attempts a
                   WHERE a.order_id = o.id AND a.state IN ('capturing', 'pending', 'needs-attention')))`

function hasProgram({ hasPrograms }: Site): string {
  if (!hasPrograms) return 'false'
  return `EXISTS (SELECT 1 FROM programs x WHERE x.product_id = p.id AND x._status = 'published')`
}

function firstImage(site: Site): string {
  const image = imageSql(site)
  if (!image) return 'NULL::jsonb'
  return `(SELECT jsonb_build_object('file', ${image.file}, 'alt', ${image.alt})
                       FROM ${image.from}
                      WHERE r.parent_id = p.id AND r.path = 'images' ORDER BY r."order" LIMIT 1)`
}

function toUserProduct(site: Site, row: Row) {
  const { id, product_id, slug, title, summary, kind, has_program, image } = row
  const picture = image ? { url: imageUrl(site, image.file), alt: image.alt } : null
  return {
    id,
    productId: product_id,
    slug,
    is_active: true,
    accessEndsAt: row.access_ends_at && new Date(row.access_ends_at).toISOString(),
    daysFromOpening: row.days_from_opening,
    product: { id: product_id, slug, title, summary, kind, image: picture, hasProgram: has_program },
  }
}
