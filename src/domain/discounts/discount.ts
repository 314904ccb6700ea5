import { allocate } from '../money/allocate'
import type { DiscountErrorType } from './discount-errors'

export { normalizeCode } from './normalize-code'

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const

export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** A code as staff made it. Empty `includedProductIds` means every product; an excluded one never counts. */
export interface Discount {
  readonly code: string
  readonly type: DiscountType
  /** 0 to 100, up to four decimals. */
  readonly percentage?: number | null
  readonly amountCents?: number | null
  readonly active: boolean
  readonly startsAt?: Date | string | null
  /** The first moment at which the code no longer holds. */
  readonly endsAt?: Date | string | null
  /** Measured against the whole order, not only its eligible lines. */
  readonly minimumCents?: number | null
  readonly includedProductIds: readonly string[]
  readonly excludedProductIds: readonly string[]
  readonly usageLimit?: number | null
  readonly perCustomerLimit?: number | null
  readonly usedCount: number
}

export interface DiscountLine {
  readonly productId: string
  readonly unitPriceCents: number
}

export interface AppliedDiscount {
  readonly ok: true
  readonly discountCents: number
  /** In the order of the lines; sums to `discountCents`. */
  readonly perLineCents: readonly number[]
}

export interface RefusedDiscount {
  readonly ok: false
  readonly errorType: DiscountErrorType
}

export type DiscountResult = AppliedDiscount | RefusedDiscount

export interface DiscountQuestion {
  /** null: no such code. */
  readonly discount: Discount | null
  readonly lines: readonly DiscountLine[]
  readonly now: Date
  /** How often this customer has used the code already. */
  readonly usedByCustomer?: number
}

/**
 * What a code takes off these lines, or why it does not. Reserves nothing: the limit is enforced again when
 * the order is paid. A code without effect is refused, so nobody uses up a code for nothing.
 */
export function checkDiscount({
  discount,
  lines,
  now,
  usedByCustomer = 0,
}: DiscountQuestion): DiscountResult {
  if (!discount) return refuse('INVALID_CODE')
  if (!discount.active || !hasStarted(discount, now)) return refuse('INACTIVE_CODE')
  if (hasEnded(discount, now)) return refuse('EXPIRED_CODE')
  if (isUsedUp(discount, usedByCustomer)) return refuse('USAGE_LIMIT')
  if (sum(lines.map((line) => line.unitPriceCents)) < (discount.minimumCents ?? 0))
    return refuse('BELOW_MINIMUM')

  const eligibleCents = lines.map((line) => (isEligible(discount, line) ? line.unitPriceCents : 0))
  const discountCents = Math.min(wantedCents(discount, sum(eligibleCents)), sum(eligibleCents))
  if (!(discountCents > 0)) return refuse('INVALID_CODE')
  return { ok: true, discountCents, perLineCents: allocate(discountCents, eligibleCents) }
}

export type UsageLimits = Pick<Discount, 'usageLimit' | 'perCustomerLimit' | 'usedCount'>

/**
 * Whether a code cannot be used once more, by anybody or by this customer. The one rule of limits: asked when a cart is
 * priced, and under the lock of the code's row when a use is taken.
 */
export function isUsedUp(
  { usageLimit, perCustomerLimit, usedCount }: UsageLimits,
  usedByCustomer: number,
): boolean {
  return isReached(usageLimit, usedCount) || isReached(perCustomerLimit, usedByCustomer)
}

function refuse(errorType: DiscountErrorType): RefusedDiscount {
  return { ok: false, errorType }
}

/** A date nobody can read counts as "not yet", so a broken row gives nothing away. */
function hasStarted({ startsAt }: Discount, now: Date): boolean {
  return !startsAt || new Date(startsAt).getTime() <= now.getTime()
}

function hasEnded({ endsAt }: Discount, now: Date): boolean {
  return Boolean(endsAt) && !(now.getTime() < new Date(endsAt ?? 0).getTime())
}

function isReached(limit: number | null | undefined, used: number): boolean {
  return typeof limit === 'number' && used >= limit
}

function isEligible(discount: Discount, { productId }: DiscountLine): boolean {
  const id = String(productId)
  if (discount.excludedProductIds.includes(id)) return false
  return discount.includedProductIds.length === 0 || discount.includedProductIds.includes(id)
}

function wantedCents(discount: Discount, eligibleCents: number): number {
  if (discount.type === 'fixed') return discount.amountCents ?? 0
  return percentageOf(eligibleCents, discount.percentage ?? 0)
}

/** Half a cent rounds up. Counted in integers: 0.1 % of 1,500 cents is 1.5 and must not become 1.4999. */
function percentageOf(cents: number, percentage: number): number {
  const tenThousandths = Math.round(percentage * 10_000)
  if (!(tenThousandths > 0)) return 0
  return Number((BigInt(cents) * BigInt(tenThousandths) + 500_000n) / 1_000_000n)
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0)
}
