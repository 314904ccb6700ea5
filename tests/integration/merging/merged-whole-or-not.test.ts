import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAccounts } from '@/plugins/own-data/jobs/close-accounts'
import { collectData } from '@/plugins/own-data/operations/collect-data'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { allRows, mergeBy, preview, twoAccounts } from '../../support/merging'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => shop.stop())

const countOf = async (place: string, id: string) => {
  const [table, column] = place.split('.')
  const [row] = await shop.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
    [id],
  )
  return row?.count ?? 0
}
const undo = (id: string, as: Customer) =>
  shop.call<{ error?: string; message: string }>('POST', `/activity-log/${id}/undo`, { as })

describe('Merging two accounts: at once, and cut off', () => {
  it('two of the staff at once merge them once, in either direction', async () => {
    for (let round = 0; round < 20; round++) {
      const [staff, second, into, from] = [
        await person(shop, 'admin'),
        await person(shop, 'admin'),
        await person(shop),
        await person(shop),
      ]
      await shop.database.query(`INSERT INTO staff_notes (text, user_id) VALUES ('A', $1), ('B', $2)`, [
        from.id,
        into.id,
      ])
      const there = { from, into, staff } as Parameters<typeof mergeBy>[1]
      const here = { ...there, from: into, into: from }
      const [a, b] = [(await preview(shop, there)).seen, (await preview(shop, here)).seen]
      const both = await Promise.all(
        round % 2 === 0
          ? [mergeBy(shop, there, a), mergeBy(shop, there, a, second)]
          : [mergeBy(shop, there, a), mergeBy(shop, here, b, second)],
      )
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const merges = await shop.database.query('SELECT id FROM account_merges WHERE from_id IN ($1, $2)', [
        from.id,
        into.id,
      ])
      expect(merges).toHaveLength(1)
    }
  })

  it('leaves nothing half when it is cut off in the middle, and is done whole when it is tried again', async () => {
    const two = await twoAccounts(shop)
    const { seen } = await preview(shop, two)
    const before = await allRows(shop)
    const holder = await pool(shop.payload).connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM certificates WHERE user_id = $1 FOR UPDATE', [two.from.id])
    const cut = mergeBy(shop, two, seen)
    await expect
      .poll(
        () =>
          shop.database.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE certificates%'`,
          ),
        { timeout: 10_000 },
      )
      .toHaveLength(1)
    expect((await cut).status).toBeGreaterThanOrEqual(500)
    await holder.query('ROLLBACK')
    holder.release()
    expect(await allRows(shop)).toEqual(before)
    expect((await mergeBy(shop, two, seen)).status).toBe(200)
  })
})

describe('Merging two accounts: taken back', () => {
  it('leaves every row of the database as it was before', async () => {
    const two = await twoAccounts(shop)
    const before = await allRows(shop)
    const { body } = await mergeBy(shop, two, (await preview(shop, two)).seen)
    expect(await allRows(shop)).not.toEqual(before)
    await shop.mailsTo(two.into.email)
    const both = await Promise.all([undo(body.activityId, two.staff), undo(body.activityId, two.staff)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await allRows(shop)).toEqual(before)
    expect((await shop.mailsTo(two.from.email)).map(({ subject }) => subject)).toContain(
      'Your two accounts are apart again',
    )
    expect((await mergeBy(shop, two, (await preview(shop, two)).seen)).status).toBe(200)
  })

  it('is refused once something has happened on either account, and not for a sign-in', async () => {
    const changes = [
      `INSERT INTO staff_notes (text, user_id) VALUES ('New', $1)`,
      `UPDATE lesson_progress SET position_seconds = 99 WHERE user_id = $1`,
      `UPDATE user_products SET reason = 'Another' WHERE user_id = $1`,
      `UPDATE users SET firstname = 'Other' WHERE id = $1`,
    ]
    for (const change of changes) {
      const two = await twoAccounts(shop)
      const { body } = await mergeBy(shop, two, (await preview(shop, two)).seen)
      await shop.database.query(change, [two.into.id])
      const before = await allRows(shop)
      expect((await undo(body.activityId, two.staff)).body.error, change).toBe('TOO_LATE_TO_UNDO')
      expect(await allRows(shop)).toEqual(before)
    }
  })
})

describe('Merging two accounts: their data', () => {
  const copyOf = async (userId: string) =>
    collectData(await createLocalReq({}, shop.payload), { userId, locale: 'en' })

  it('of the account that stays is a copy of both, and staff see both in one line', async () => {
    const two = await twoAccounts(shop)
    const copies = await Promise.all([copyOf(two.from.id), copyOf(two.into.id)])
    await mergeBy(shop, two, (await preview(shop, two)).seen)
    const both = await copyOf(two.into.id)
    const parts = [
      'account',
      'consents',
      'orders',
      'access',
      'progress',
      'finishedPrograms',
      'certificates',
      'messages',
      'dataRequests',
    ]
    for (const part of parts)
      expect(both[part], part).toHaveLength(
        copies.reduce((sum, copy) => sum + (copy[part] as unknown[]).length, 0),
      )
    expect(both.account).toMatchObject([{ email: two.into.email }, { email: two.from.email }])
    expect(JSON.stringify(both), 'sealed words are nobody else’s').not.toContain(two.words[0])
    const { body } = await shop.call<{ data: { what: string; undo: string | null }[] }>(
      'GET',
      `/users/${two.into.id}/timeline?kind=account`,
      { as: two.staff },
    )
    const told = body.data.map(({ what }) => what)
    expect(told).toContain('Merged into another account of this person by staff')
    expect(told).toContain('Another account of this person merged into this one by staff')
    await assertInvariants(shop)
  })

  it('goes with the account that stays when that is closed', async () => {
    const two = await twoAccounts(shop)
    await mergeBy(shop, two, (await preview(shop, two)).seen)
    await shop.database.query(`UPDATE users SET closes_at = now() - interval '1 minute' WHERE id = $1`, [
      two.into.id,
    ])
    expect(await closeAccounts(shop.payload)).toBe(1)
    const left = await shop.database.query(
      `SELECT id FROM users WHERE id IN ($1, $2) AND email NOT LIKE 'closed-%'`,
      [two.from.id, two.into.id],
    )
    expect(left).toEqual([])
    for (const place of [
      'lesson_notes.user_id',
      'action_plans.user_id',
      'lesson_progress.user_id',
      'certificates.user_id',
    ])
      expect(await countOf(place, two.from.id), place).toBe(0)
    expect(
      await shop.database.query(
        `SELECT 1 FROM user_products WHERE user_id IN ($1, $2) AND state = 'active'`,
        [two.from.id, two.into.id],
      ),
    ).toEqual([])
  })
})
