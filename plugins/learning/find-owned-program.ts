import type { PayloadRequest, Where } from 'payload'
import { isAddressOf, productTextFor } from '@/plugins/commerce/catalog/product-text'
import { startAccess, waitsForOpening } from '@/plugins/commerce/user-products/operations/start-access'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import type { Program } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { localeOf } from '@/src/server/request-language'
import { siteOf } from '@/src/server/site'
import { viewerOf } from '@/src/server/viewing'
import { type InLanguage, oneInLanguage } from './in-language'

/** Who asks, if anybody; compared as an id, so that only their own rows are read. */
const PERSON = "nullif($2::text, '')::uuid"

/**
 * The program behind an id or slug (its own id, its product's id or slug, or the id of the asker's own active access to
 * it: specification 6), read as the person who asks: the collection's access decides. Somebody else's program does not
 * exist for them: 404. Days that begin with the first opening begin here, unless staff look on. Staff who do not have it see it as it would be
 * published, its draft included: `isPreview`. In the language of the request, in English where it is not in that.
 */
export async function findOwnedProgram(
  req: PayloadRequest,
  idOrSlug: string,
): Promise<{ program: InLanguage<Program>; productId: string; slug: string; isPreview: boolean }> {
  const site = siteOf(req.payload)
  const { rows } = await pool(req.payload).query<{
    id: string
    productId: string
    slug: string
    waits: boolean
    isOwn: boolean
  }>({
    name: 'program-by-id-or-slug',
    text: `SELECT x.id, p.id AS "productId", ${productTextFor(site, 'slug', '$3::text')} AS slug, ${waitsForOpening('p.id', PERSON)} AS waits,
                  EXISTS (SELECT 1 FROM user_products g WHERE g.product_id = p.id AND g.user_id = ${PERSON}
                                                          AND ${openAccess('g')}) AS "isOwn"
             FROM programs x JOIN products p ON p.id = x.product_id
            WHERE x.id::text = $1 OR p.id::text = $1 OR ${isAddressOf(site, '$1')}
               OR p.id = (SELECT product_id FROM user_products
                           WHERE id::text = $1 AND user_id = ${PERSON} AND ${openAccess('user_products')})
            LIMIT 1`,
    values: [idOrSlug, String(req.user?.id ?? ''), localeOf(req)],
  })
  const found = rows[0]
  if (!found) throw new DomainError('NOT_FOUND')
  const isPreview = !found.isOwn && hasRight(req, 'content')
  const find = async ({ locale, and }: { locale: Locale; and: Where[] }) => {
    const { docs } = await req.payload.find({
      collection: 'programs',
      where: { and: [{ id: { equals: found.id } }, ...and] },
      locale,
      depth: 2,
      limit: 1,
      pagination: false,
      draft: isPreview,
      overrideAccess: false,
      req: { ...req, locale },
    })
    return docs[0]
  }
  const program = await oneInLanguage(localeOf(req), find)
  if (!program) throw new DomainError('NOT_FOUND')
  if (found.waits && found.isOwn && req.user && !viewerOf(req))
    await startAccess(req.payload, String(req.user.id), found.productId)
  return { program, productId: found.productId, slug: found.slug, isPreview }
}
