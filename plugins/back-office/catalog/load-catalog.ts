import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import {
  type CatalogChange,
  type CatalogRefusal,
  type CatalogRow,
  catalogChanges,
  lacking,
} from '@/src/domain/catalog/spreadsheet'
import { requestSql } from '@/src/server/db/request-sql'
import { readProductsOf, type StoredProduct } from './read-products'
import { saveProduct } from './save-product'

export type LoadedRow = {
  line: number
  sku: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  changes: CatalogChange[]
  refusal: CatalogRefusal | null
  /** When the product it would change was last saved; null for none. */
  seen: string | null
}

/** By SKU, `seen` of what whoever loads the rows looked at; null for a product that was not there. */
type Seen = Readonly<Record<string, string | null>>

/** What would become of each row; keeps nothing. */
export async function lookAtCatalog(req: PayloadRequest, rows: readonly CatalogRow[]): Promise<LoadedRow[]> {
  const stored = await readProductsOf(req, rows.map(({ sku }) => sku).filter(Boolean))
  return rows.map((row) => outcomeOf(row, stored.get(row.sku.toUpperCase())))
}

/**
 * Keeps the rows, each in a transaction of its own: one that is refused holds up no other, and a second time nothing changes.
 * With `seen`, a product that somebody saved since is left as it is, and the row says so.
 */
export async function loadCatalog(
  req: PayloadRequest,
  rows: readonly CatalogRow[],
  seen: Seen | undefined,
): Promise<LoadedRow[]> {
  const loaded: LoadedRow[] = []
  for (const row of rows) loaded.push(await loadRow(req, row, seen))
  return loaded
}

async function loadRow(req: PayloadRequest, row: CatalogRow, seen: Seen | undefined): Promise<LoadedRow> {
  if ('refusal' in row) return outcomeOf(row, undefined)
  await initTransaction(req)
  try {
    const sql = await requestSql(req)
    // Two who load one SKU come one after the other, also where there is no product yet.
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('catalog ' || upper($1), 0))`, [row.sku])
    await sql.query('SELECT FROM products WHERE upper(sku) = upper($1) FOR UPDATE', [row.sku])
    const stored = (await readProductsOf(req, [row.sku])).get(row.sku.toUpperCase())
    const result = outcomeOf(row, stored)
    const isOld = seen !== undefined && (seen[row.sku] ?? null) !== result.seen
    if (isOld && result.changes.length > 0) {
      await killTransaction(req)
      return { ...result, outcome: 'refused', refusal: { code: 'changed-since' } }
    }
    if (result.outcome === 'new' || result.outcome === 'changed') await saveProduct(req, row.given, stored)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    const said = refusedWith(error)
    if (said === null) throw error
    const { line, sku } = row
    return { line, sku, outcome: 'refused', changes: [], refusal: { code: 'not-saved', said }, seen: null }
  }
}

function outcomeOf(row: CatalogRow, stored: StoredProduct | undefined): LoadedRow {
  const { line, sku } = row
  const refused = (refusal: CatalogRefusal): LoadedRow => ({
    ...{ line, sku, outcome: 'refused', changes: [], refusal, seen: stored?.seen ?? null },
  })
  if ('refusal' in row) return refused(row.refusal)
  const changes = catalogChanges(stored ?? NOTHING, row.given)
  const base = { line, sku, changes, refusal: null, seen: stored?.seen ?? null }
  if (stored && changes.length === 0) return { ...base, outcome: 'unchanged' }
  if (stored?.isInTrash) return refused({ code: 'in-trash' })
  if (stored?.hasDraft) return refused({ code: 'has-draft' })
  const column = lacking({ ...stored, ...row.given })
  if (column) return refused({ code: 'missing', column })
  return { ...base, outcome: stored ? 'changed' : 'new' }
}

/** What a product is compared with that is not there yet. */
const NOTHING = {} as never

/** What Payload says to whoever asked for something that cannot be; null for a fault of ours. */
function refusedWith(error: unknown): string | null {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ label, path, message }) => `${label ?? path}: ${message}`).join(' ')
  }
  return error instanceof APIError && error.status < 500 ? error.message : null
}
