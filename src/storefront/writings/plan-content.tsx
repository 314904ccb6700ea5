import { useMessages } from '../languages/language-provider'
import type { Plan } from './action-plans'

const ROWS = ['howMuch', 'when', 'howOften', 'obstacle', 'solution'] as const

/** What a plan says, what was left out left out. */
export function PlanContent({ plan }: { plan: Plan }) {
  const t = useMessages('writings')
  return (
    <dl>
      {ROWS.filter((row) => plan[row] !== '').map((row) => (
        <div key={row}>
          <dt>{t(row)}</dt>
          <dd>{plan[row]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('confidence')}</dt>
        <dd>{t('sure', { count: plan.confidence })}</dd>
      </div>
    </dl>
  )
}
