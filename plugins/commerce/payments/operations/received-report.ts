import type { PaymentReport } from '../providers/payment-report'

type Received = Required<Pick<PaymentReport, 'attemptId' | 'amountCents' | 'currency' | 'received'>>

/** The word of staff that money came outside any provider, in full, as a report that settles a payment. */
export function receivedReport(received: Received): PaymentReport {
  return { outcome: 'captured', status: 'BY_HAND', ...received }
}
