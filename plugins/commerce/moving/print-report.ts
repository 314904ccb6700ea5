import { formatMoney } from '@/src/domain/money/money'
import { MOVED_STATES } from '@/src/domain/moving/plan-order'
import type { MoveReport, Sum } from './move-shop'

/** Whether what was written is what was read, to the cent. */
export function isComplete({ theirs, ours }: MoveReport): boolean {
  return MOVED_STATES.every(
    (state) => theirs[state].count === ours[state].count && theirs[state].cents === ours[state].cents,
  )
}

/** Counts and sums by state, before and after, and what a person has to look at. */
export function printReport(report: MoveReport, isWritten: boolean): string {
  const { currency, products, people, unpriced, listed, withoutOrder } = report
  const sum = ({ count, cents }: Sum) => `${count} orders, ${formatMoney(cents, currency)}`
  return [
    `${products} products and variants, ${people} buyers, amounts in ${currency}`,
    ...MOVED_STATES.map(
      (state) => `${state}: ${sum(report.theirs[state])} there; ${sum(report.ours[state])} here`,
    ),
    `${withoutOrder} payments without an order stay behind`,
    ...unpriced.map((title) => `draft, since it has no price in ${currency}: ${title}`),
    ...listed.map(({ order, why }) => `not moved, order ${order}: ${why}`),
    isWritten
      ? isComplete(report)
        ? 'Everything is here, to the cent.'
        : 'Something is missing: nothing was lost there, run it again.'
      : 'Nothing was written. Add --write to move it.',
  ].join('\n')
}
