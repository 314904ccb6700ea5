/** Specification 3, User-product record. */
export interface UserProduct {
  readonly id: string | number
  readonly productId?: string | number | null
  readonly slug?: string | null
  readonly is_active: boolean
  readonly product?: { readonly id?: string | number | null; readonly slug?: string | null } | null
}

/**
 * Whether one of these records opens a program: it is active and matches by id, productId or slug
 * (Specification 6). Anything but `true` is not active.
 */
export function ownsProgram(userProducts: readonly UserProduct[], idOrSlug: string): boolean {
  if (idOrSlug === '') return false
  return userProducts.some((record) => record.is_active === true && namesOf(record).includes(idOrSlug))
}

function namesOf({ id, productId, slug, product }: UserProduct): string[] {
  return [id, productId, slug, product?.id, product?.slug]
    .filter((name) => name !== null && name !== undefined)
    .map(String)
}
