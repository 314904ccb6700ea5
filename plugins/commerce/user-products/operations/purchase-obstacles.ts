import { type HeldProgram, isOwnedAlready, type LineTerms } from '@/src/domain/access/owned-already'
import { DomainError } from '@/src/domain/errors/domain-error'
import { UNSETTLED_PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { sqlList } from '@/src/server/db/sql-list'
import { heldSql, isForBuyer, openedByLine } from './line-sql'

/** What keeps somebody from buying a product now. */
export type Obstacles = {
  /** Of each program it would open. */
  held: HeldProgram[]
  /** A payment for one of them is being taken, is on its way, or waits for a person: money may have moved. */
  underWay: boolean
  /** An invoice for one of them waits for its payment. */
  invoiced: boolean
}

/** The three as columns of a SELECT, for the buyer `$2` and what would be opened; `others` leaves out an order `o`. */
export function obstaclesSql(opened: string, others = 'true'): string {
  const paying = (provider: string) => `EXISTS (
           SELECT 1 FROM orders o JOIN payment_attempts a ON a.order_id = o.id
             JOIN orders_lines line ON line._parent_id = o.id
            WHERE o.user_id = $2 AND ${others} AND ${provider} AND a.state IN (${sqlList(UNSETTLED_PAYMENT_STATES)})
              AND ${isForBuyer('line')} AND ${openedByLine('line')} && ${opened})`
  return `${heldSql(opened)} AS held,
          ${paying(`a.provider <> 'invoice'`)} AS "underWay", ${paying(`a.provider = 'invoice'`)} AS invoiced`
}

type Line = Obstacles & { id: string; terms: LineTerms | null }

/**
 * Refusals, with the products they are about: `ALREADY_OWNED`, `PAYMENT_UNDER_WAY`, `INVOICE_OPEN`. Decided by what a line
 * would give: places and gifts are never refused for what their buyer has.
 */
export function refuseObstacles(lines: readonly Line[]): void {
  const own = lines.filter(({ terms }) => !terms?.seats && !terms?.gift)
  for (const { isMet, code } of REFUSALS) {
    const productIds = own.filter(isMet).map(({ id }) => id)
    if (productIds.length > 0) throw new DomainError(code, { details: { productIds } })
  }
}

/** In the order in which they are said, when several hold. */
const REFUSALS = [
  {
    isMet: ({ id, terms, held }: Line) => isOwnedAlready(terms ?? ownForever(id), held),
    code: 'ALREADY_OWNED',
  },
  { isMet: ({ underWay }: Line) => underWay, code: 'PAYMENT_UNDER_WAY' },
  { isMet: ({ invoiced }: Line) => invoiced, code: 'INVOICE_OPEN' },
] as const

/** A line that was ordered before lines had terms. */
const ownForever = (id: string): LineTerms => ({ kind: 'forever', opens: [id] })
