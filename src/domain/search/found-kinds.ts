/** What staff find, in the order it is shown, and where it opens in the staff area. */
export const FOUND_KINDS = {
  person: { label: 'People', collection: 'users' },
  order: { label: 'Orders', collection: 'orders' },
  invoice: { label: 'Invoices', collection: 'invoices' },
  product: { label: 'Products', collection: 'products' },
  page: { label: 'Pages', collection: 'pages' },
  resource: { label: 'Resources', collection: 'resources' },
  discount: { label: 'Discount codes', collection: 'discounts' },
  form: { label: 'Forms', collection: 'forms' },
} as const satisfies Record<string, { label: string; collection: string }>

export type FoundKind = keyof typeof FOUND_KINDS

export type Found = { kind: FoundKind; id: string; title: string; detail: string }

/** What is looked for: small letters without accents and control characters, as the search compares them. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
