import type { CollectionConfig, Config } from 'payload'
import { Products } from '@/collections/products'
import { readMailWords } from '@/plugins/mail/templates/default-content'
import type { IdKind } from '@/src/domain/ids/document-id'
import { currencyProblem } from '@/src/domain/money/currency'
import { OUR_SITE, type Site } from '@/src/server/site'
import type { ShopHooks } from '../events/shop-hooks'
import { hasField } from './has-field'
import type { CommerceOptions } from './options'
import { columnOf, tableOf } from './table-of'

/**
 * What the shop has to know about the site it is added to. Throws, with a sentence that says what to change, when the
 * site cannot have a shop.
 */
export function findSite(config: Config, options: CommerceOptions): Site {
  const customers = findCustomers(config, options.customers ?? OUR_SITE.customers.slug)
  const media = findMedia(config, options.media)
  const languages = languagesOf(config)
  return {
    customers: {
      slug: customers.slug,
      table: tableOf(customers),
      hasFirstname: hasField(customers.fields, 'firstname'),
    },
    media: media && {
      slug: media.slug,
      table: tableOf(media),
      column: columnOf(media),
      alt: altOf(media, languages),
      hasCard: typeof media.upload === 'object' && hasSize(media.upload.imageSizes, 'card'),
    },
    languages,
    productTexts: languages ? namesOfLocalized(Products.fields) : [],
    ids: { customers: idKindOf(config, customers), products: idKindOf(config, Products) },
    hasPrograms: config.collections?.some(({ slug }) => slug === 'programs') ?? false,
    isStaff: options.isStaff ?? null,
    isSuperuser: options.isSuperuser ?? null,
    isCustomer: options.isCustomer ?? null,
    currency: readCurrency(options.currency),
    mails: readMailWords(options.mails),
    features: { ...OUR_SITE.features, ...options.features },
    hooks: readHooks(options.hooks),
    numberPrefixes: readPrefixes(options.numberPrefixes),
    nameOf: options.nameOf ?? OUR_SITE.nameOf,
    settings: OUR_SITE.settings,
    seller: options.seller ?? {},
    pages: { ...OUR_SITE.pages, ...options.pages },
    termsPage: options.termsPage ?? null,
    api: config.routes?.api ?? OUR_SITE.api,
  }
}

function languagesOf({ localization }: Config): Site['languages'] {
  if (!localization) return null
  const all = localization.locales.map((locale) => (typeof locale === 'string' ? locale : locale.code))
  return { first: localization.defaultLocale, all }
}

function namesOfLocalized(fields: CollectionConfig['fields']): string[] {
  return fields.flatMap((field) =>
    'name' in field && 'localized' in field && field.localized ? [field.name] : [],
  )
}

function altOf(
  { fields }: CollectionConfig,
  languages: Site['languages'],
): NonNullable<Site['media']>['alt'] {
  if (!hasField(fields, 'alt')) return 'none'
  return languages && namesOfLocalized(fields).includes('alt') ? 'each-language' : 'one'
}

function readCurrency(currency: string = OUR_SITE.currency): string {
  const problem = currencyProblem(currency)
  if (problem !== null) throw new Error(`commerce: ${problem}`)
  return currency
}

function findCustomers(config: Config, slug: string): CollectionConfig {
  const found = config.collections?.find((collection) => collection.slug === slug)
  if (!found?.auth) {
    throw new Error(
      `commerce: people sign in to no collection "${slug}". Name yours: commerce({ customers: 'members' })`,
    )
  }
  if (found.timestamps === false) throw new Error(`commerce: "${slug}" must keep its timestamps`)
  return found
}

function findMedia(config: Config, wanted: CommerceOptions['media']): CollectionConfig | null {
  if (wanted === false) return null
  const slug = wanted ?? OUR_SITE.media?.slug
  const found = config.collections?.find((collection) => collection.slug === slug)
  if (wanted !== undefined && !found?.upload) {
    throw new Error(`commerce: "${wanted}" is no upload collection. Name yours, or media: false`)
  }
  return found?.upload ? found : null
}

/** As Payload decides it: an `id` of the collection's own, else what the database does. */
function idKindOf({ db }: Config, { slug, fields }: CollectionConfig): IdKind {
  const own = fields.find((field) => 'name' in field && field.name === 'id')
  if (own?.type === 'number')
    throw new Error(
      `commerce: "${slug}" has an id field of type number, whose values the database cannot make. Use text, or leave it out`,
    )
  if (own) return 'text'
  return db?.defaultIDType === 'number' ? 'number' : 'uuid'
}

const HOOKS = [
  'onOrderPaid',
  'onAccessGranted',
  'onAccessEnded',
  'onRefunded',
] as const satisfies (keyof ShopHooks)[]

function readHooks(hooks: ShopHooks = {}): Site['hooks'] {
  const known: readonly string[] = HOOKS
  const unknown = Object.keys(hooks).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`commerce: there is no hook ${unknown}. There are ${HOOKS.join(', ')}`)
  return Object.fromEntries(Object.entries(hooks).filter(([, hook]) => hook !== undefined))
}

function readPrefixes(wanted: CommerceOptions['numberPrefixes']): Site['numberPrefixes'] {
  const prefixes = { ...OUR_SITE.numberPrefixes, ...wanted }
  const odd = Object.values(prefixes).find((prefix) => !/^[A-Za-z0-9][A-Za-z0-9/-]{0,19}$/.test(prefix))
  if (odd !== undefined)
    throw new Error(`commerce: "${odd}" cannot begin a number. Use up to 20 letters, digits, - and /`)
  if (prefixes.invoice !== prefixes['credit-note']) return prefixes
  throw new Error(
    `commerce: invoices and credit notes need prefixes of their own, not "${prefixes.invoice}" for both`,
  )
}

function hasSize(sizes: { name: string }[] | undefined, name: string): boolean {
  return sizes?.some((size) => size.name === name) ?? false
}
