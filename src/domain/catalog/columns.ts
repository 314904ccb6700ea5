import type { Locale } from '../languages/locales'
import { toDecimalString } from '../money/money'
import { typedPrice } from '../money/typed-price'
import { isSlug } from '../pages/slug'
import { readSpreadsheetTime, spreadsheetTime } from '../time/business-time'

/** What a spreadsheet of the catalog says of one product; texts are each language's own. Amounts in cents, times as ISO. */
export type CatalogProduct = {
  sku: string
  kind: 'program' | 'service' | 'licence'
  priceCents: number
  position: number | null
  flagship: boolean
  accessKind: 'forever' | 'days' | 'until'
  accessDays: number | null
  accessUntil: string | null
  renewalPriceCents: number | null
} & Record<CatalogText, string>

export type CatalogText = `${'title' | 'summary' | 'slug'}.${Locale}`

type Column<Value> = {
  heading: string
  /** As it stands in a cell; empty for nothing. */
  show: (value: Value) => string
  /** What a cell that is not empty says; null when it cannot be that. */
  read: (cell: string) => NonNullable<Value> | null
}

/** The columns of the catalog as a spreadsheet, in order: what is downloaded can be changed and loaded again. */
export const CATALOG_COLUMNS: { [Key in keyof CatalogProduct]: Column<CatalogProduct[Key]> } = {
  sku: text('SKU', 60),
  kind: choice('Kind', { program: 'Program', service: 'Service', licence: 'Licence' }),
  'title.en': text('Title', 120),
  'title.fr': text('Title (French)', 120),
  'summary.en': text('Summary', 400),
  'summary.fr': text('Summary (French)', 400),
  'slug.en': address('Address'),
  'slug.fr': address('Address (French)'),
  priceCents: { heading: 'Price', show: (cents) => toDecimalString(cents), read: typedPrice },
  position: wholeNumber('Place in lists', 0, 1_000_000),
  flagship: { heading: 'Shown large', show: (is) => (is ? 'Yes' : 'No'), read: readYes },
  accessKind: choice('Access', { forever: 'For ever', days: 'A number of days', until: 'Until a date' }),
  accessDays: wholeNumber('Days', 1, 36_500),
  accessUntil: { heading: 'Open until', show: spreadsheetTime, read: readSpreadsheetTime },
  renewalPriceCents: {
    heading: 'Price to renew',
    show: (cents) => (cents === null ? '' : toDecimalString(cents)),
    read: typedPrice,
  },
}

export type CatalogKey = keyof CatalogProduct

export const CATALOG_KEYS = Object.keys(CATALOG_COLUMNS) as CatalogKey[]

function text(heading: string, most: number): Column<string> {
  return { heading, show: (value) => value, read: (cell) => (cell.length <= most ? cell : null) }
}

function address(heading: string): Column<string> {
  return { heading, show: (value) => value, read: (cell) => (isSlug(cell) ? cell : null) }
}

function wholeNumber(heading: string, least: number, most: number): Column<number | null> {
  return {
    heading,
    show: (value) => (value === null ? '' : String(value)),
    read: (cell) => {
      const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN
      return value >= least && value <= most ? value : null
    },
  }
}

function choice<Value extends string>(heading: string, labels: Record<Value, string>): Column<Value> {
  const values = Object.keys(labels) as Value[]
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return {
    heading,
    show: (value) => labels[value],
    read: (cell) => values.find((value) => isSame(cell, value) || isSame(cell, labels[value])) ?? null,
  }
}

function readYes(cell: string): boolean | null {
  if (/^(yes|oui|true|x|1)$/i.test(cell)) return true
  return /^(no|non|false|0)$/i.test(cell) ? false : null
}
