import { randomUUID } from 'node:crypto'

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** A page and a product as a shop of one language kept them, each with the version that is public and a newer draft. */
export async function fillContent(query: Query, product: string): Promise<void> {
  const page = randomUUID()
  await query(
    `INSERT INTO _products_v (parent_id, version_title, version_slug, latest, version__status)
     VALUES ($1, 'Calm', 'calm', false, 'published'), ($1, 'Calmer', 'calmer', true, 'draft')`,
    [product],
  )
  await query(
    `INSERT INTO pages (id, title, slug, meta_description, _status) VALUES ($1, 'About us', 'about-us', 'Who we are', 'published')`,
    [page],
  )
  await query(
    `INSERT INTO _pages_v (parent_id, version_title, version_slug, latest, version__status)
     VALUES ($1, 'About us', 'about-us', false, 'published'), ($1, 'About all of us', 'about-us', true, 'draft')`,
    [page],
  )
}

/** What became of them, by language. */
export async function contentTexts(query: Query): Promise<Record<string, unknown[]>> {
  const texts = (table: string, columns: string, where = 'true') =>
    query(
      `SELECT l._locale AS locale, ${columns} FROM ${table} t JOIN ${table}_locales l ON l._parent_id = t.id WHERE ${where} ORDER BY 2, 1`,
    )
  const version = 'l.version_title AS title, l.version_slug AS slug, t.version__status AS status'
  return {
    pages: await texts('pages', 'l.title, l.slug, l.meta_description AS description, l.shown'),
    pageVersions: await texts('_pages_v', version),
    products: await texts('products', 'l.title, l.slug', `t.sku = 'CALM'`),
    productVersions: await texts('_products_v', version, `l.version_slug LIKE 'calm%'`),
  }
}

export const CONTENT_TEXTS = {
  pages: [{ locale: 'en', title: 'About us', slug: 'about-us', description: 'Who we are', shown: true }],
  pageVersions: [
    { locale: 'en', title: 'About all of us', slug: 'about-us', status: 'draft' },
    { locale: 'en', title: 'About us', slug: 'about-us', status: 'published' },
  ],
  products: [{ locale: 'en', title: 'Calm', slug: 'calm' }],
  productVersions: [
    { locale: 'en', title: 'Calm', slug: 'calm', status: 'published' },
    { locale: 'en', title: 'Calmer', slug: 'calmer', status: 'draft' },
  ],
}
