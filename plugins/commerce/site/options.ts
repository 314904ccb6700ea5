import type { Block } from 'payload'
import type { MailWords } from '@/plugins/mail/templates/default-content'
import type { Features, NumberPrefixes, Seller } from '@/src/server/site'
import type { ShopHooks } from '../events/shop-hooks'
import type { ProviderOption } from '../payments/providers/registry'
import type { Overrides } from './override'

/** What a site may tell the shop about itself. Everything has a default. */
export type CommerceOptions = {
  /** The collection people sign in to. Default: `users`. */
  customers?: string
  /** The upload collection of product pictures, or false for none. Default: `media` when the site has it. */
  media?: string | false
  /** Who may refund, read all orders and edit products. Default: the roles `admin` and `superuser`. */
  isStaff?: (user: Record<string, unknown>) => boolean
  /** Which of them may do what only a superuser may (deleting a product, deciding a payment). Default: all staff, or the role `superuser`. */
  isSuperuser?: (user: Record<string, unknown>) => boolean
  /** Who may buy. Default: everybody who signs in. */
  isCustomer?: (user: Record<string, unknown>) => boolean
  /** What a buyer is called on orders and receipts. Default: first and last name, else `fullName`, `name`, email. */
  nameOf?: (user: Record<string, unknown>) => string
  /** Collections as you want them: `{ products: ({ defaultCollection }) => ({ ...defaultCollection, … }) }`. */
  overrides?: Overrides
  /** What the shop does without. Default: everything is there. */
  features?: Partial<Features>
  /** What you do after the fact: `onOrderPaid`, `onAccessGranted`, `onAccessEnded`, `onRefunded`. */
  hooks?: ShopHooks
  /** The currency of all prices, as its three letters. Default: CAD. */
  currency?: string
  /** Mails in your own words, by the message's key, until staff change them: `{ 'order-receipt': { subject, heading, blocks } }`. */
  mails?: MailWords
  /** What numbers of documents begin with. Default: `INV` and `CN`. */
  numberPrefixes?: Partial<NumberPrefixes>
  /** What staff see of the shop in the admin: orders, refunds, what waits for them, discounts. Default: true; false for Payload's plain lists. */
  staffScreens?: boolean
  /** Blocks of product pages. Default: products have no page content. */
  productPages?: Block[]
  /** Whom it can be paid through, the default one first. Default: `defaultProviders`. */
  providers?: readonly ProviderOption[]
  /** Whether the shop settles payments and delivers mail as soon as Payload is ready. Default: true; else call `startShop`. */
  jobs?: boolean
  /**
   * Your pages below SITE_URL: where the provider sends buyers back to, where the receipt's button leads, and where a product is
   * bought (`{slug}` stands for its own).
   */
  pages?: Partial<{ payment: string; paymentCancelled: string; programs: string; product: string }>
  /** A page of your collection `pages` that buyers agree to: its language and version are kept on the order. Default: none. */
  termsPage?: string
  /** Whose name stands at the provider, on receipts and on invoices, until staff save the system settings. */
  seller?: Seller
}
