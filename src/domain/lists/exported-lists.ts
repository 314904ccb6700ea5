/**
 * The lists staff may download as a spreadsheet, by their collections. Sessions, settings, tokens and the bodies of mails are
 * not among them, whoever asks.
 */
export const EXPORTED_LISTS = [
  'users',
  'user-products',
  'orders',
  'discounts',
  'products',
  'refunds',
  'invoices',
  'invitations',
  'consents',
  'seat-groups',
  'gifts',
  'program-completions',
  'activity-log',
  'form-submissions',
  'newsletter-subscriptions',
] as const

export type ExportedList = (typeof EXPORTED_LISTS)[number]
