import type { Payload } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import { openAccess, openForever } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { type Site, siteOf } from '@/src/server/site'
import { imageSql } from '../../catalog/image-sql'
import { addressesOf, productText } from '../../catalog/product-text'
import { type EndedRow, ended as endedSql } from './ended-programs'
import { renewals } from './own-price'

/** An order whose programs open as soon as its money has arrived. */
export type Awaited = { orderNumber: string; paymentMethod: string; titles: string[] }

export type UserProductRow = {
  id: string
  product_id: string
  slug: string
  addresses: string[]
  title: string
  summary: string
  kind: string
  has_program: boolean
  image: { file: string; alt: string } | null
  access_ends_at: string | null
  days_from_opening: number | null
}

type Found = {
  owned: UserProductRow[]
  awaited: Awaited[]
  ended: EndedRow[]
  renewals: { productId: string; cents: number }[]
}

/** What a person may open, what they no longer can, what they wait for, and what costs them another price, in a language. One statement. */
export async function findUserProducts(
  payload: Payload,
  userId: string | number,
  locale: Locale,
): Promise<Partial<Found>> {
  const site = siteOf(payload)
  const { rows } = await pool(payload).query<Found>({
    name: `user-products-${locale}`,
    text: `SELECT ${owned(site, locale)} AS owned, ${AWAITED} AS awaited, ${endedSql(site, locale)} AS ended,
                  ${renewals('$1')} AS renewals`,
    values: [userId],
  })
  return rows[0] ?? {}
}

const owned = (site: Site, locale: Locale) => `
  (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'created_at' ORDER BY o.created_at DESC, o.title), '[]') FROM
    (SELECT g.id, g.product_id, g.created_at, ${productText(site, 'slug', locale)} AS slug, ${addressesOf(site)} AS addresses,
            ${productText(site, 'title', locale)} AS title,
            ${productText(site, 'summary', locale)} AS summary, p.kind, ${hasProgram(site)} AS has_program,
            ${firstImage(site, locale)} AS image, g.access_ends_at, g.days_from_opening
       FROM (SELECT DISTINCT ON (a.product_id) a.id, a.product_id, a.created_at,
                    CASE WHEN NOT bool_or(${openForever('a')}) OVER every THEN max(a.access_ends_at) OVER every END AS access_ends_at,
                    CASE WHEN NOT bool_or(${openForever('a')}) OVER every
                         THEN (sum(a.days_from_opening) OVER every)::int END AS days_from_opening
               FROM user_products a WHERE a.user_id = $1 AND ${openAccess('a')}
             WINDOW every AS (PARTITION BY a.product_id)
              ORDER BY a.product_id, a.created_at DESC) g
       JOIN products p ON p.id = g.product_id
      WHERE p.kind IS NOT NULL) o WHERE o.slug <> '' AND o.title <> '' AND o.summary <> '')`

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

function firstImage(site: Site, locale: Locale): string {
  const image = imageSql(site, locale)
  if (!image) return 'NULL::jsonb'
  return `(SELECT jsonb_build_object('file', ${image.file}, 'alt', ${image.alt})
                       FROM ${image.from}
                      WHERE r.parent_id = p.id AND r.path = 'images' ORDER BY r."order" LIMIT 1)`
}
