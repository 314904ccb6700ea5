import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { mergedWritings } from '../../support/merged-writings'
import { allRows, twoAccounts } from '../../support/merging'
import { order } from '../../support/purchase'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})
const { tokenTo, confirm, merged, undo, unread, sealedOf } = mergedWritings(() => shop)

describe('Writings that go over: at once, cut off, and taken back', () => {
  it('both mailboxes at one moment move them once, 20 times', async () => {
    const two = await twoAccounts(shop)
    for (let round = 0; round < 20; round++) {
      const { activityId, mergeId } = await merged(two)
      const [a, b] = [await tokenTo(two.from), await tokenTo(two.into)]
      const answers = await Promise.all([confirm(a), confirm(b), confirm(a), confirm(b)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 410, 410])
      const states = answers.flatMap(({ body }) => body.data?.state ?? [])
      expect(states.sort()).toEqual(['moved', 'waiting'])
      expect(await unread(two, two.into)).toEqual([])
      const moves = await shop.database.query(
        `SELECT FROM activity_log WHERE action = 'account.writings-moved' AND details ->> 'merge' = $1`,
        [mergeId],
      )
      expect(moves).toHaveLength(1)
      expect((await undo(activityId, two.staff)).status).toBe(200)
      expect(await unread(two, two.into)).toEqual(two.words)
    }
  })

  it('an undo and the last word at one moment leave them with one account, whole', async () => {
    for (let round = 0; round < 10; round++) {
      const two = await twoAccounts(shop)
      const { activityId } = await merged(two)
      await confirm(await tokenTo(two.from))
      const token = await tokenTo(two.into)
      const [undone, confirmed] = await Promise.all([undo(activityId, two.staff), confirm(token)])
      expect(undone.status).toBe(200)
      expect([200, 410]).toContain(confirmed.status)
      expect(await unread(two, two.into)).toEqual(two.words)
      const { length } = await sealedOf(two)
      expect(length).toBe(5)
    }
  })

  it('nothing moves when it is cut off in the middle, and all of it when the link is used again', async () => {
    const two = await twoAccounts(shop)
    await merged(two)
    await confirm(await tokenTo(two.from))
    const before = await allRows(shop)
    await shop.database.query(
      `CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$`,
    )
    await shop.database.query(
      `CREATE TRIGGER cut_off BEFORE INSERT ON account_merge_writings FOR EACH STATEMENT EXECUTE FUNCTION cut_off()`,
    )
    const token = await tokenTo(two.into)
    expect((await confirm(token)).status).toBe(500)
    await shop.database.query('DROP FUNCTION cut_off CASCADE')
    expect(await allRows(shop)).toEqual(before)
    expect((await confirm(token)).body.data).toEqual({ state: 'moved' })
  })

  it('what was written since keeps the merge from being undone, before the move or after it', async () => {
    for (const isBefore of [true, false]) {
      const two = await twoAccounts(shop)
      const { activityId } = await merged(two)
      const note = () =>
        shop.call('PUT', `${two.lesson}/answers`, { as: two.into, body: { answers: { later: 'new' } } })
      if (isBefore) expect((await note()).status).toBe(200)
      for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
      if (!isBefore) expect((await note()).status).toBe(200)
      expect((await undo(activityId, two.staff)).body.error).toBe('TOO_LATE_TO_UNDO')
      expect(await unread(two, two.into)).toEqual([])
    }
  })

  it('a link of a merge that was undone, or into an account that is merged on, opens nothing', async () => {
    const two = await twoAccounts(shop)
    const { activityId } = await merged(two)
    const [a, b] = [await tokenTo(two.from), await tokenTo(two.into)]
    await undo(activityId, two.staff)
    expect([(await confirm(a)).status, (await confirm(b)).status]).toEqual([410, 410])
    const other = await twoAccounts(shop)
    await merged(other)
    const third = { ...other, from: other.into, into: await person(shop) }
    await order(shop, third.into, [other.programs[0].product])
    await merged(third)
    expect((await confirm(await tokenTo(other.from))).status).toBe(410)
    expect(await unread(other, third.into)).toEqual(other.words)
  })
})
