import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { createMissing } from '../write'
import { discountCodes } from './discount-codes'

/** Codes are written once: how often one was used is history. */
export async function seedDiscountCodes(seeding: Seeding): Promise<void> {
  await createMissing(
    seeding,
    'discounts',
    discountCodes.map((discount) => ({
      id: seedId(`discount/${discount.code}`),
      data: { usedCount: 0, ...discount },
    })),
    'code',
  )
}
