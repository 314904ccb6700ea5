import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'
import { RIGHTS, type Right, rightOf } from '@/src/domain/roles/rights'
import { descriptionOf } from '@/src/server/openapi/described'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { TABLE } from './access-table'
import { ENDPOINTS } from './endpoint-table'

let shop: Shop
let boss: Customer
let customer: Customer
beforeAll(async () => {
  shop = await startShop()
  boss = await person(shop, 'superuser')
  customer = await person(shop)
})
afterAll(() => shop.stop())

/** An admin a superuser has left these rights. */
async function adminWith(...rights: Right[]): Promise<Customer> {
  const admin = await person(shop, 'admin')
  const { status } = await shop.call('PATCH', `/users/${admin.id}`, { as: boss, body: { rights } })
  expect(status).toBe(200)
  return admin
}

const PARTS = Object.keys(TABLE).filter((slug) => rightOf(slug))
const statusOf = async (method: string, path: string, as: Customer, body?: unknown) => {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}
  const response = await rawCall(method, path, { as, ...sent })
  const text = await response.text()
  const { error } = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { error: '' }
  return { status: response.status, error: error as string | undefined }
}
/** Whether the reply is about who asks, not about what was asked. */
const isRefused = ({ status }: { status: number }) => status === 401 || status === 403 || status === 404

describe('The rights of an admin', () => {
  it('say of every collection that staff see which one it needs', () => {
    const closed = Object.entries(TABLE).filter(
      ([slug, row]) => !rightOf(slug) && !slug.startsWith('payload-') && row.list.includes('admin'),
    )
    expect(closed.map(([slug]) => slug)).toEqual([])
  })

  it('say so of every call of staff, but of those that ask by themselves', () => {
    const free = ENDPOINTS.staff.filter((call) => !rightOf(call.split('/')[1] ?? ''))
    expect(free.filter((call) => !call.includes('/staff/filters/'))).toEqual(['GET /staff/search'])
  })

  it.each(RIGHTS)('leave whoever has only %s that, and elsewhere what a customer may', async (right) => {
    const admin = await adminWith(right)
    for (const slug of PARTS) {
      const mine = rightOf(slug) === right
      const [list, create] = [
        await statusOf('GET', `/${slug}?limit=1`, admin),
        await statusOf('POST', `/${slug}`, admin, {}),
      ]
      const as: 'admin' | 'customer' = mine ? 'admin' : 'customer'
      expect([slug, isRefused(list)]).toEqual([slug, !TABLE[slug]?.list.includes(as)])
      expect([slug, isRefused(create)]).toEqual([slug, !TABLE[slug]?.create.includes(as)])
    }
  })

  it.each(RIGHTS)(
    'let whoever has only %s make the calls of that, and say of others what is missing',
    async (right) => {
      const admin = await adminWith(right)
      const { collections, endpoints } = shop.payload.config
      const mounted = [
        ...(endpoints || []),
        ...collections.flatMap((collection) => collection.endpoints || []),
      ]
      const staff = mounted
        .flatMap((endpoint) => descriptionOf(endpoint) ?? [])
        .filter((call) => call.access === 'staff')
      expect(staff.length).toBeGreaterThan(25)
      for (const { method, path } of staff) {
        const needed = rightOf(path.split('/')[1] ?? '')
        const { error } = await statusOf(method.toUpperCase(), path.replaceAll(/:\w+/g, randomUUID()), admin)
        expect([path, error === 'MISSING_RIGHT']).toEqual([path, needed !== null && needed !== right])
      }
    },
  )

  it('open the downloads of their own lists alone', async () => {
    const admin = await adminWith('forms')
    for (const list of EXPORTED_LISTS) {
      const { status } = await statusOf('GET', `/${list}/export?format=csv`, admin)
      expect([list, status]).toEqual([list, rightOf(list) === 'forms' ? 200 : 403])
    }
  })

  it('find nothing in the search of what is closed', async () => {
    const admin = await adminWith('content')
    await shop.database.query(`UPDATE users SET lastname = 'Wintergarten' WHERE id = $1`, [customer.id])
    await shop.product({ title: 'Wintergarten' })
    const kinds = async (as: Customer) => {
      const { body } = await shop.call<{ data: { kind: string }[] }>('GET', '/staff/search?q=wintergarten', {
        as,
      })
      return body.data.map(({ kind }) => kind).sort()
    }
    expect(await kinds(boss)).toEqual(['person', 'product'])
    expect(await kinds(admin)).toEqual(['product'])
  })

  it('are hidden from the menu where they are missing', async () => {
    const admin = await adminWith('forms')
    const hidden = shop.payload.config.collections
      .filter(({ slug }) => rightOf(slug) && TABLE[slug]?.list.includes('admin'))
      .filter(({ admin: { hidden: isHidden } }) =>
        typeof isHidden === 'function'
          ? isHidden({ user: { ...admin, role: 'admin', rights: ['forms'] } as never })
          : isHidden,
      )
    expect(hidden.map(({ slug }) => slug).filter((slug) => rightOf(slug) === 'forms')).toEqual([])
    expect(hidden.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['orders', 'users', 'pages', 'invoices']),
    )
  })

  it('are given and taken by superusers alone, and count at once', async () => {
    const [admin, other] = [await person(shop, 'admin'), await adminWith('people')]
    const rights = async (of: Customer) =>
      (await shop.database.query<{ rights: unknown }>('SELECT rights FROM users WHERE id = $1', [of.id]))[0]
        ?.rights
    for (const [as, of] of [
      [admin, admin],
      [admin, other],
      [other, other],
    ] as const) {
      const before = await rights(of)
      await shop.call('PATCH', `/users/${of.id}`, { as, body: { rights: ['money'], firstname: 'Ada' } })
      expect(await rights(of)).toEqual(before)
    }
    expect((await statusOf('GET', '/orders', admin)).status).toBe(200)
    await shop.call('PATCH', `/users/${admin.id}`, { as: boss, body: { rights: ['content'] } })
    expect((await statusOf('GET', '/statistics/sales', admin)).error).toBe('MISSING_RIGHT')
    await shop.call('PATCH', `/users/${admin.id}`, { as: boss, body: { rights: null } })
    expect((await statusOf('GET', '/statistics/sales', admin)).status).toBe(200)
    const wrong = await statusOf('PATCH', `/users/${admin.id}`, boss, { rights: ['everything'] })
    expect(wrong.status).toBe(400)
  })

  it('are not regained through others: no staff is made, changed or invited by whoever lacks one', async () => {
    const [admin, colleague] = [await adminWith('people'), await person(shop, 'admin')]
    const change = (id: string, body: object) => statusOf('PATCH', `/users/${id}`, admin, body)
    expect((await change(colleague.id, { email: 'taken-over@example.com' })).status).toBe(403)
    expect((await change(customer.id, { role: 'admin' })).status).toBe(403)
    expect((await change(customer.id, { firstname: 'Ada' })).status).toBe(200)
    const invite = (invitationType: string) =>
      statusOf('POST', '/invitations', admin, {
        email: `${randomUUID()}@example.com`,
        firstName: 'A',
        invitationType,
      })
    expect((await invite('admin')).error).toBe('ABOVE_OWN_ROLE')
    expect((await invite('participant')).status).toBe(200)
  })
})
