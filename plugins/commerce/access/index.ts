import type { Access, DefaultDocumentIDType, FieldAccess, PayloadRequest, Where } from 'payload'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { hasRole } from '@/src/server/access'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

type Visitor = Pick<PayloadRequest, 'payload' | 'user'>
type Id = DefaultDocumentIDType

/** Whether whoever asks may open this product now. Nobody, and people of another collection than the customers', own nothing. */
export async function hasAccess(req: Visitor, product: Id): Promise<boolean> {
  const id = parseDocumentId(siteOf(req.payload).ids.products, product)
  const customer = customerIn(req)
  if (id === null || customer === null) return false
  const { rowCount } = await pool(req.payload).query({
    name: 'has-access',
    text: `SELECT 1 FROM user_products WHERE user_id = $1 AND product_id = $2 AND ${openAccess('user_products')} LIMIT 1`,
    values: [customer, id],
  })
  return rowCount === 1
}

/** Every product whoever asks may open now. */
export async function ownedProducts({ payload, user }: Visitor): Promise<Id[]> {
  const customer = customerIn({ payload, user })
  if (customer === null) return []
  const { rows } = await pool(payload).query<{ product_id: string }>({
    name: 'owned-products',
    text: `SELECT DISTINCT product_id FROM user_products WHERE user_id = $1 AND ${openAccess('user_products')}`,
    values: [customer],
  })
  return rows.map(({ product_id }) => product_id)
}

/**
 * For a collection of the site whose documents name a product, or several, in a relationship: read by whoever owns one of
 * them, and by staff. A document that names none is read by staff only.
 */
export function onlyBuyers({ product }: { product: string }): Access {
  return async ({ req }): Promise<boolean | Where> => {
    if (hasRole(req, 'admin')) return true
    const owned = await ownedOnce(req)
    return owned.length > 0 && { [product]: { in: owned } }
  }
}

/** The same for one field of such documents; who does not own the product gets them without it. */
export function onlyBuyersField({ product }: { product: string }): FieldAccess {
  return async ({ req, doc }) => {
    if (hasRole(req, 'admin')) return true
    const named: unknown[] = [(doc as Record<string, unknown> | undefined)?.[product]].flat()
    const ids = new Set((await ownedOnce(req)).map(String))
    return named.some((each) => ids.has(String(idIn(each))))
  }
}

/** For a collection, field or global that belongs to one product: whoever owns it, and staff. */
export function onlyBuyersOf(product: Id): ({ req }: { req: PayloadRequest }) => Promise<boolean> {
  return async ({ req }) => hasRole(req, 'admin') || hasAccess(req, product)
}

/** Access is asked for each document and field: what one request found is its answer for all of them. */
const found = new WeakMap<Visitor, Promise<Id[]>>()

function ownedOnce(req: Visitor): Promise<Id[]> {
  const known = found.get(req) ?? ownedProducts(req)
  found.set(req, known)
  return known
}

function customerIn({ payload, user }: Visitor): Id | null {
  return user && user.collection === siteOf(payload).customers.slug ? user.id : null
}

/** Of a relationship, filled in or not. */
function idIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
