import { ACTIVITY_FRENCH } from '../languages/french/activity'
import { STAFF_SENTENCES_FR } from '../languages/french/staff-sentences'
import { LANGUAGE_TAGS, type Locale } from '../languages/locales'
import { translateSentence } from '../languages/translate-sentence'
import { formatCad } from '../money/money'
import type { PaymentState } from '../payments/payment-state'
import type { RefundState } from '../refunds/refund-state'
import { sessionEnding } from './session-endings'

/**
 * Every action of the activity log, and what it says to staff. Actions are named `subject.what-happened`; the type of
 * `logActivity` takes these only, and a test finds those that SQL writes.
 */
export const ACTIVITY_LABELS = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid, programs opened',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Nothing is left of the order: it counts as refunded',
  'payment.created': 'Payment created',
  'payment.awaiting-approval': 'Waiting for the buyer’s approval',
  'payment.capturing': 'Payment is processing',
  'payment.pending': 'Payment is pending',
  'payment.captured': 'Payment received',
  'payment.declined': 'Payment declined; the buyer may try again',
  'payment.failed': 'Payment failed',
  'payment.cancelled': 'Payment cancelled',
  'payment.expired': 'Payment expired without approval',
  'payment.needs-attention': 'Payment set aside for staff',
  'refund.requested': 'Refund requested',
  'refund.pending': 'Refund is pending',
  'refund.completed': 'Refund completed',
  'refund.failed': 'Refund failed',
  'refund.taken-back': 'Refund taken back before it went out',
  'dispute.opened': 'Dispute opened by the buyer',
  'dispute.changed': 'News of a dispute',
  'dispute.resolved': 'Dispute settled',
  'attention.needed': 'Needs review',
  'access.incomplete': 'A program could not be opened: its product no longer exists',
  'payment.checked': 'Checked with the provider',
  'payment.decided': 'Payment decided by staff',
  'note.added': 'Note written',
  'note.removed': 'Note removed',
  'certificate.reissued': 'Corrected name printed on a certificate',
  'certificate.renewal-begun': 'Program begun anew to renew a certificate',
  'access.granted': 'Access granted by staff',
  'access.ended': 'Access ended by staff',
  'access.grant-undone': 'Opening a program by staff taken back',
  'access.end-undone': 'Ending access by staff taken back',
  'access.extended': 'Access extended by staff',
  'access.transferred': 'Access moved to another person by staff',
  'access.deferred': 'Time that is left waits for the next opening, by staff',
  'release.lifted': 'All lessons of a program opened at once by staff',
  'release.restored': 'Lessons of a program open in their order again, by staff',
  'question.answered': 'Question at a lesson answered',
  'progress.imported': 'Program finished in an older system recorded',
  'progress.reset': 'Progress in a program reset by staff',
  'group.delivered': 'Places of a licence made ready',
  'group.joined': 'Joined a group',
  'group.seat-returned': 'Place in a group taken back',
  'group.invited': 'People invited to a group by staff',
  'group.extended': 'Group extended by staff',
  'group.leader-changed': 'Leader of a group changed by staff',
  'data.exported': 'A copy of somebody’s data was asked for',
  'data-request.done': 'Request about somebody’s data carried out by staff',
  'account.closing': 'Account is being closed, as its owner asked',
  'account.reopened': 'Account stays open after all',
  'account.closed': 'Account closed; orders and documents kept',
  'account.merged': 'Another account of this person merged into this one by staff',
  'account.merged-away': 'Merged into another account of this person by staff',
  'account.merge-confirmed': 'One mailbox of two merged accounts confirmed that both are theirs',
  'account.merge-asked-again': 'Mailboxes of two merged accounts asked again by staff',
  'account.writings-moved': 'Answers and notes went over, as both mailboxes agreed',
  'account.merge-undone': 'Merging two accounts taken back by staff',
  'gift.claimed': 'Gift accepted',
  'gift.resent': 'Gift sent again',
  'attention.handled': 'Marked as reviewed',
  'invoice.issued': 'Invoice issued',
  'invoice.sent': 'Invoice sent',
  'invoice.paid': 'Invoice marked as paid',
  'invoice.reminded': 'Reminder sent',
  'invoice.cancelled': 'Invoice cancelled',
  'credit-note.issued': 'Credit note issued',
  'access.repaired': 'Access repaired: the program was paid for',
  'access.imported': 'Programs of the older system opened',
  'form-message.marked-spam': 'Message marked as spam',
  'form-message.marked-not-spam': 'Message marked as not spam',
  'form-message.deleted': 'Message deleted',
  'form-message.answered': 'Message answered by email',
  'report.stopped': 'Report of sales stopped: whoever got it may not see money any more',
  'newsletter.left': 'Newsletter ended by staff, on request',
  'email.resent': 'Email sent again',
  'email.cancelled': 'Email cancelled',
  'email.released': 'Held emails released',
  'email.welcome-released': 'Welcome emails released',
  'email-template.changed': 'Email template changed',
  'email-template.turned-off': 'Email turned off',
  'email-template.turned-on': 'Email turned on',
  'email-template.tested': 'Test email sent',
  'account.registered': 'Account created',
  'account.claimed': 'Account from the older system claimed',
  'account.imported': 'Account imported from the older system',
  'account.import-updated': 'Account updated from the older system',
  'account.joined': 'Account created by invitation',
  'invitation.accepted': 'Invitation accepted by somebody with an account',
  'invitation.sent': 'Invitation sent',
  'invitation.resent': 'Invitation sent again',
  'invitation.made-on-server': 'Invitation made on the server',
  'invitation.revoked': 'Invitation revoked',
  'invitation.link-requested': 'New invitation link requested',
  'consent.changed': 'Consents changed',
  'two-factor.enabled': 'Two-factor authentication turned on',
  'two-factor.disabled': 'Two-factor authentication turned off',
  'two-factor.reset': 'Two-factor authentication reset by staff',
  'two-factor.recovery-code-used': 'Signed in with a recovery code',
  'two-factor.recovery-codes-replaced': 'New recovery codes made',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset by link',
  'password.reset-requested': 'Password reset requested',
  'view.started': 'Website looked at as this person',
  'view.ended': 'Website no longer looked at as this person',
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'session.refused': 'Sign-in failed',
  'session.all-ended': 'Signed out on devices',
  'account.created': 'Account created by staff',
  'account.state-changed': 'Account activated or deactivated',
  'account.role-changed': 'Role changed',
  'password.set': 'Password set by staff',
  'email-address.link-sent': 'Link to confirm the email address sent',
  'email-address.verified': 'Email address confirmed',
  'email-address.change-requested': 'Email change requested',
  'content.created': 'Created',
  'content.changed': 'Changed',
  'content.published': 'Published',
  'content.unpublished': 'Taken off the website',
  'content.draft-saved': 'Saved as a draft',
  'content.trashed': 'Put into the trash',
  'content.restored': 'Taken out of the trash',
  'content.deleted': 'Deleted for good',
  'settings.changed': 'Changed',
  'account.changed': 'Changed',
  'discount.copied': 'Copied into many codes',
  'list.exported': 'List downloaded as a spreadsheet',
  'database.released': 'Database released after it was restored or copied',
  'email-address.changed': 'Email address changed',
} as const satisfies Record<`payment.${PaymentState}` | `refund.${RefundState}`, string> &
  Record<string, string>

