import { Client } from 'pg'
import type { TheirOrder, TheirTransaction } from '@/src/domain/moving/plan-order'

/** A product or a variant as the other shop sells it; the price in the smallest unit of each currency. */
export type TheirProduct = {
  id: string
  /** Of a variant: the product it is one of. */
  variantOf: string | null
  title: string
  slug: string | null
  sku: string | null
  prices: Record<string, number>
  isPublished: boolean
}

export type TheirShop = { products: TheirProduct[]; orders: TheirOrder[]; transactions: TheirTransaction[] }

type Row = Record<string, unknown>

/**
 * Reads the tables of `@payloadcms/plugin-ecommerce` in the public schema of a database, all at one moment, and writes
 * nothing there. Columns a site added (title, slug, sku) are taken where they are.
 */
export async function readTheirShop(connectionString: string): Promise<TheirShop> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const rowsOf = async (table: string) => {
      const { rows } = await client.query<{ row: Row }>(THEIR_ROWS[table] ?? '')
      return rows.map(({ row }) => row)
    }
    const variants = (await hasTable(client, 'variants')) ? await rowsOf('variants') : []
    const products = await rowsOf('products')
    const links = await rowsOf('orders_rels')
    const orderOf = new Map(links.map((link) => [textOf(link.transactions_id), textOf(link.parent_id)]))
    return {
      products: [
        ...products.map((row) => toProduct(row, products)),
        ...variants.map((row) => toProduct(row, products)),
      ],
      orders: toOrders(await rowsOf('orders'), await rowsOf('orders_items'), await rowsOf('users')),
      transactions: (await rowsOf('transactions')).map((row) => toTransaction(row, orderOf)),
    }
  } finally {
    await client.end()
  }
}

const THEIR_ROWS: Record<string, string> = Object.fromEntries(
  ['products', 'variants', 'orders', 'orders_items', 'orders_rels', 'transactions', 'users'].map((table) => [
    table,
    `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY t.id`,
  ]),
)

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS found`, [
    table,
  ])
  return rows[0]?.found === true
}

function toProduct(row: Row, products: Row[]): TheirProduct {
  const variantOf = textOf(row.product_id)
  const parent = variantOf ? products.find(({ id }) => textOf(id) === variantOf) : undefined
  const own = textOf(row.title) ?? textOf(row.id) ?? ''
  const parentTitle = textOf(parent?.title)
  return {
    id: textOf(row.id) ?? '',
    variantOf,
    title: parentTitle && !own.startsWith(parentTitle) ? `${parentTitle} – ${own}` : own,
    slug: textOf(row.slug) ?? textOf(parent?.slug),
    sku: textOf(row.sku),
    prices: pricesOf(row),
    isPublished: row._status !== 'draft' && row.deleted_at == null,
  }
}

/** `price_in_c_a_d`, where `price_in_c_a_d_enabled`. */
function pricesOf(row: Row): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const letters = /^price_in_([a-z])_([a-z])_([a-z])$/.exec(column)
      if (!letters || typeof value !== 'number' || row[`${column}_enabled`] !== true) return []
      return [[letters.slice(1).join('').toUpperCase(), value]]
    }),
  )
}

function toOrders(orders: Row[], items: Row[], people: Row[]): TheirOrder[] {
  const emails = new Map(people.map(({ id, email }) => [textOf(id), textOf(email)]))
  const byOrder = new Map<string, Row[]>()
  for (const item of items) {
    const order = textOf(item._parent_id) ?? ''
    byOrder.set(order, [...(byOrder.get(order) ?? []), item])
  }
  return orders.map((row) => ({
    id: textOf(row.id) ?? '',
    status: (textOf(row.status) ?? null) as TheirOrder['status'],
    amount: typeof row.amount === 'number' ? row.amount : null,
    currency: textOf(row.currency),
    email:
      (textOf(row.customer_email) ?? emails.get(textOf(row.customer_id)) ?? null)?.trim().toLowerCase() ||
      null,
    placedAt: String(row.created_at),
    items: (byOrder.get(textOf(row.id) ?? '') ?? [])
      .sort((a, b) => Number(a._order) - Number(b._order))
      .map((item) => ({
        product: textOf(item.product_id),
        variant: textOf(item.variant_id),
        quantity: Number(item.quantity) || 1,
      })),
  }))
}

/** Its order is named in it, or names it. */
function toTransaction(row: Row, orders: Map<string | null, string | null>): TheirTransaction {
  const id = textOf(row.id) ?? ''
  const method = textOf(row.payment_method) ?? 'unknown'
  return {
    id,
    orderId: textOf(row.order_id) ?? orders.get(id) ?? null,
    status: (textOf(row.status) ?? 'pending') as TheirTransaction['status'],
    amount: typeof row.amount === 'number' ? row.amount : null,
    currency: textOf(row.currency),
    method,
    reference: textOf(row[`${method}_payment_intent_i_d`]),
    madeAt: String(row.created_at),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}
