import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTESTS, MOVES, PRIVATE_TABLES } from '@/plugins/merging/references'
import { COLUMNS_THAT_STAY } from '../../support/columns-that-stay'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { allRows, mergeBy, preview, twoAccounts } from '../../support/merging'
import { approvedOrder, order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const countOf = async (place: string, id: string) => {
  const [table, column] = place.split('.')
  const [row] = await shop.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
    [id],
  )
  return row?.count ?? 0
}
const attempt = async (into: Customer, from: Customer, as: Customer) => {
  const body = { email: from.email }
  const { status, body: said } = await shop.call('POST', `/users/${into.id}/merges/preview`, { as, body })
  return { status, message: String(said.message ?? '') }
}

describe('Merging two accounts: nothing is forgotten', () => {
  it('names every column of the database that leads to a person as moved, private, or staying for a reason', async () => {
    const columns = await shop.database.query<{ place: string }>(
      `SELECT conrelid::regclass || '.' || a.attname AS place
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
        WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`,
    )
    const named = [
      ...MOVES.map(({ table, column }) => `${table}.${column}`),
      ...CONTESTS.map(({ table }) => `${table}.user_id`),
      ...PRIVATE_TABLES.map((table) => `${table}.user_id`),
      ...Object.keys(COLUMNS_THAT_STAY),
    ]
    expect(named.toSorted()).toEqual(columns.map(({ place }) => place).toSorted())
  })
})

