import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFingerprint, PUBLIC_TABLES } from '@/src/server/content-changes/content-fingerprint'
import { lastChange } from '@/src/server/content-changes/last-change.mjs'
import { watchContent } from '@/src/server/content-changes/watch-content'
import { pool } from '@/src/server/db/transaction'
import { revalidateAfterChange, revalidateAfterGlobalChange } from '@/src/server/revalidate'
import { eventually } from '../../support/running-shop'
import { type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let product: TestProduct
let watch: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startShop()
  product = await shop.product()
  watch = await watchContent(shop.payload, await contentFingerprint(pool(shop.payload)))
  await isListening()
})
afterAll(async () => {
  await watch.stop()
  await shop.stop()
})

const LISTENERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`
const isListening = () =>
  eventually('it listens', async () => (await shop.database.query(LISTENERS)).length === 1)
const heard = () => lastChange().count

describe('Public pages: a change of what everybody sees', () => {
  it('is heard when it is committed, also from another process, and once for many changes', async () => {
    const before = heard()
    await shop.payload.update({ collection: 'products', id: product.id, data: { title: 'Another title' } })
    await expect.poll(heard).toBeGreaterThan(before)
  })

  it('is not heard when nothing came of it', async () => {
    const before = heard()
    const transactionID = (await shop.payload.db.beginTransaction()) ?? ''
    const req = { payload: shop.payload, context: {}, transactionID }
    await shop.payload.update({ collection: 'products', id: product.id, data: { title: 'Taken back' }, req })
    await shop.payload.db.rollbackTransaction(transactionID)
    // Whatever is sent arrives in order: after the next one is heard, there is nothing left to come.
    await shop.database.query(`SELECT pg_notify('content_changed', '')`)
    await expect.poll(heard).toBeGreaterThan(before)
    expect(heard()).toBe(before + 1)
  })

  it('is not heard when it is a draft, and heard when what was published is taken back', async () => {
    const before = heard()
    await shop.payload.update({
      collection: 'products',
      id: product.id,
      data: { title: 'A draft', _status: 'draft' },
      draft: true,
    })
    await shop.database.query(`SELECT pg_notify('content_changed', '')`)
    await expect.poll(heard).toBe(before + 1)
    await shop.payload.update({ collection: 'products', id: product.id, data: { _status: 'draft' } })
    await expect.poll(heard).toBe(before + 2)
  })

  it('that was missed while the line was down is found when it is back', async () => {
    const [listener] = await shop.database.query<{ pid: number }>(LISTENERS)
    const before = heard()
    await shop.database.query('SELECT pg_terminate_backend($1)', [listener?.pid])
    await shop.database.query(`UPDATE products SET title = 'By hand', updated_at = now() WHERE id = $1`, [
      product.id,
    ])
    await expect.poll(heard).toBe(before + 1)
    await isListening()
  })

  it('is none when the line comes back and all is as it was', async () => {
    const [listener] = await shop.database.query<{ pid: number }>(LISTENERS)
    const before = heard()
    await shop.database.query('SELECT pg_terminate_backend($1)', [listener?.pid])
    await expect
      .poll(async () => (await shop.database.query<{ pid: number }>(LISTENERS))[0]?.pid ?? listener?.pid)
      .not.toBe(listener?.pid)
    await shop.database.query(`SELECT pg_notify('content_changed', '')`)
    await expect.poll(heard).toBe(before + 1)
  })

  it('shows in the fingerprint: added, changed or removed', async () => {
    const fingerprint = () => contentFingerprint(pool(shop.payload))
    const seen = [await fingerprint()]
    const { id } = await shop.product()
    seen.push(await fingerprint())
    await shop.payload.update({ collection: 'products', id, data: { summary: 'Something else.' } })
    seen.push(await fingerprint())
    await shop.database.query('DELETE FROM products WHERE id = $1', [id])
    seen.push(await fingerprint())
    expect(new Set(seen.slice(0, 3)).size).toBe(3)
    expect(seen[3], 'as it was before').toBe(seen[0])
  })

  it('is seen when the business’s year ends: every page says it', async () => {
    const at = (now: string) => contentFingerprint(pool(shop.payload), new Date(now))
    const old = await at('2026-12-31T12:00:00Z')
    expect(await at('2027-01-01T04:59:59Z')).toBe(old)
    expect(await at('2027-01-01T05:00:00Z')).not.toBe(old)
  })

  it('is looked for in every table that public pages are made of', () => {
    const { collections, globals } = shop.payload.config
    const renewing = [
      ...collections.filter(({ hooks }) => hooks.afterChange.includes(revalidateAfterChange)),
      ...globals.filter(({ hooks }) => hooks.afterChange.includes(revalidateAfterGlobalChange)),
    ]
    expect([...PUBLIC_TABLES].sort()).toEqual(renewing.map(({ slug }) => slug.replaceAll('-', '_')).sort())
  })
})

describe('Speed: the list of products', () => {
  it('leaves the blocks of their pages out, and joins none of their tables', async () => {
    const { id } = await shop.product()
    const list = await shop.call<{ docs: Record<string, unknown>[] }>('GET', '/products?limit=1')
    expect(list.body.docs[0]).toHaveProperty('price')
    expect(list.body.docs[0]).not.toHaveProperty('layout')
    const asked = await shop.call<{ docs: Record<string, unknown>[] }>(
      'GET',
      '/products?limit=1&select[layout]=true',
    )
    expect(asked.body.docs[0]).toHaveProperty('layout')
    const one = await shop.call('GET', `/products/${id}`)
    expect(one.body).toHaveProperty('layout')
  })
})
