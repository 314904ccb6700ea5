import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateKey } from '@/plugins/learning/personal/operations/rotate-key'
import { knownKeys, toKey } from '@/plugins/learning/personal/personal-key'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { person } from '../../support/factories/person'
import { PLAN, writer } from '../../support/factories/writer'
import { boughtGroup, join } from '../../support/group'
import { order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { ENDPOINTS } from '../access/endpoint-table'

type Plan = { id: string; state: string; confidence: number; what: string; checkIns: { text: string }[] }
type Call = { data: { answers: object; [field: string]: unknown } }

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const get = (as: Customer | null, path: string) => shop.call<Call>('GET', path, { as })
const put = (as: Customer | null, path: string, body: object) => shop.call<Call>('PUT', path, { as, body })
const post = (as: Customer | null, path: string, body: object) =>
  shop.call<{ data: Plan }>('POST', path, { as, body })
/** That person as one of the staff sees the website. */
async function lookOn(staff: Customer, at: Customer): Promise<Customer> {
  const asked = { as: staff, body: { reason: 'Cannot find a lesson' } }
  const { body } = await shop.call<{ data: { token: string } }>('POST', `/users/${at.id}/view`, asked)
  return { ...at, token: body.data.token }
}
const plansOf = async (as: Customer) =>
  (await shop.call<{ data: Plan[] }>('GET', '/learning/action-plans', { as })).body.data

describe('Learning, Private writings: who can see this? Nobody else', () => {
  const EVERYTHING = 'depth=5&limit=0&draft=true&trash=true'

  /** Every way to read that there is, with the writer's own ids in each place where an id may stand. */
  function routes(ids: string[], words: string[]): string[] {
    const own = Object.values(ENDPOINTS)
      .flat()
      .filter((call) => call.startsWith('GET '))
      .map((call) => call.slice('GET '.length))
      .flatMap((path) => (path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path]))
    const { collections, globals } = shop.payload.config
    return [
      ...own,
      ...words.map((word) => `/staff/search?q=${word}`),
      ...collections.flatMap(({ slug }) => [`/${slug}?${EVERYTHING}`, `/${slug}/versions?${EVERYTHING}`]),
      ...globals.map(({ slug }) => `/globals/${slug}?${EVERYTHING}`),
      ...['lesson-notes', 'lesson-answers', 'action-plans', 'action-plan-check-ins', 'quiz-attempts'].map(
        (slug) => `/${slug}`,
      ),
    ]
  }

  it('by any call, for somebody else, the leader of their group, staff, superusers, and staff who see the website as them', async () => {
    const { as, words, planId, program } = await writer(shop)
    const { leader, id: groupId, code } = await boughtGroup(shop, 2)
    expect((await join(shop, as, code, true)).status).toBe(200)
    const neighbour = await person(shop)
    await order(shop, neighbour, [program.product])
    const others = {
      nobody: null,
      stranger: await person(shop),
      neighbour,
      leader,
      admin: await person(shop, 'admin'),
      superuser: await person(shop, 'superuser'),
      'admin who looks on': await lookOn(await person(shop, 'admin'), as),
    }
    const paths = routes([as.id, planId, program.lessonId, program.programId, groupId], words)
    const found: string[] = []
    for (const [who, visitor] of Object.entries(others)) {
      for (const path of paths) {
        const text = await (await rawCall('GET', path, { as: visitor })).text()
        const isSaidBack = path.includes('?q=')
        if (words.some((word) => text.includes(word) && !(isSaidBack && path.includes(word))))
          found.push(`${who} ${path}`)
      }
    }
    expect(found).toEqual([])
    const seen = await Promise.all(
      paths
        .filter((path) => path.startsWith('/learning/'))
        .map(async (path) => (await rawCall('GET', path, { as })).text()),
    )
    expect(words.filter((word) => !seen.some((text) => text.includes(word)))).toEqual([])
  }, 120_000)

  it('nor can they change, add to or remove it', async () => {
    const { as, lesson, planId, words } = await writer(shop)
    for (const other of [await person(shop), await person(shop, 'admin'), await person(shop, 'superuser')]) {
      const plan = `/learning/action-plans/${planId}`
      const answers = [
        await put(other, `${lesson}/note`, { text: 'changed' }),
        await put(other, `${lesson}/answers`, { answers: { first: 'changed' } }),
        await put(other, plan, { what: 'changed' }),
        await post(other, `${plan}/check-ins`, { result: 'done' }),
        await post(other, '/learning/action-plans', { id: planId, ...PLAN }),
        await shop.call('DELETE', plan, { as: other }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    expect((await get(as, `${lesson}/note`)).body.data).toMatchObject({ text: words[0] })
    expect(await plansOf(as)).toMatchObject([{ what: words[2], checkIns: [{ text: words[4] }] }])
  })

  it('nor who reads the database, its activity log and outbox included, or a backup of it', async () => {
    const { words } = await writer(shop)
    const tables = await shop.database.query<{ name: string }>(
      `SELECT format('%I', table_name) AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await shop.database.query(
        `SELECT 1 FROM ${name} AS stored_row WHERE row_to_json(stored_row)::text ~ $1`,
        [words.join('|')],
      )
      if (rows.length > 0) found.push(name)
    }
    expect(found).toEqual([])
  })
})

describe('Learning, Private writings: the key', () => {
  const set = (keys: { PERSONAL_DATA_KEY?: string; PERSONAL_DATA_KEY_PREVIOUS?: string }) =>
    Object.assign(env(), { PERSONAL_DATA_KEY: undefined, PERSONAL_DATA_KEY_PREVIOUS: undefined, ...keys })

  it('changes without losing anything: two keys while everything is sealed anew, then the new one alone', async () => {
    const { as, lesson, words, planId } = await writer(shop)
    const old = env().PERSONAL_DATA_KEY ?? ''
    const fresh = 'f'.repeat(64)
    const sql = pool(shop.payload)
    try {
      set({ PERSONAL_DATA_KEY: fresh, PERSONAL_DATA_KEY_PREVIOUS: old })
      expect((await get(as, `${lesson}/note`)).body.data).toMatchObject({ text: words[0] })
      const [current = toKey(fresh), ...previous] = knownKeys()
      expect(await rotateKey(sql, [current, ...previous])).toBeGreaterThanOrEqual(6)
      expect(await rotateKey(sql, [current, ...previous])).toBe(0)

      set({ PERSONAL_DATA_KEY: fresh })
      expect((await get(as, `${lesson}/note`)).body.data).toMatchObject({ text: words[0] })
      expect((await get(as, `${lesson}/answers`)).body.data.answers).toMatchObject({ first: words[1] })
      expect(await plansOf(as)).toMatchObject([{ id: planId, checkIns: [{ text: words[4] }] }])
    } finally {
      await rotateKey(sql, [toKey(old), toKey(fresh)])
      set({ PERSONAL_DATA_KEY: old })
    }
  })

  it('that is missing or another one opens nothing, overwrites nothing, and is said in words', async () => {
    const { as, lesson, words, planId } = await writer(shop)
    const old = env().PERSONAL_DATA_KEY ?? ''
    try {
      set({})
      const off = await get(as, `${lesson}/note`)
      expect([off.status, off.body]).toMatchObject([503, { error: 'PERSONAL_DATA_OFF' }])
      set({ PERSONAL_DATA_KEY: 'e'.repeat(64) })
      const locked = [
        await get(as, `${lesson}/note`),
        await put(as, `${lesson}/note`, { text: 'over it' }),
        await put(as, `${lesson}/note`, { text: 'over it' }),
        await put(as, `${lesson}/answers`, { answers: { first: 'over it' } }),
        await put(as, `/learning/action-plans/${planId}`, { what: 'over it' }),
      ]
      expect(locked.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
      await put(as, `${lesson}/note`, { text: '' })
    } finally {
      set({ PERSONAL_DATA_KEY: old })
    }
    expect((await get(as, `${lesson}/note`)).body.data).toMatchObject({ text: words[0] })
    expect((await get(as, `${lesson}/answers`)).body.data.answers).toMatchObject({ first: words[1] })
  })

  it('binds each row to its place and its person: a row moved to somebody else stays closed to them', async () => {
    const { as: ada, lesson, program } = await writer(shop)
    const thief = await person(shop)
    await order(shop, thief, [program.product])
    await shop.database.query('UPDATE lesson_notes SET user_id = $2 WHERE user_id = $1', [ada.id, thief.id])
    expect((await get(thief, `${lesson}/note`)).status).toBe(500)
  })
})
