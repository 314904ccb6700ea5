import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAccounts } from '@/plugins/own-data/jobs/close-accounts'
import { collectData } from '@/plugins/own-data/operations/collect-data'
import { env } from '@/src/server/env'
import { person } from '../../support/factories/person'
import { PLAN } from '../../support/factories/writer'
import { assertInvariants } from '../../support/invariants'
import { mergedWritings } from '../../support/merged-writings'
import { type TwoAccounts, twoAccounts } from '../../support/merging'
import { rawCall } from '../../support/raw-call'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => shop.stop())
const { tokensTo, tokenTo, confirm, merged, undo, again, readable, unread, sealedOf } = mergedWritings(
  () => shop,
)

describe('Writings of an account that was merged away', () => {
  it('go over once both mailboxes have said so, whoever is first; each link works once', async () => {
    for (const first of ['from', 'into'] as const) {
      const two = await twoAccounts(shop)
      await merged(two)
      const [one, other] = first === 'from' ? [two.from, two.into] : [two.into, two.from]
      const before = await sealedOf(two)
      expect((await confirm(await tokenTo(one))).body.data).toEqual({ state: 'waiting' })
      expect(await sealedOf(two)).toEqual(before)
      expect(await unread(two, two.into)).toEqual(two.words)
      expect((await confirm(await tokenTo(one))).body.error).toBe('EMAIL_LINK_EXPIRED')
      expect((await confirm(await tokenTo(other))).body.data).toEqual({ state: 'moved' })
      expect(await unread(two, two.into)).toEqual([])
      expect(await sealedOf(two)).toEqual([])
      for (const each of [one, other])
        expect((await confirm(await tokenTo(each))).status, 'a link is used once').toBe(410)
    }
  })

  it('are asked for by mail only where something was written', async () => {
    const two = { from: await person(shop), into: await person(shop), staff: await person(shop, 'admin') }
    const { mergeId } = await merged(two as TwoAccounts)
    expect([...(await tokensTo(two.from)), ...(await tokensTo(two.into))]).toEqual([])
    expect((await again(two as TwoAccounts, mergeId)).body.error).toBe('CONFLICT')
  })

  it('stay and say so when the link is expired, made up or replaced, when it is only opened, and when the key is not here', async () => {
    const two = await twoAccounts(shop)
    const { mergeId } = await merged(two)
    const [old, other] = [await tokenTo(two.from), await tokenTo(two.into)]
    const opened = await rawCall('GET', `/users/confirm-merge?token=${old}`, { as: null })
    expect(opened.status, 'opening it confirms nothing').toBe(401)
    expect((await confirm('made-up')).status).toBe(410)
    await shop.database.query(`UPDATE account_merge_links SET expires_at = now() WHERE merge_id = $1`, [
      mergeId,
    ])
    expect((await confirm(old)).status).toBe(410)
    expect((await again(two, mergeId)).status).toBe(200)
    const renewed = await tokenTo(two.from)
    expect(renewed).not.toBe(old)
    expect((await confirm(old)).status).toBe(410)
    expect((await confirm(renewed)).status).toBe(200)
    const key = env().PERSONAL_DATA_KEY
    try {
      Object.assign(env(), { PERSONAL_DATA_KEY: 'e'.repeat(64) })
      expect((await confirm(await tokenTo(two.into))).body.error).toBe('PERSONAL_DATA_LOCKED')
    } finally {
      Object.assign(env(), { PERSONAL_DATA_KEY: key })
    }
    expect(other).not.toBe('')
    expect((await confirm(await tokenTo(two.into))).body.data).toEqual({ state: 'moved' })
    expect((await again(two, mergeId)).status).toBe(404)
  })

  it('are asked for again by staff alone, and only of whom has not answered', async () => {
    const two = await twoAccounts(shop)
    const { mergeId } = await merged(two)
    await confirm(await tokenTo(two.from))
    const counts = async () => [(await tokensTo(two.from)).length, (await tokensTo(two.into)).length]
    expect((await again(two, mergeId, two.into)).status).toBe(403)
    expect((await again({ ...two, into: two.from }, mergeId)).status).toBe(404)
    expect((await again(two, mergeId)).status).toBe(200)
    expect(await counts()).toEqual([1, 2])
    await shop.database.query(`UPDATE users SET email = 'elsewhere-' || email WHERE id = $1`, [two.into.id])
    expect((await again(two, mergeId)).status).toBe(200)
    expect(await counts(), 'at the address of the merge, whatever it is now').toEqual([1, 3])
  })

  it('are nobody else’s meanwhile and afterwards: staff, superusers, who looks on, the account that is merged away', async () => {
    const two = await twoAccounts(shop)
    await merged(two)
    const asked = { as: two.staff, body: { reason: 'Cannot find a lesson' } }
    const { body } = await shop.call<{ data: { token: string } }>('POST', `/users/${two.into.id}/view`, asked)
    const others = {
      staff: two.staff,
      superuser: await person(shop, 'superuser'),
      'who looks on': { ...two.into, token: body.data.token },
      'the account merged away': two.from,
    }
    for (const step of ['waiting', 'moved'] as const) {
      for (const [who, as] of Object.entries(others)) expect(await unread(two, as), who).toEqual(two.words)
      const staffs = [`/users/${two.into.id}`, `/users/${two.from.id}`, `/users/${two.into.id}/timeline`]
      for (const path of staffs) {
        const text = await (await rawCall('GET', path, { as: two.staff })).text()
        expect(two.words.filter((word) => text.includes(word))).toEqual([])
      }
      if (step === 'waiting') for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
    }
    expect(await unread(two, two.into)).toEqual([])
  })
})

