import { DomainError } from '@/src/domain/errors/domain-error'
import { UNSETTLED_PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { sqlList } from '@/src/server/db/sql-list'

/** What keeps somebody from buying a product now. */
export type Obstacles = {
  owned: boolean
  /** A payment for it is being taken, is on its way, or waits for a person: money may have moved. */
  underWay: boolean
  /** An invoice for it waits for its payment. */
  invoiced: boolean
}

/** The three as columns of a SELECT, for the buyer `$2` and a product; `others` leaves out an order `o`. */
export function obstaclesSql(product: string, others = 'true'): string {
  const paying = (provider: string) => `EXISTS (
           SELECT 1 FROM orders o JOIN payment_attempts a ON a.order_id = o.id
             JOIN orders_lines line ON line._parent_id = o.id
            WHERE o.user_id = $2 AND line.product_id = ${product} AND ${others} AND ${provider}
              AND a.state IN (${sqlList(UNSETTLED_PAYMENT_STATES)}))`
  return `EXISTS (SELECT 1 FROM user_products g
                   WHERE g.user_id = $2 AND g.product_id = ${product} AND g.state = 'active') AS owned,
          ${paying(`a.provider <> 'invoice'`)} AS "underWay", ${paying(`a.provider = 'invoice'`)} AS invoiced`
}

/** Refusals, with the products they are about: `ALREADY_OWNED`, `PAYMENT_UNDER_WAY`, `INVOICE_OPEN`. */
export function refuseObstacles(products: readonly (Obstacles & { id: string })[]): void {
  for (const { obstacle, code } of REFUSALS) {
    const productIds = products.filter((product) => product[obstacle]).map(({ id }) => id)
    if (productIds.length > 0) throw new DomainError(code, { details: { productIds } })
  }
}

/** In the order in which they are said, when several hold. */
const REFUSALS = [
  { obstacle: 'owned', code: 'ALREADY_OWNED' },
  { obstacle: 'underWay', code: 'PAYMENT_UNDER_WAY' },
  { obstacle: 'invoiced', code: 'INVOICE_OPEN' },
] as const
