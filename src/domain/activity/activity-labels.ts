import type { PaymentState } from '../payments/payment-state'
import type { RefundState } from '../refunds/refund-state'

/** What each entry of the activity log says to staff. A test finds an action that is logged and has no words here. */
export const ACTIVITY_LABELS: Readonly<Record<string, string>> = {
  'order placed': 'Order placed',
  'order paid': 'Order paid, programs opened',
  'order cancelled': 'Order cancelled',
  'order refunded': 'Nothing is left of the order: it counts as refunded',
  'payment created': 'Payment begun',
  'payment awaiting-approval': 'Waiting for the buyer’s approval',
  'payment capturing': 'Payment is being taken',
  'payment pending': 'Payment is on its way',
  'payment captured': 'Payment received',
  'payment declined': 'Payment declined; the buyer may try again',
  'payment failed': 'Payment failed',
  'payment cancelled': 'Payment called off',
  'payment expired': 'Payment expired without approval',
  'payment needs-attention': 'Payment set aside for staff',
  'refund requested': 'Refund asked for',
  'refund pending': 'Refund is on its way',
  'refund completed': 'Refund arrived',
  'refund failed': 'Refund did not go through',
  'needs attention': 'Needs a look',
  'grant incomplete': 'A program could not be opened: its product no longer exists',
  'payment checked': 'Checked with the provider',
  'payment decided': 'Payment decided by hand',
  'access granted': 'Program opened by hand',
  'access ended': 'Access ended by hand',
  'attention handled': 'Marked as looked at',
  'invoice issued': 'Invoice issued',
  'invoice sent': 'Invoice sent',
  'invoice paid': 'Invoice marked as paid',
  'invoice reminded': 'Reminder sent',
  'invoice cancelled': 'Invoice cancelled',
  'credit note issued': 'Credit note issued',
  'access repaired': 'Program opened after all: it was paid for',
  'imported programs opened': 'Programs of the older system opened',
  'mail-resent': 'E-mail sent again',
  'mail-cancelled': 'E-mail called off',
  'mails-released': 'Held e-mails released',
  'welcome mails released': 'Welcome e-mails released',
  'email-template-changed': 'Words of an e-mail changed',
  'email-template-tested': 'Trial e-mail sent',
  registered: 'Account created',
  'joined by invitation': 'Account created by invitation',
  'invitation accepted': 'Invitation accepted by somebody with an account',
  'invitation sent': 'Invitation sent',
  'invitation sent again': 'Invitation sent again',
  'invitation revoked': 'Invitation taken back',
  'invitation link asked for': 'New invitation link asked for',
  'consents changed': 'Consents changed',
  'second step switched on': 'Second step of signing in switched on',
  'second step switched off': 'Second step of signing in switched off',
  'second step reset': 'Second step of signing in reset by staff',
  'recovery code used': 'Signed in with a recovery code',
  'recovery codes replaced': 'New recovery codes made',
  'password changed': 'Password changed',
  'password reset': 'Password set anew by a link',
  'password reset requested': 'Link for a new password asked for',
  'signed in': 'Signed in',
  'signed out': 'Signed out',
  'sign-in failed': 'Sign-in refused',
  'sessions ended': 'Signed out on devices',
  'account created': 'Account created by staff',
  'account state changed': 'Account activated or deactivated',
  'role changed': 'Role changed',
  'password set': 'Password set by staff',
  'e-mail change requested': 'Another e-mail address asked for',
  'e-mail address changed': 'E-mail address changed',
} satisfies Record<`payment ${PaymentState}` | `refund ${RefundState}`, string> & Record<string, string>

/** An action in words. One that is not known yet reads as it is spelled. */
export function activityLabel(action: string): string {
  const words = ACTIVITY_LABELS[action] ?? action.replaceAll(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the details of an entry add, for people: amounts in dollars, reasons, what was wrong. */
export function activityDetail(details: unknown): string | null {
  if (typeof details !== 'object' || details === null) return null
  const entries = details as Record<string, unknown>
  const { amountCents } = entries
  const amount = typeof amountCents === 'number' ? `$${(amountCents / 100).toFixed(2)}` : null
  const words = ['what', 'title', 'reason', 'problem', 'reference', 'note', 'outcome']
    .map((key) => entries[key])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
  const parts = [amount, ...words].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}