describe('Merging two accounts: what moves', () => {
  it('is what the preview said, part by part; the further of two counts, and both entries of the ledger are kept', async () => {
    const two = await twoAccounts(shop)
    const { from, into, staff, programs } = two
    const before = await allRows(shop)
    const seen = await preview(shop, two)
    expect(await allRows(shop), 'looking changes nothing').toEqual(before)
    const places = MOVES.map(({ table, column }) => `${table}.${column}`)
    const counts = await Promise.all(places.map((place) => countOf(place, into.id)))
    const { status, body } = await mergeBy(shop, two, seen.seen)
    expect({ status, body }).toMatchObject({ status: 200 })
    for (const [index, { part, table, column }] of MOVES.entries()) {
      const gained = (await countOf(`${table}.${column}`, into.id)) - (counts[index] ?? 0)
      const told = seen.moves.find((each) => each.part === part)?.count ?? 0
      // The two mails about it, and the two that ask for what was written, are filed with the account that stays.
      expect({ part, gained }).toEqual({ part, gained: part === 'emails' ? told + 4 : told })
      expect(told, `the test has ${part}`).toBeGreaterThan(
        part === 'invoices' || part === 'discounts' ? -1 : 0,
      )
    }
    expect(seen.contested).toEqual([
      { part: 'certificates', count: 1, fromOther: 1 },
      { part: 'completions', count: 1, fromOther: 0 },
      { part: 'groupPlaces', count: 1, fromOther: 0 },
      { part: 'openedEarly', count: 1, fromOther: 0 },
      { part: 'ownedTwice', count: 4, fromOther: 0 },
      { part: 'progress', count: 2, fromOther: 1 },
    ])
    expect(Object.fromEntries(seen.stays.map(({ part, count }) => [part, count]))).toMatchObject({
      words: 5,
      consents: 1,
    })
    const steps = await shop.database.query<{ state: string }>(
      `SELECT state FROM lesson_progress WHERE user_id = $1 AND lesson_id = ANY ($2::uuid[])`,
      [into.id, programs.map(({ lessonId }) => lessonId)],
    )
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done'])
    const placesNow = await shop.database.query(
      `SELECT p.user_id, p.program_id, p.lesson_id, p.at FROM learning_places p WHERE p.user_id IN ($1, $2)
       EXCEPT (SELECT DISTINCT ON (s.user_id, s.program_id) s.user_id, s.program_id, s.lesson_id, s.updated_at FROM lesson_progress s
                WHERE s.user_id IN ($1, $2) ORDER BY s.user_id, s.program_id, s.updated_at DESC)`,
      [from.id, into.id],
    )
    expect(placesNow).toEqual([])
    expect(await countOf('user_products.user_id', from.id)).toBe(0)
    const log = await shop.database.query(
      `SELECT action, actor_id AS actor FROM activity_log WHERE details ->> 'merge' = $1 ORDER BY action`,
      [body.mergeId],
    )
    expect(log).toEqual([
      { action: 'account.merged', actor: staff.id },
      { action: 'account.merged-away', actor: staff.id },
    ])
    for (const { email } of [from, into])
      expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toContain(
        'Your two accounts are one now',
      )
  })

  it('ends every session of the account that is merged away, and its address leads to the mailbox of the other', async () => {
    const two = await twoAccounts(shop)
    await mergeBy(shop, two, (await preview(shop, two)).seen)
    expect((await shop.call('GET', '/users/profile', { as: two.from })).status).toBe(401)
    expect((await shop.call('GET', '/users/profile', { as: two.into })).status).toBe(200)
    const sentTo = async (email: string) =>
      (await shop.mailsTo(email)).filter(({ subject }) => /password/i.test(subject ?? '')).length
    await shop.call('POST', '/users/forgot-password', { body: { email: two.from.email } })
    expect([await sentTo(two.from.email), await sentTo(two.into.email)]).toEqual([0, 1])
    const open = await shop.call('PATCH', `/users/${two.from.id}`, {
      as: two.staff,
      body: { state: 'active' },
    })
    expect(open.status).toBe(400)
    await expect(order(shop, two.from, [await shop.product()])).resolves.toMatchObject({ status: 401 })
  })

  it('leaves what was written for oneself sealed where it is, for nobody to read', async () => {
    const two = await twoAccounts(shop)
    const sealed = () => shop.database.query('SELECT * FROM lesson_notes WHERE user_id = $1', [two.from.id])
    const before = await sealed()
    await mergeBy(shop, two, (await preview(shop, two)).seen)
    expect(await sealed()).toEqual(before)
    expect(before).toHaveLength(1)
    const { body } = await shop.call('GET', `${two.lesson}/note`, { as: two.into })
    expect(JSON.stringify(body)).not.toContain(two.words[0])
  })

  it('takes nothing new for the account that is merged away, whoever was in the middle of it', async () => {
    const two = await twoAccounts(shop)
    await mergeBy(shop, two, (await preview(shop, two)).seen)
    const product = await shop.product()
    const late = shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key) VALUES ($1, $2, 'active', 'staff', $3)`,
      [two.from.id, product.id, `late:${product.id}`],
    )
    await expect(late).rejects.toThrow('merged into another one')
    const opened = await shop.call('POST', `/users/${two.from.id}/user-products`, {
      as: two.staff,
      body: { productId: product.id, reason: 'Complimentary' },
    })
    expect(opened).toMatchObject({
      status: 409,
      body: { message: 'This account was merged into another one.' },
    })
  })
})

describe('Merging two accounts: what is refused', () => {
  it('is staff, oneself, nobody, a deactivated account, one that is being closed, and a payment under way', async () => {
    const [admin, one, other] = [await person(shop, 'admin'), await person(shop), await person(shop)]
    expect((await attempt(one, admin, admin)).message).toBe('Accounts of staff are not merged.')
    expect((await attempt(admin, one, admin)).status).toBe(409)
    expect((await attempt(one, one, admin)).message).toBe('This is the same account.')
    expect((await attempt(one, { ...other, email: 'nobody@example.com' }, admin)).status).toBe(404)
    expect((await attempt(one, other, one)).status).toBe(403)
    const buyer = await person(shop)
    await approvedOrder(shop, buyer, [await shop.product()])
    expect((await attempt(one, buyer, admin)).message).toContain('under way')
    expect((await attempt(buyer, one, admin)).message).toContain('under way')
    await shop.database.query(`UPDATE users SET closes_at = now() + interval '9 days' WHERE id = $1`, [
      other.id,
    ])
    expect((await attempt(one, other, admin)).message).toContain('being closed')
    await shop.database.query(`UPDATE users SET closes_at = NULL, state = 'deactivated' WHERE id = $1`, [
      other.id,
    ])
    expect((await attempt(one, other, admin)).message).toContain('deactivated')
  })

  it('is an admin without the right to people', async () => {
    const [admin, one, other] = [await person(shop, 'admin'), await person(shop), await person(shop)]
    await shop.database.query(`UPDATE users SET rights = '["money"]' WHERE id = $1`, [admin.id])
    expect((await attempt(one, other, admin)).status).toBe(403)
    const two = { from: other, into: one, staff: admin } as Parameters<typeof mergeBy>[1]
    expect((await mergeBy(shop, two, 'seen')).status).toBe(403)
  })

  it('is an account that was merged already, on either side', async () => {
    const [admin, one, other, third] = [
      await person(shop, 'admin'),
      await person(shop),
      await person(shop),
      await person(shop),
    ]
    const two = { from: other, into: one, staff: admin } as Parameters<typeof mergeBy>[1]
    expect((await mergeBy(shop, two, (await preview(shop, two)).seen)).status).toBe(200)
    expect((await attempt(third, other, admin)).message).toContain('already')
    expect((await attempt(other, third, admin)).message).toContain('already')
  })

  it('is what has changed since it was seen', async () => {
    const two = await twoAccounts(shop)
    const { seen } = await preview(shop, two)
    await shop.database.query(`INSERT INTO staff_notes (text, user_id) VALUES ('New', $1)`, [two.from.id])
    expect((await mergeBy(shop, two, seen)).body.message).toContain('look again')
  })
})
