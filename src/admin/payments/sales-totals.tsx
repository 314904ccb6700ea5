import type { Sums } from '@/plugins/commerce/staff/operations/read-sales'
import { formatMoney } from '@/src/domain/money/money'
import type { Period } from '@/src/domain/statistics/period'
import { onDay } from '../ui/when'
import bars from './statistics.module.css'

type Props = { totals: Sums; currency: string; before: (Period & { totals: Sums }) | null }

/** The whole in four figures, each beside what it was in the days it is compared with. */
export function SalesTotals({ totals, currency, before }: Props) {
  const amount = (cents: number) => formatMoney(cents, currency)
  const figures: [string, (sums: Sums) => string][] = [
    ['Paid orders', ({ orders }) => String(orders)],
    ['Paid', ({ paid }) => amount(paid)],
    ['Refunded', ({ refunded }) => amount(refunded)],
    ['Left', ({ paid, refunded }) => amount(paid - refunded)],
  ]
  return (
    <>
      <dl className={bars.totals}>
        {figures.map(([label, of]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {of(totals)}
              {before ? <small> before: {of(before.totals)}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {before ? (
        <p>
          Compared with {dayName(before.from)} to {dayName(before.to)}.
        </p>
      ) : null}
    </>
  )
}

/** Noon in Greenwich is that same day by the business's clock. */
function dayName(day: string): string {
  return onDay(`${day}T16:00:00Z`)
}
