import { randomUUID } from 'node:crypto'
import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descriptionOf, WALL } from '@/src/server/openapi/described'
import { withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { ENDPOINTS } from './endpoint-table'

let shop: Shop
let admin: Customer
let member: Customer
let seen: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  ;[admin, member] = [await person(shop, 'admin'), await person(shop)]
  seen = await lookOn(admin, member)
})
afterAll(() => shop.stop())

const begin = (as: Customer, at: { id: string }, reason = 'Cannot find a lesson') =>
  shop.call<{ error?: string; data: { token: string; until: string; name: string } }>(
    'POST',
    `/users/${at.id}/view`,
    { as, body: { reason } },
  )
/** That person as one of the staff sees them. */
async function lookOn(as: Customer, at: Customer): Promise<Customer> {
  const { status, body } = await begin(as, at)
  expect(status).toBe(200)
  return { ...at, token: body.data.token }
}
const profile = (as: Customer) => shop.call<{ data: object }>('GET', '/users/profile', { as })
const answerOf = async (method: string, path: string, as: Customer) => {
  const response = await rawCall(method, path, { as })
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  return error ?? response.status
}

/** Every address of the API, Payload's own included, as `METHOD /path`; without those that answer nobody. */
function calls(): string[] {
  const { collections, endpoints, globals } = shop.payload.config
  const below = (mount: string, list: readonly Endpoint[] | false | null | undefined) =>
    (list || []).map(({ method, path, custom }) => ({
      call: `${method.toUpperCase()} ${mount}${path}`.replace(/\/$/, ''),
      isWall: custom === WALL,
    }))
  const all = [
    ...below('', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => below(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => below(`/globals/${slug}`, own)),
  ]
  const walls = new Set(all.filter(({ isWall }) => isWall).map(({ call }) => call))
  return all.map(({ call }) => call).filter((call) => !walls.has(call))
}

/** What staff who look on see of what is for whoever is signed in; all else is private to that person. */
const SHOWN = [
  'GET /gifts/mine',
  'GET /groups',
  'GET /groups/:id',
  'GET /learning/certificates',
  'GET /learning/certificates/:number/pdf',
  'GET /learning/lessons/:id/questions',
  'GET /learning/programs',
  'GET /learning/programs/:idOrSlug',
  'GET /learning/reminders',
  'GET /payments/invoices/:invoiceId/pdf',
  'GET /payments/my-orders',
  'GET /payments/orders/:orderId/receipt',
  'GET /payments/user-products',
  'GET /programs/:idOrSlug/content',
  'GET /programs/:idOrSlug/lessons/:lesson',
  'GET /users/consents',
  'GET /users/default-billing-address',
  'GET /users/email-verification',
  'GET /users/own-data',
  'GET /users/profile',
]

describe('Staff who look at the website as somebody', () => {
  it('can make no call that writes, whatever it is', async () => {
    const writing = calls().filter((call) => !call.startsWith('GET '))
    expect(writing.length).toBeGreaterThan(150)
    const passed: unknown[] = []
    for (const call of writing) {
      const [method = '', pattern = ''] = call.split(' ')
      const said = await answerOf(method, pattern.replaceAll(/:\w+\??/g, randomUUID()), seen)
      if (said !== 'READ_ONLY_VIEW') passed.push([call, said])
    }
    expect(passed).toEqual([])
  })

  it('see what the person’s pages show, and nothing that is private to the person', async () => {
    const { collections, endpoints } = shop.payload.config
    const open = [...(endpoints || []), ...collections.flatMap(({ endpoints: own }) => own || [])]
      .flatMap((endpoint) => descriptionOf(endpoint) ?? [])
      .filter(({ method, access, isPrivate }) => method === 'get' && access === 'signed-in' && !isPrivate)
    expect(open.map(({ path }) => `GET ${path}`).sort()).toEqual(SHOWN)
    for (const call of ENDPOINTS['signed-in'].filter((each) => each.startsWith('GET '))) {
      const path = call.slice(4).replaceAll(/:\w+/g, randomUUID())
      expect([call, (await answerOf('GET', path, seen)) === 'PRIVATE_TO_PERSON']).toEqual([
        call,
        !SHOWN.includes(call),
      ])
    }
    expect(await answerOf('GET', '/users?limit=1', seen)).toBe(200)
    expect(await answerOf('GET', '/statistics/sales', seen)).toBe('FORBIDDEN')
  })

  it('begin no days of access and finish no program by looking', async () => {
    const { product, programId, lessonId, lessonSlug } = await programWithLesson(shop)
    const access = { kind: 'days', days: 30, from: 'first-opening' } as const
    await order(shop, member, [await withTerms(shop, product, { access })], { amount: 0 })
    await shop.database.query(
      `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at, done_at) VALUES ($1, $2, $3, 'done', now(), now())`,
      [member.id, programId, lessonId],
    )
    const kept = () =>
      shop.database.query<{ ends: unknown; finished: boolean }>(
        `SELECT access_ends_at AS ends, EXISTS (SELECT 1 FROM program_completions WHERE user_id = $1) AS finished
           FROM user_products WHERE user_id = $1`,
        [member.id],
      )
    const look = async (as: Customer) => {
      for (const path of [`/content`, `/lessons/${lessonSlug}`])
        expect(await answerOf('GET', `/programs/${product.slug}${path}`, as)).toBe(200)
      expect(await answerOf('GET', '/learning/programs', as)).toBe(200)
    }
    await look(seen)
    expect(await kept()).toEqual([{ ends: null, finished: false }])
    await look(member)
    expect(await kept()).toEqual([{ ends: expect.any(Date), finished: true }])
  })

  it('are on record with their reason; the person’s own sessions are as they were', async () => {
    const sessions = () =>
      shop.database.query('SELECT * FROM sessions WHERE user_id = $1 ORDER BY id', [member.id])
    const before = await sessions()
    const looking = await lookOn(admin, member)
    expect((await profile(looking)).body.data).toMatchObject({ id: member.id, role: 'user' })
    expect((await profile(admin)).body.data).toMatchObject({ id: admin.id })
    for (const _ of [1, 2]) await shop.call('POST', `/users/${member.id}/view/end`, { as: admin })
    expect((await profile(looking)).status).toBe(401)
    expect(await sessions()).toEqual(before)
    const log = await shop.database.query(
      `SELECT action, actor_id, details FROM activity_log WHERE user_id = $1 AND action LIKE 'view.%' ORDER BY created_at DESC, action LIMIT 2`,
      [member.id],
    )
    expect(log).toEqual([
      { action: 'view.ended', actor_id: admin.id, details: {} },
      { action: 'view.started', actor_id: admin.id, details: { reason: 'Cannot find a lesson' } },
    ])
    seen = await lookOn(admin, member)
  })

  it('see it below their own rank alone, with the rights to people and money, and as a customer', async () => {
    const [boss, colleague] = [await person(shop, 'superuser'), await person(shop, 'admin')]
    const limited = async (...rights: string[]) => {
      const one = await person(shop, 'admin')
      await shop.database.query('UPDATE users SET rights = $2 WHERE id = $1', [
        one.id,
        JSON.stringify(rights),
      ])
      return one
    }
    const gone = await person(shop)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [gone.id])
    const refusal = async (as: Customer, at: { id: string }) => (await begin(as, at)).body.error
    expect(await refusal(member, boss)).toBe('FORBIDDEN')
    expect(await refusal(colleague, admin)).toBe('MAY_NOT_VIEW')
    expect(await refusal(admin, boss)).toBe('MAY_NOT_VIEW')
    expect(await refusal(boss, await person(shop, 'superuser'))).toBe('MAY_NOT_VIEW')
    expect(await refusal(boss, gone)).toBe('MAY_NOT_VIEW')
    expect(await refusal(await limited('people'), member)).toBe('MAY_NOT_VIEW')
    expect(await refusal(await limited('money'), member)).toBe('MISSING_RIGHT')
    expect(await refusal(admin, { id: randomUUID() })).toBe('NOT_FOUND')
    expect((await begin(admin, member, '  ')).body.error).toBe('VALIDATION_ERROR')
    const asAdmin = await lookOn(boss, colleague)
    expect((await profile(asAdmin)).body.data).toMatchObject({ id: colleague.id, role: 'user' })
    expect(await answerOf('GET', `/users/${member.id}/timeline`, asAdmin)).toBe('FORBIDDEN')
  })

  it.each<[string, string]>([
    [
      'their half hour is over',
      `UPDATE account_views SET expires_at = now() - interval '1 second' WHERE viewer_id = $1 AND $2 <> ''`,
    ],
    ['they sign out', `UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND $2 <> ''`],
    ['a right is taken from them', `UPDATE users SET rights = '["people"]' WHERE id = $1 AND $2 <> ''`],
    ['their rank is taken from them', `UPDATE users SET role = 'user' WHERE id = $1 AND $2 <> ''`],
    ['the person joins the staff', `UPDATE users SET role = 'admin' WHERE id = $2::uuid AND $1 <> ''`],
    ['the person is deactivated', `UPDATE users SET state = 'deactivated' WHERE id = $2::uuid AND $1 <> ''`],
  ])('see nothing more as soon as %s', async (_, change) => {
    const [viewer, other] = [await person(shop, 'admin'), await person(shop)]
    const looking = await lookOn(viewer, other)
    expect((await profile(looking)).status).toBe(200)
    await shop.database.query(change, [viewer.id, other.id])
    expect((await profile(looking)).status).toBe(401)
  })
})
