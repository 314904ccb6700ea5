import type { IdKind } from '@/src/domain/ids/document-id'
import type { NumberedKind } from '@/src/domain/invoices/document-number'
import { CURRENCY } from '@/src/domain/money/currency'
import { documentPath } from '@/src/domain/pages/document-path'

export type Seller = Partial<Record<'brandName' | 'legalName' | 'addressLines' | 'email' | 'phone', string>>

/** What a shop may do without. */
export type Features = Record<'discounts' | 'invoices' | 'refunds', boolean>

export type NumberPrefixes = Record<NumberedKind, string>

/** Whose ids are the site's to decide; all others of the shop are UUIDs. */
export type NumberedBySite = 'customers' | 'products'

/** Where the shop lives: whose site it is part of, as the `commerce` plugin found it. Each Payload of a process has its own. */
export type Site = {
  /** The collection buyers sign in to: its slug, and its table as SQL. */
  customers: { slug: string; table: string; hasFirstname: boolean }
  /** Pictures of products, or null when products have none. */
  media: {
    slug: string
    table: string
    column: string
    alt: 'none' | 'one' | 'each-language'
    hasCard: boolean
  } | null
  /** The languages of its content (Payload's `localization`), or null when it has one. */
  languages: { first: string; all: string[] } | null
  /** Which texts of a product each language has its own of. */
  productTexts: string[]
  ids: Record<NumberedBySite, IdKind>
  /** Whether the site has programs that buyers open here (the collection `programs`). */
  hasPrograms: boolean
  /** Who counts as staff. Null: whoever has the role admin or superuser. */
  isStaff: ((user: Record<string, unknown>) => boolean) | null
  /** Which of them are superusers too; null: all of the site's own staff. */
  isSuperuser: ((user: Record<string, unknown>) => boolean) | null
  /** Who may buy; null: whoever signs in. */
  isCustomer: ((user: Record<string, unknown>) => boolean) | null
  /** The one currency of the shop: amounts are counted in its smallest unit, which names call cents. */
  currency: string
  /** The site's own words of mails, by the message's key. */
  mails: Record<string, unknown>
  features: Features
  /** What it does after the fact: `ShopHooks` of the plugin. */
  hooks: Record<string, unknown>
  numberPrefixes: NumberPrefixes
  /** What a buyer is called on orders and receipts. */
  nameOf: (user: Record<string, unknown>) => string
  /** The table of the system settings; the plugin brings them along where the site has none. */
  settings: string
  /** Who sells, until somebody saves the system settings. */
  seller: Seller
  /** Addresses of the site's own pages. */
  pages: { payment: string; paymentCancelled: string; programs: string; product: string }
  /** The page (of the collection `pages`, by its address in the first language) that buyers agree to, or null for none. */
  termsPage: string | null
  /** Where Payload answers. */
  api: string
}

/** The site of this repository; a plugin that is added without options changes nothing of it. */
export const OUR_SITE: Site = {
  customers: { slug: 'users', table: 'users', hasFirstname: true },
  media: { slug: 'media', table: 'media', column: 'media_id', alt: 'each-language', hasCard: true },
  languages: { first: 'en', all: ['en', 'fr'] },
  productTexts: ['title', 'summary', 'slug'],
  ids: { customers: 'uuid', products: 'uuid' },
  hasPrograms: true,
  isStaff: null,
  isSuperuser: null,
  isCustomer: null,
  currency: CURRENCY,
  mails: {},
  features: { discounts: true, invoices: true, refunds: true },
  hooks: {},
  numberPrefixes: { invoice: 'INV', 'credit-note': 'CN' },
  nameOf: fullName,
  settings: 'system_settings',
  seller: {},
  pages: {
    payment: '/payment',
    paymentCancelled: '/payment/cancel',
    programs: '/profile',
    product: documentPath('products', '{slug}'),
  },
  termsPage: 'terms-and-conditions',
  api: '/api',
}

/** The place in `config.custom` where a configuration carries what its plugins have to know of each other. */
export const SHOP = 'commerce'

type Configured = { config: { custom?: Record<string, unknown> } }

/** Whose site this is: asked of a Payload, or of a connection it opened. */
export function siteOf(of: Configured | { site: Site }): Site {
  if ('site' in of) return of.site
  const shop = of.config.custom?.[SHOP] as { site?: Site } | undefined
  return shop?.site ?? OUR_SITE
}

/** The type of such an id in SQL. */
export function idType(site: Site, what: NumberedBySite): string {
  return ID_TYPES[site.ids[what]]
}

const ID_TYPES = { uuid: 'uuid', number: 'integer', text: 'varchar' } as const satisfies Record<
  IdKind,
  string
>

/** First and last name, else whatever the site calls a name, else the address. */
export function fullName(user: Record<string, unknown>): string {
  const text = (name: string) => (typeof user[name] === 'string' ? user[name].trim() : '')
  const both = `${text('firstname')} ${text('lastname')}`.trim()
  return both || text('fullName') || text('name') || text('email')
}
