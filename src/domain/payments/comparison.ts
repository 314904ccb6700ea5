import { BUSINESS_TIME_ZONE } from '../time/business-time'

/** What the nightly comparison may find. */
export type FindingKind =
  /** The order is paid, and a line of it was never granted. */
  | 'paid but not granted'
  /** A program is open by an order that is not paid. */
  | 'granted but not paid'
  /** Money went back at the provider, and our books did not know. */
  | 'given back at the provider'
  /** Money of an order we had given up is at the provider. */
  | 'paid after it was given up'
  /** The provider says something else than our books, and nobody can say why. */
  | 'does not agree with the provider'

export interface Finding {
  readonly kind: FindingKind
  readonly orderId: string
  readonly orderNumber: string
  readonly detail: string
  /** Whether the books are right again; what is not waits for a person. */
  readonly isRepaired: boolean
}

/** How the findings are counted in a report. */
export function countFindings(findings: readonly Finding[]) {
  const count = (...kinds: FindingKind[]) => findings.filter(({ kind }) => kinds.includes(kind)).length
  return {
    paidNotGranted: count('paid but not granted'),
    grantedNotPaid: count('granted but not paid'),
    differences: count(
      'given back at the provider',
      'paid after it was given up',
      'does not agree with the provider',
    ),
  }
}

/** The hour from which a day's comparison is made, in Toronto: the shop is quiet, and the provider too. */
const FROM_HOUR = 3

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The day whose comparison is due at a moment, as `2026-11-20`; null in the first hours of a day in Toronto. */
export function comparisonDay(now: Date): string | null {
  const parts = CLOCK.formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  if (Number(part('hour')) < FROM_HOUR) return null
  return `${part('year')}-${part('month')}-${part('day')}`
}
