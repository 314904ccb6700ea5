/** What providers tell us about payments, by the names they give their messages. */
const PROVIDER_MESSAGES: Readonly<Record<string, string>> = {
  'CHECKOUT.ORDER.APPROVED': 'Payment approved by the buyer',
  'CHECKOUT.ORDER.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment received',
  'PAYMENT.CAPTURE.PENDING': 'Payment still being confirmed',
  'PAYMENT.CAPTURE.DENIED': 'Payment declined',
  'PAYMENT.CAPTURE.DECLINED': 'Payment declined',
  'PAYMENT.CAPTURE.REFUNDED': 'Payment refunded',
  'PAYMENT.CAPTURE.REVERSED': 'Payment taken back by the provider',
  'PAYMENT.REFUND.PENDING': 'Refund still being confirmed',
  'PAYMENT.REFUND.COMPLETED': 'Refund completed',
  'PAYMENT.REFUND.FAILED': 'Refund failed',
  'CUSTOMER.DISPUTE.CREATED': 'Dispute opened',
  'CUSTOMER.DISPUTE.UPDATED': 'Dispute changed',
  'CUSTOMER.DISPUTE.RESOLVED': 'Dispute decided',
}

/** A message in the words of the trade; one nobody named here keeps the provider's. */
export function providerMessage(type: string): string {
  return Object.hasOwn(PROVIDER_MESSAGES, type) ? (PROVIDER_MESSAGES[type] ?? type) : type
}
