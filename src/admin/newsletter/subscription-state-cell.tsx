import type { DefaultServerCellComponentProps } from 'payload'
import { SUBSCRIPTION_STATE_LABELS, SUBSCRIPTION_STATES } from '@/src/domain/newsletter/subscription-state'
import { StatePill } from '../ui/state-pill'

/** What an address is to the newsletter. */
export function SubscriptionStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const state = SUBSCRIPTION_STATES.find((known) => known === cellData)
  return state ? <StatePill {...SUBSCRIPTION_STATE_LABELS[state]} /> : <span>{String(cellData)}</span>
}
