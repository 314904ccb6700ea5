import type { Chance } from '@/src/seeds/year/chance'
import { discountCode } from '../../../support/factories/discount'
import { people, person } from '../../../support/factories/person'
import { nextNoon, noon } from '../../../support/noon'
import type { PostgresLine } from '../../../support/postgres-line'
import type { Customer, Shop, TestProduct } from '../../../support/shop'
import { openWebhookEndpoint } from '../../../support/webhook-endpoint'

/** What must be true of one order in the end, from what people did and what they were told. */
export type Sale = {
  key: string
  buyer: Customer
  products: TestProduct[]
  totalCents: number
  code: string | undefined
  /** PayPal's id and ours, as soon as somebody was told. */
  token: string | undefined
  orderId: string | undefined
  /** The buyer agreed, and PayPal has not let it lapse. */
  isApproved: boolean
  /** The buyer or staff cancelled it, and were told so. */
  isCancelled: boolean
  refunds: { key: string; cents: number | 'rest'; isTold: boolean }[]
}

export type History = {
  shop: Shop
  line: PostgresLine
  random: Chance
  admin: Customer
  buyers: Customer[]
  code: string
  sales: Sale[]
  /** Moves on with every comparison. */
  night: Date
  end: () => Promise<void>
}

/** A shop with four buyers, a member of staff and a code, at the beginning of a history of its own. */
export async function startHistory(shop: Shop, line: PostgresLine, random: Chance): Promise<History> {
  const webhooks = await openWebhookEndpoint()
  shop.simulator.sendWebhooksTo(webhooks.url)
  await shop.simulator.control('POST', '/webhooks', { retryMs: [20, 50, 100] })
  return {
    shop,
    line,
    random,
    admin: await person(shop, 'admin'),
    buyers: await people(shop, 4),
    code: await discountCode(shop),
    sales: [],
    night: await nextNight(shop),
    end: async () => {
      line.mend()
      await shop.simulator.control('DELETE', '/faults')
      shop.simulator.sendWebhooksTo(undefined)
      await webhooks.close()
    },
  }
}

/** A night nobody has compared yet: long ago at first, so that every payment comes after it. */
async function nextNight({ database }: Shop): Promise<Date> {
  const [last] = await database.query<{ day: string | null }>(
    'SELECT max(day) AS day FROM reconciliation_reports',
  )
  return last?.day ? nextNoon(new Date(last.day)) : noon(-400)
}
