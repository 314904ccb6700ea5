/** What superusers may take from an admin. Whoever has the rank of a superuser has all of it. */
export const RIGHTS = ['content', 'people', 'money', 'forms'] as const

export type Right = (typeof RIGHTS)[number]

/** Each right as staff read it, and as the end of "You do not have the right to …". */
export const RIGHT_LABELS = {
  content: { label: 'Website and programs', to: 'change the website, its programs and the texts of emails' },
  people: { label: 'People', to: 'see and manage people' },
  money: { label: 'Money', to: 'see and manage orders, payments and discounts' },
  forms: { label: 'Forms and newsletter', to: 'see and manage forms, messages and the newsletter' },
} as const satisfies Record<Right, { label: string; to: string }>

/**
 * Which right each part of the staff area needs: collections and globals by their slug, calls and screens by the first part of
 * their path. The one table of it: access, calls, screens, menu and downloads ask here.
 */
const RIGHT_OF: Record<string, Right> = {
  ...all('content', [
    'pages',
    'resources',
    'media',
    'films',
    'products',
    'programs',
    'lessons',
    'lesson-files',
  ]),
  ...all('content', [
    'new-program',
    'navigation',
    'cookie-question',
    'email-templates',
    'redirects',
    'scheduled-changes',
    'translations',
    'site-history',
  ]),
  ...all('people', ['users', 'user-products', 'invitations', 'consents', 'cookie-consents', 'data-requests']),
  ...all('people', ['lesson-progress', 'program-completions', 'certificates', 'release-exceptions']),
  ...all('people', ['seat-groups', 'group-seats', 'gifts', 'groups', 'email-outbox', 'activity-log']),
  ...all('people', ['lesson-questions', 'migrated-people', 'staff-notes', 'participation']),
  ...all('money', [
    'orders',
    'payments',
    'payment-attempts',
    'payment-events',
    'refunds',
    'disputes',
    'invoices',
  ]),
  ...all('money', ['discounts', 'discount-redemptions', 'reconciliation-reports', 'shop-events']),
  ...all('money', ['statistics', 'payments-management', 'new-order']),
  ...all('forms', ['forms', 'form-submissions', 'form-files', 'form-notes']),
  ...all('forms', ['newsletter-subscriptions', 'newsletter']),
}

function all(right: Right, parts: string[]): Record<string, Right> {
  return Object.fromEntries(parts.map((part) => [part, right]))
}

/** The right a part needs; null when every admin may be there. */
export function rightOf(part: string): Right | null {
  return Object.hasOwn(RIGHT_OF, part) ? (RIGHT_OF[part] ?? null) : null
}

/** The rights of an account as stored; null for all of them. What cannot be read gives none. */
export function readRights(stored: unknown): readonly Right[] | null {
  if (stored === null || stored === undefined) return null
  return RIGHTS.filter((right) => Array.isArray(stored) && stored.includes(right))
}

/** Whether somebody of that rank holds a right, by the rights their account says. It adds nothing to the rank. */
export function holdsRight({ role, rights }: { role?: unknown; rights?: unknown }, right: Right): boolean {
  if (role === 'superuser') return true
  return role === 'admin' && (readRights(rights)?.includes(right) ?? true)
}

/** An admin some right was taken from: they pass on no more than they have. */
export function isLimited({ role, rights }: { role?: unknown; rights?: unknown }): boolean {
  return role === 'admin' && readRights(rights) !== null
}
