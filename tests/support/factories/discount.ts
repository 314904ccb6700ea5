import { randomUUID } from 'node:crypto'
import type { Discount } from '@/src/generated/payload-types'
import type { Shop } from '../shop'

type Wishes = Partial<
  Pick<
    Discount,
    | 'active'
    | 'type'
    | 'percentage'
    | 'amountCents'
    | 'startsAt'
    | 'endsAt'
    | 'minimumCents'
    | 'usageLimit'
    | 'perCustomerLimit'
    | 'includedProducts'
  >
>

/** A code that staff made; 10 % off unless told otherwise. Gives the code. */
export async function discountCode(shop: Shop, wishes: Wishes = {}): Promise<string> {
  const code = `CODE-${randomUUID().slice(0, 8)}`.toUpperCase()
  await shop.payload.create({
    collection: 'discounts',
    data: { code, type: 'percentage', percentage: 10, amountCents: 0, active: true, usedCount: 0, ...wishes },
  })
  return code
}

/** How many uses a code has counted. */
export async function usesOf(shop: Shop, code: string): Promise<number> {
  const [row] = await shop.database.query<{ used: number }>(
    'SELECT used_count::int AS used FROM discounts WHERE code = $1',
    [code],
  )
  return row?.used ?? Number.NaN
}
