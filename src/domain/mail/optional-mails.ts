/**
 * Emails a business may do without: reminders, thanks and welcomes. All others tell people of their money, their access, their account
 * or a link they asked for, and are always sent. (How often invoices are reminded of is a system setting of its own.)
 */
const OPTIONAL: readonly string[] = [
  'access-ending',
  'account-ready',
  'form-message',
  'form-receipt',
  'group-ending',
  'learning-paused',
  'newsletter-welcome',
  'welcome',
]

/** Whether staff may turn an email off, by the key of its message, in any language (`account-ready:fr`). */
export function mayBeOff(key: unknown): boolean {
  return OPTIONAL.includes(String(key).split(':')[0] ?? '')
}
