import type { StateLabel } from '@/src/domain/orders/order-labels'
import { Pill } from './pill'
import { StateName } from './state-name'

/** A state as the domain calls it, in the language of whoever reads it. */
export function StatePill({ label, tone }: StateLabel) {
  return <Pill label={<StateName label={label} />} tone={tone} />
}
