import type { StateLabel } from '@/src/domain/orders/order-labels'
import { Pill } from './pill'
import { StateName } from './state-name'

/** A state as the domain calls it, in the language of whoever reads it. `isMasculine`: of a payment or an email, not of an order. */
export function StatePill({ label, tone, isMasculine = false }: StateLabel & { isMasculine?: boolean }) {
  return <Pill label={<StateName label={label} isMasculine={isMasculine} />} tone={tone} />
}