export type ActivityAction = keyof typeof ACTIVITY_LABELS

/** The label of a stored action. One that is no longer known reads as it is spelled. */
export function activityLabel(action: string, locale: Locale = 'en'): string {
  if (isActivityAction(action)) return (locale === 'fr' ? ACTIVITY_FRENCH : ACTIVITY_LABELS)[action]
  const spelled = action.replaceAll(/[-_.]/g, ' ')
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

function isActivityAction(action: string): action is ActivityAction {
  return Object.hasOwn(ACTIVITY_LABELS, action)
}

/** What the details of an entry add, for people: amounts in dollars, reasons, what was wrong. */
export function activityDetail(details: unknown, locale: Locale = 'en'): string | null {
  if (typeof details !== 'object' || details === null) return null
  const entries = details as Record<string, unknown>
  const { amountCents } = entries
  const amount = typeof amountCents === 'number' ? amountIn(amountCents, locale) : null
  const words = ['what', 'title', 'reason', 'problem', 'reference', 'note', 'outcome']
    .map((key) => entries[key])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map(sessionEnding)
    .map((value) => (locale === 'fr' ? translateSentence(value, STAFF_SENTENCES_FR) : value))
  const parts = [amount, ...words].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}

function amountIn(cents: number, locale: Locale): string {
  return locale === 'fr' ? formatCad(cents, LANGUAGE_TAGS.fr) : `$${(cents / 100).toFixed(2)}`
}
