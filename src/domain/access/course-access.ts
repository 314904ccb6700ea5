import { mayOpen } from './may-open'

/** Specification 3, User-product record. */
export interface UserProduct {
  readonly id: string | number
  readonly productId?: string | number | null
  readonly slug?: string | null
  /** Its slug in each language. */
  readonly addresses?: readonly string[]
  readonly is_active: boolean
  /** Null: for ever. */
  readonly accessEndsAt?: string | null
  /** Days that begin with the first opening. */
  readonly daysFromOpening?: number | null
  readonly product?: { readonly id?: string | number | null; readonly slug?: string | null } | null
}

/**
 * Whether one of these records opens a program: it is active and matches by id, productId or slug
 * (Specification 6), and its end has not come. Anything but `true` is not active.
 */
export function ownsProgram(userProducts: readonly UserProduct[], idOrSlug: string, now: Date): boolean {
  if (idOrSlug === '') return false
  return userProducts.some((record) => isOpen(record, now) && namesOf(record).includes(idOrSlug))
}

/**
 * Whether what somebody has of a product is theirs for ever, so that it is not sold to them again. What ends can be
 * renewed.
 */
export function ownsForever(userProducts: readonly UserProduct[], productId: string, now: Date): boolean {
  return userProducts.some(
    (record) =>
      isOpen(record, now) &&
      (record.accessEndsAt ?? null) === null &&
      (record.daysFromOpening ?? null) === null &&
      namesOf(record).includes(productId),
  )
}

/** What is sold: its programs, where it is not one itself, and the places it sells to others. */
type Offer = {
  readonly id: string
  readonly opens?: readonly { readonly id: string; readonly title: string }[]
  readonly seats?: number | null
}

/**
 * What of an offer somebody has for ever already: nothing, some of its programs by their titles (it is sold all the same, and
 * they are told), or all of it, which is not sold again. Places for others are never owned.
 */
export function ownedOf(
  userProducts: readonly UserProduct[],
  { id, opens = [], seats }: Offer,
  now: Date,
): { isAll: boolean; titles: string[] } {
  if (seats) return { isAll: false, titles: [] }
  if (opens.length === 0) return { isAll: ownsForever(userProducts, id, now), titles: [] }
  const titles = opens.filter((part) => ownsForever(userProducts, part.id, now)).map(({ title }) => title)
  return { isAll: titles.length === opens.length, titles }
}

/** Asked of an answer that may have lain in an open tab since before its end. */
function isOpen({ is_active, accessEndsAt = null }: UserProduct, now: Date): boolean {
  const end = accessEndsAt === null ? null : new Date(accessEndsAt)
  return is_active === true && mayOpen({ state: 'active', accessEndsAt: end }, now)
}

function namesOf({ id, productId, slug, addresses = [], product }: UserProduct): string[] {
  return [id, productId, slug, ...addresses, product?.id, product?.slug]
    .filter((name) => name !== null && name !== undefined)
    .map(String)
}
