import type { Sums } from '@/plugins/commerce/staff/operations/read-sales'
import type { Period } from '@/src/domain/statistics/period'
import { amount as money } from '../ui/amount'
import { inLanguage } from '../ui/staff-messages'
import { onDay } from '../ui/when'
import bars from './statistics.module.css'
import { statisticsMessages } from './statistics-messages'

type Props = {
  totals: Sums
  currency: string
  before: (Period & { totals: Sums }) | null
  language: string
}

/** The whole in four figures, each beside what it was in the days it is compared with. */
export function SalesTotals({ totals, currency, before, language }: Props) {
  const t = inLanguage(statisticsMessages, language)
  const amount = (cents: number) => money(cents, currency, language)
  const figures: [string, (sums: Sums) => string][] = [
    [t('paidOrders'), ({ orders }) => String(orders)],
    [t('paid'), ({ paid }) => amount(paid)],
    [t('refunded'), ({ refunded }) => amount(refunded)],
    [t('left'), ({ paid, refunded }) => amount(paid - refunded)],
  ]
  return (
    <>
      <dl className={bars.totals}>
        {figures.map(([label, of]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {of(totals)}
              {before ? <small>{t('before', { figure: of(before.totals) })}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {before ? (
        <p>{t('comparedWith', { from: dayName(before.from, language), to: dayName(before.to, language) })}</p>
      ) : null}
    </>
  )
}

/** Noon in Greenwich is that same day by the business's clock. */
function dayName(day: string, language: string): string {
  return onDay(`${day}T16:00:00Z`, language)
}
