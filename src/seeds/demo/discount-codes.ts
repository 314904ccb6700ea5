export interface DiscountSeed {
  code: string
  type: 'percentage' | 'fixed'
  percentage?: number
  amountCents?: number
  active: boolean
  minimumCents?: number
  /** ISO instant. */
  endsAt?: string
  usageLimit?: number
  usedCount?: number
}

/** One code for each answer the checkout can give. Specification 8, Discount errorType. */
export const discountCodes: DiscountSeed[] = [
  { code: 'WELCOME10', type: 'percentage', percentage: 10, active: true },
  { code: 'SAVE25', type: 'fixed', amountCents: 2_500, minimumCents: 10_000, active: true },
  { code: 'FULL100', type: 'percentage', percentage: 100, active: true },
  { code: 'EXPIRED', type: 'percentage', percentage: 15, endsAt: '2025-01-31T23:59:59.000Z', active: true },
  { code: 'INACTIVE', type: 'percentage', percentage: 20, active: false },
  { code: 'USEDUP', type: 'fixed', amountCents: 1_000, usageLimit: 1, usedCount: 1, active: true },
]