describe('Writings of both accounts', () => {
  /** The other account wrote at the same places, before or after. */
  const alsoWritten = async (two: TwoAccounts, { isLater }: { isLater: boolean }) => {
    const { into, from, lesson } = two
    await shop.call('PUT', `${lesson}/note`, { as: into, body: { text: 'Kept note' } })
    await shop.call('PUT', `${lesson}/answers`, { as: into, body: { answers: { first: 'kept answer' } } })
    await shop.call('POST', '/learning/action-plans', { as: into, body: { ...PLAN, what: 'Kept plan' } })
    const at = isLater ? '2026-01-01' : '2030-01-01'
    await shop.database.query('UPDATE lesson_answers SET updated_at = $2 WHERE user_id = $1', [from.id, at])
    for (const [number, of] of [
      [1, from],
      [2, from],
      [1, into],
    ] as const)
      await shop.database.query(
        `INSERT INTO quiz_attempts (id, user_id, lesson_id, program_id, number, is_passed)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, false)`,
        [of.id, two.programs[0].lessonId, two.programs[0].programId, number],
      )
  }

  it.each([true, false])(
    'are all kept: notes in one, the newer answer, tries in a row (the other wrote later: %s)',
    async (isLater) => {
      const two = await twoAccounts(shop)
      await alsoWritten(two, { isLater })
      await merged(two)
      for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
      const text = await readable(two, two.into)
      expect(text).toContain(`Kept note\\n\\n${two.words[0]}`)
      expect(text.includes('kept answer')).toBe(isLater)
      expect(text.includes(two.words[1] ?? '')).toBe(!isLater)
      expect(text).toContain('Kept plan')
      expect(text).toContain(two.words[2])
      const tries = await shop.database.query<{ number: number }>(
        'SELECT number FROM quiz_attempts WHERE user_id = $1 ORDER BY number',
        [two.into.id],
      )
      expect(tries.map(({ number }) => number)).toEqual([1, 2, 3])
    },
  )

  it.each([true, false])(
    'go back with an undo as they were, and each account reads its own again (%s)',
    async (isLater) => {
      const two = await twoAccounts(shop)
      await alsoWritten(two, { isLater })
      const own = async (of: string) =>
        shop.database.query(
          `SELECT 'note', lesson_id::text AS row, updated_at FROM lesson_notes WHERE user_id = $1
         UNION ALL SELECT 'answer', lesson_id || key, updated_at FROM lesson_answers WHERE user_id = $1
         UNION ALL SELECT 'plan', id::text, updated_at FROM action_plans WHERE user_id = $1
         UNION ALL SELECT 'quiz ' || number, id::text, created_at FROM quiz_attempts WHERE user_id = $1 ORDER BY 1, 2`,
          [of],
        )
      const before = [await own(two.from.id), await own(two.into.id)]
      const texts = [await readable(two, two.from), await readable(two, two.into)]
      const { activityId } = await merged(two)
      for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
      expect((await undo(activityId, two.staff)).status).toBe(200)
      expect([await own(two.from.id), await own(two.into.id)]).toEqual(before)
      expect(await readable(two, two.into)).toBe(texts[1])
      const [row] = await shop.database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
        two.from.id,
      ])
      expect(row?.email).toBe(two.from.email)
      expect(texts[0]).toContain(two.words[0])
    },
  )
})

describe('Writings that went over: their data', () => {
  const copyOf = async (userId: string) =>
    collectData(await createLocalReq({}, shop.payload), { userId, locale: 'en' })

  it('are in the copy of the account that stays, which says of the merge; reports of sales somebody chose, too', async () => {
    const two = await twoAccounts(shop)
    await merged(two)
    await shop.database.query(
      `INSERT INTO sales_reports (user_id, every, sent_for) VALUES ($1, 'week', '2026-11-16')`,
      [two.into.id],
    )
    for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
    const copy = await copyOf(two.into.id)
    for (const word of two.words) expect(JSON.stringify(copy)).toContain(word)
    expect(copy).toMatchObject({
      mergedAccounts: [
        { email: two.from.email, mailboxes: [{ email: two.from.email }, { email: two.into.email }] },
      ],
      salesReports: [{ every: 'week', sentFor: '2026-11-16' }],
    })
    expect(JSON.stringify(copy)).not.toContain('token')
    await assertInvariants(shop)
  })

  it('go with that account when it is closed, with all that says what went over', async () => {
    const two = await twoAccounts(shop)
    const { mergeId } = await merged(two)
    for (const each of [two.from, two.into]) await confirm(await tokenTo(each))
    await shop.database.query(`UPDATE users SET closes_at = now() - interval '1 minute' WHERE id = $1`, [
      two.into.id,
    ])
    expect(await closeAccounts(shop.payload)).toBe(1)
    for (const table of ['account_merge_links', 'account_merge_writings'])
      expect(await shop.database.query(`SELECT FROM ${table} WHERE merge_id = $1`, [mergeId])).toEqual([])
    for (const table of ['lesson_notes', 'lesson_answers', 'action_plans', 'quiz_attempts'])
      expect(
        await shop.database.query(`SELECT FROM ${table} WHERE user_id IN ($1, $2)`, [
          two.from.id,
          two.into.id,
        ]),
      ).toEqual([])
  })
})
