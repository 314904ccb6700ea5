/** Whoever was deactivated is as anonymous as somebody who never signed in. */
export const VISITORS = [
  'anonymous',
  'deactivated',
  'deactivated admin',
  'customer',
  'other',
  'admin',
  'superuser',
] as const
export type Visitor = (typeof VISITORS)[number]

/** `list` and `read` are about a document of `customer`, where it is anybody's. */
export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete', 'versions'] as const
export type Operation = (typeof OPERATIONS)[number]

const EVERYBODY: Visitor[] = [...VISITORS]
const STAFF: Visitor[] = ['admin', 'superuser']
const SUPERUSER: Visitor[] = ['superuser']
const OWNER_AND_STAFF: Visitor[] = ['customer', ...STAFF]
const NOBODY: Visitor[] = []

const PUBLIC_CONTENT = { list: EVERYBODY, read: EVERYBODY, create: STAFF, update: STAFF, delete: STAFF }
const COURSE = {
  list: OWNER_AND_STAFF,
  read: OWNER_AND_STAFF,
  create: STAFF,
  update: STAFF,
  delete: SUPERUSER,
}
const BOOKS = { list: STAFF, read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY, versions: NOBODY }
const SEALED = {
  list: NOBODY,
  read: NOBODY,
  create: NOBODY,
  update: NOBODY,
  delete: NOBODY,
  versions: NOBODY,
}

/** Who may do what over HTTP, by collection. A collection without a row fails the test. */
export const TABLE: Record<string, Record<Operation, Visitor[]>> = {
  pages: { ...PUBLIC_CONTENT, versions: STAFF },
  resources: { ...PUBLIC_CONTENT, versions: STAFF },
  media: { ...PUBLIC_CONTENT, versions: NOBODY },
  films: { ...PUBLIC_CONTENT, versions: NOBODY },
  products: { ...PUBLIC_CONTENT, delete: SUPERUSER, versions: STAFF },
  programs: { ...COURSE, versions: STAFF },
  lessons: { ...COURSE, versions: STAFF },
  'lesson-files': { ...COURSE, delete: STAFF, versions: NOBODY },
  users: {
    list: OWNER_AND_STAFF,
    read: OWNER_AND_STAFF,
    create: STAFF,
    update: STAFF,
    delete: NOBODY,
    versions: NOBODY,
  },
  orders: { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'user-products': { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'staff-notes': BOOKS,
  'lesson-progress': { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'program-completions': { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'release-exceptions': BOOKS,
  'lesson-questions': { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  // Those that come by letter; the shop's own are kept by itself.
  'data-requests': { ...BOOKS, create: STAFF, update: STAFF },
  'privacy-incidents': {
    list: SUPERUSER,
    read: SUPERUSER,
    create: SUPERUSER,
    update: SUPERUSER,
    delete: NOBODY,
    versions: SUPERUSER,
  },
  'seat-groups': BOOKS,
  gifts: BOOKS,
  'group-seats': BOOKS,
  certificates: { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  discounts: { ...BOOKS, create: STAFF, update: STAFF },
  'discount-redemptions': BOOKS,
  'payment-attempts': BOOKS,
  'payment-events': BOOKS,
  refunds: BOOKS,
  invoices: { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'reconciliation-reports': BOOKS,
  // Made by our own call alone, see `invite`.
  invitations: { ...BOOKS, create: STAFF },
  consents: { ...BOOKS, list: OWNER_AND_STAFF, read: OWNER_AND_STAFF },
  'newsletter-subscriptions': BOOKS,
  'cookie-consents': { ...BOOKS, create: EVERYBODY },
  'email-templates': { ...BOOKS, update: STAFF, versions: STAFF },
  'email-outbox': BOOKS,
  'activity-log': BOOKS,
  'scheduled-changes': BOOKS,
  redirects: { list: STAFF, read: STAFF, create: STAFF, update: STAFF, delete: STAFF, versions: NOBODY },
  forms: { ...PUBLIC_CONTENT, versions: STAFF },
  // Made by our own call, which takes them from everybody; of a stored one staff change the state, nothing else.
  'form-submissions': { ...BOOKS, create: EVERYBODY, update: STAFF, delete: STAFF },
  'form-files': BOOKS,
  'form-notes': BOOKS,
  'form-drafts': SEALED,
  sessions: SEALED,
  'account-views': SEALED,
  'saved-filters': SEALED,
  disputes: BOOKS,
  'password-resets': SEALED,
  'number-series': SEALED,
  'shop-events': BOOKS,
  'email-changes': SEALED,
  'two-factor-secrets': SEALED,
  'recovery-codes': SEALED,
  'sign-in-challenges': SEALED,
  'payload-kv': SEALED,
  'payload-migrations': SEALED,
  'payload-locked-documents': {
    list: STAFF,
    read: STAFF,
    create: STAFF,
    update: STAFF,
    delete: STAFF,
    versions: NOBODY,
  },
  // Staff have preferences of their own; `/payload-preferences/{key}` answers with theirs, or with null.
  'payload-preferences': {
    list: NOBODY,
    read: STAFF,
    create: STAFF,
    update: NOBODY,
    delete: NOBODY,
    versions: NOBODY,
  },
}
