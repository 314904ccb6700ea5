import { CATALOG_COLUMNS, CATALOG_KEYS, type CatalogKey, type CatalogProduct } from './columns'

/** At most so many products at once. */
export const MOST_PRODUCTS = 2_000

/** Why a row is left out. The staff screen has a sentence for each. */
export const CATALOG_REFUSALS = [
  'no-sku',
  'repeated',
  'bad-cell',
  'missing',
  'has-draft',
  'in-trash',
  'changed-since',
  'not-saved',
] as const

/** `column` is the heading it is about, `said` what the shop answered when the row was saved. */
export type CatalogRefusal = { code: (typeof CATALOG_REFUSALS)[number]; column?: string; said?: string }

/** One row: what its filled cells say. An empty cell says nothing, and changes nothing. */
export type CatalogRow = { line: number; sku: string } & (
  | { given: Partial<CatalogProduct> }
  | { refusal: CatalogRefusal }
)

export type CatalogChange = { column: string; from: string; to: string }

/** Which column stands where; null without one for the SKU. Capitals, blanks and signs do not matter, other columns are skipped. */
export function readCatalogHeader(cells: readonly string[]): Map<CatalogKey, number> | null {
  const names = cells.map(plain)
  const found = CATALOG_KEYS.map((key) => [key, names.indexOf(plain(CATALOG_COLUMNS[key].heading))] as const)
  const at = new Map(found.filter(([, index]) => index >= 0))
  return at.has('sku') ? at : null
}

/** Reads rows below the heading; `lines` says where each stands in the file. */
export function readCatalogRows(
  at: Map<CatalogKey, number>,
  rows: readonly { line: number; cells: readonly string[] }[],
): CatalogRow[] {
  const seen = new Set<string>()
  return rows.map(({ line, cells }) => {
    const given = readCells(at, cells)
    const sku = ('given' in given && given.given.sku) || ''
    if ('refusal' in given) return { line, sku: cellOf(cells, at.get('sku')), ...given }
    if (sku === '') return { line, sku, refusal: { code: 'no-sku' } }
    const isRepeated = seen.has(sku.toUpperCase())
    seen.add(sku.toUpperCase())
    return isRepeated ? { line, sku, refusal: { code: 'repeated' } } : { line, sku, ...given }
  })
}

/** What a row would change of a product that is there, as cells before and after. */
export function catalogChanges(product: CatalogProduct, given: Partial<CatalogProduct>): CatalogChange[] {
  return CATALOG_KEYS.filter((key) => key !== 'sku' && given[key] !== undefined)
    .map((key) => ({
      column: CATALOG_COLUMNS[key].heading,
      from: shown(key, product),
      to: shown(key, given),
    }))
    .filter(({ from, to }) => from !== to)
}

/** The heading of what a new product, or one with these changes, still lacks; null when it is whole. */
export function lacking(product: Partial<CatalogProduct>): string | null {
  const needs: CatalogKey[] = ['title.en', 'summary.en', 'priceCents']
  if (product.accessKind === 'days') needs.push('accessDays')
  if (product.accessKind === 'until') needs.push('accessUntil')
  const missing = needs.find(
    (key) => product[key] === undefined || product[key] === null || product[key] === '',
  )
  return missing ? CATALOG_COLUMNS[missing].heading : null
}

type Given = { given: Partial<CatalogProduct> } | { refusal: CatalogRefusal }

function readCells(at: Map<CatalogKey, number>, cells: readonly string[]): Given {
  const given: Partial<Record<CatalogKey, unknown>> = {}
  for (const [key, index] of at) {
    const cell = cellOf(cells, index)
    if (cell === '') continue
    const value = CATALOG_COLUMNS[key].read(cell)
    if (value === null) return { refusal: { code: 'bad-cell', column: CATALOG_COLUMNS[key].heading } }
    given[key] = value
  }
  return { given: given as Partial<CatalogProduct> }
}

/** Without the apostrophe that keeps a spreadsheet from reading it as a formula. */
function cellOf(cells: readonly string[], index = -1): string {
  return (cells[index] ?? '').replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, '').trim()
}

function shown(key: CatalogKey, product: Partial<CatalogProduct>): string {
  const { show } = CATALOG_COLUMNS[key] as { show: (value: unknown) => string }
  return product[key] === undefined ? '' : show(product[key])
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
