// @vitest-environment-options { "process": "headless/guards" }
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMMERCE_GUARDS } from '@/plugins/commerce/guards/commerce-guards'
import { startShop } from '@/plugins/commerce/start-shop'
import { startDatabase, type TestDatabase } from '../../support/environment/database'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'
import { PASSWORD } from '../../support/shop'

let shop: HeadlessShop
let ours: TestDatabase
beforeAll(async () => {
  shop = await startHeadlessShop()
  ours = await startDatabase()
})
afterAll(async () => {
  await ours.stop()
  await shop.stop()
})

/** What PostgreSQL itself says each guard is; nothing of a table Payload makes, of texts, addresses and versions kept in step for the release before, nor of the site's own search, sums, places of learners, merged accounts and chosen reports. */
const DEFINITIONS = `
  SELECT kind, name, definition FROM (
    SELECT 'check' AS kind, conname AS name, conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '% WHERE %'
    UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
               AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')
    UNION ALL SELECT 'sequence', sequencename, start_value || ' ' || increment_by FROM pg_sequences
               WHERE sequencename = 'order_numbers') AS found
   WHERE definition !~ '\\m(consents|invitations|instance|group_seats|scheduled_changes|translations|account_merges|account_merge_rows|account_merge_links|account_merge_writings|sales_reports)\\M|_english_|_locales' AND name !~ '_english_|^search_|sales_(changed|anew)|_place_(taken|left)|_merged_account|^accounts_of$|^surviving_account$|address_(of|to|from)_row|former_version' ORDER BY kind, name`

describe('Architecture, Commerce: what the database refuses, on a site the shop was added to', () => {
  it('is exactly what our own migrations make it refuse', async () => {
    const [theirs, expected] = await Promise.all([shop.query(DEFINITIONS), ours.query(DEFINITIONS)])
    const names = (guards: readonly unknown[]) =>
      guards.map((guard) => (guard as { name: string }).name).sort()
    expect(names(expected)).toEqual(names(COMMERCE_GUARDS))
    expect(theirs).toEqual(expected)
  })

  it('can be added again and changes nothing', async () => {
    const before = await shop.query(DEFINITIONS)
    const begun = await startShop(shop.payload)
    expect(await startShop(shop.payload), 'Payload has started it, and it runs once').toBe(begun)
    await begun.stop()
    await (await startShop(shop.payload)).stop()
    expect(await shop.query(DEFINITIONS)).toEqual(before)
  })

  it('stays as it is when a second server process pushes the tables again', async () => {
    const before = await shop.query(DEFINITIONS)
    const { headlessSite } = await import('../../support/headless/site')
    const address = (shop.payload.db as unknown as { poolOptions: { connectionString: string } }).poolOptions
    const config = headlessSite(address.connectionString)
    // Payload would skip it, having pushed the same tables in this process.
    vi.stubEnv('PAYLOAD_FORCE_DRIZZLE_PUSH', 'true')
    await shop.query(`DROP INDEX activity_log_created_at_idx`)
    const again = await getPayload({ config, key: 'pushes again' })
    vi.unstubAllEnvs()
    const [made] = await shop.query(
      `SELECT 1 FROM pg_indexes WHERE indexname = 'activity_log_created_at_idx'`,
    )
    expect(made, 'it was pushed').toBeTruthy()
    expect(await shop.query(DEFINITIONS)).toEqual(before)
    await (await startShop(again)).stop()
    await again.destroy()
  })

  it('numbers orders on behind the highest there is when its sequence was dropped and made again', async () => {
    const { id } = await shop.payload.create({
      collection: 'members' as 'users',
      data: { email: 'member@example.com', password: PASSWORD } as never,
    })
    await shop.query(
      `INSERT INTO orders (number, user_id, customer_name, customer_email, state, payment_method, currency,
                           subtotal_cents, discount_cents, tax_cents, total_cents)
       SELECT number, $1::uuid, 'Demo', 'member@example.com', 'pending', 'paypal', 'CAD', 0, 0, 0, 0
         FROM unnest(ARRAY['100007', '99', 'OLD-900000']) AS number`,
      [id],
    )
    const next = async () => {
      const [row] = await shop.query<{ number: string }>(`SELECT nextval('order_numbers')::text AS number`)
      return row?.number
    }
    await shop.query('DROP SEQUENCE order_numbers')
    for (const expected of ['100008', '100009']) {
      await (await startShop(shop.payload)).stop()
      expect(await next(), 'and starting once more takes nothing back').toBe(expected)
    }
  })

  it('is asked for before a shop starts, by name', async () => {
    await shop.query('DROP SEQUENCE order_numbers')
    const database = shop.payload.db as unknown as { push?: boolean }
    database.push = false
    await expect(startShop(shop.payload)).rejects.toThrow(
      'the database lacks order_numbers. Call addCommerceGuards(db) in a migration',
    )
  })
})
