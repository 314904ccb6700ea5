import { z } from 'zod'
import { type AccessTerms, grantOf } from '@/src/domain/access/access-terms'
import { END_REASONS, type EndReason, explainEnd } from '@/src/domain/access/explain-end'
import { documentId } from '@/src/domain/ids/document-id-schema'
import type { Locale } from '@/src/domain/languages/locales'
import { toDollars } from '@/src/domain/money/money'
import { openAccess } from '@/src/server/db/open-access'
import type { Site } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { ownPrice } from './own-price'

/** A program somebody could open once and cannot now: why, and what opens it again. */
export const endedProgram = z.object({
  id: z.string(),
  productId: documentId,
  slug: z.string(),
  title: z.string(),
  endedAt: z.string(),
  why: z.enum(END_REASONS),
  /** In dollars; null when it cannot be bought. */
  renewalPrice: z.number().nullable(),
  /** Until when it would be open if it were bought now; null for ever, or from its first opening. */
  renewedUntil: z.string().nullable(),
})

export type EndedRow = {
  id: string
  productId: string
  slug: string
  title: string
  endedAt: string
  state: 'active' | 'ended'
  endReason: string | null
  renewalCents: number | null
  kind: AccessTerms['kind'] | null
  days: number | null
  until: string | null
  starts: 'purchase' | 'first-opening' | null
}

/** Of the person `$1`, as JSON. What waits for a proof of their address was never open. */
export const ended = (site: Site, locale: Locale) => `
  (SELECT coalesce(jsonb_agg(to_jsonb(e) ORDER BY e."endedAt" DESC), '[]') FROM
    (SELECT DISTINCT ON (g.product_id) g.id, g.product_id AS "productId", ${productText(site, 'slug', locale)} AS slug,
            ${productText(site, 'title', locale)} AS title, g.state, g.end_reason AS "endReason",
            coalesce(least(g.ended_at, g.access_ends_at), g.created_at) AS "endedAt",
            CASE WHEN p._status = 'published' THEN ${ownPrice('$1')} END AS "renewalCents",
            p.access_kind AS kind, p.access_days::int AS days, p.access_until AS until, p.access_from AS starts
       FROM user_products g JOIN products p ON p.id = g.product_id
      WHERE g.user_id = $1 AND least(g.ended_at, g.access_ends_at) IS NOT NULL
        AND NOT (g.source = 'migration' AND g.state = 'ended' AND g.end_reason LIKE 'Waits until%')
        AND NOT EXISTS (SELECT 1 FROM user_products o WHERE o.user_id = $1 AND o.product_id = g.product_id AND ${openAccess('o')})
      ORDER BY g.product_id, least(g.ended_at, g.access_ends_at) DESC) e WHERE e.slug <> '' AND e.title <> '')`

export function toEndedProgram(
  { state, endReason, renewalCents, kind, days, until, starts, ...row }: EndedRow,
  currency: string,
) {
  const why: EndReason = explainEnd({ state, endReason })
  const endedAt = new Date(row.endedAt).toISOString()
  const terms = { kind: kind ?? 'forever', days, until, from: starts }
  const renewed = grantOf(terms, { latestEnd: null }, new Date())
  return {
    ...row,
    endedAt,
    why,
    renewalPrice: renewalCents === null ? null : toDollars(renewalCents, currency),
    renewedUntil: renewed.accessEndsAt?.toISOString() ?? null,
  }
}
