import type { AdminViewServerProps } from 'payload'
import { RIGHTS } from '@/src/domain/roles/rights'
import { MissingRight } from '../ui/missing-right'
import { StaffView } from '../ui/staff-view'

/** Stands in for a list or document of a part whose right somebody lacks; see `screenFor`. */
export function MissingRightView(props: AdminViewServerProps) {
  const right = RIGHTS.find((each) => each === props.searchParams?.right)
  return (
    <StaffView {...props} title="Not for you">
      {async () => (right ? <MissingRight right={right} /> : null)}
    </StaffView>
  )
}
