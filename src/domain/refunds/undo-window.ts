import type { RefundRequest } from './refund-request'

/** So long a refund staff asked for by button stays here before it goes out: until then it can be taken back. */
export const REFUND_UNDO_SECONDS = 120

/** What is stored as the problem of a refund that was taken back in that time. */
export const TAKEN_BACK = 'Taken back by staff before it went out.'

/** How long a refund waits before it goes out; 0 at once. Access that is to end now does not wait, and neither do calls that do not ask for it. */
export function heldSeconds({
  undoWindow,
  endAccess,
  lines,
}: Pick<RefundRequest, 'undoWindow' | 'endAccess' | 'lines'>): number {
  const endsNow = endAccess === true || lines?.some((line) => line.endAccess === true)
  return undoWindow === true && !endsNow ? REFUND_UNDO_SECONDS : 0
}
