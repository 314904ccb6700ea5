import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
const visitors: { anonymous: null; customer: Customer | null; admin: Customer | null } = {
  anonymous: null,
  customer: null,
  admin: null,
}
beforeAll(async () => {
  shop = await startShop()
  visitors.customer = await person(shop)
  visitors.admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Outcome = 'open' | 'closed'
type Row = [method: string, path: string, ...outcomes: Outcome[]]

/** Payload's own routes beside a collection's documents, and what comes of them for anonymous, customer and admin. */
const ROUTES: Row[] = [
  ['POST', '/users/first-register', 'closed', 'closed', 'closed'],
  ['POST', '/users/unlock', 'closed', 'closed', 'closed'],
  ['POST', '/users/verify/token', 'closed', 'closed', 'closed'],
  ['GET', '/payload-jobs/run', 'closed', 'closed', 'closed'],
  ['GET', '/payload-jobs/handle-schedules', 'closed', 'closed', 'closed'],
  ['GET', '/payload-jobs', 'closed', 'closed', 'closed'],
  ['POST', '/graphql', 'closed', 'closed', 'closed'],
  ['GET', '/graphql-playground', 'closed', 'closed', 'closed'],
  ['GET', '/payload-folders', 'closed', 'closed', 'closed'],
  ['GET', '/payload-locked-documents', 'closed', 'closed', 'open'],
  ['GET', '/payload-kv', 'closed', 'closed', 'closed'],
  ['GET', '/payload-migrations', 'closed', 'closed', 'closed'],
  ['GET', '/users/count', 'closed', 'open', 'open'],
  ['GET', '/orders/count', 'closed', 'open', 'open'],
  ['GET', '/discounts/count', 'closed', 'closed', 'open'],
  ['GET', '/email-outbox/count', 'closed', 'closed', 'open'],
  ['GET', '/sessions/count', 'closed', 'closed', 'closed'],
  ['GET', '/pages/versions', 'closed', 'closed', 'open'],
  ['GET', '/products/versions/count', 'closed', 'closed', 'closed'],
  ['POST', '/users/00000000-0000-4000-8000-000000000000/duplicate', 'closed', 'closed', 'closed'],
  ['POST', '/orders/00000000-0000-4000-8000-000000000000/duplicate', 'closed', 'closed', 'closed'],
  ['GET', '/media/paste-url/00000000-0000-4000-8000-000000000000', 'closed', 'closed', 'closed'],
  ['GET', '/users/versions', 'closed', 'closed', 'closed'],
  ['GET', '/orders/versions', 'closed', 'closed', 'closed'],
  ['GET', '/globals/navigation/versions', 'closed', 'closed', 'open'],
  ['GET', '/constructor', 'closed', 'closed', 'closed'],
  ['GET', '/__proto__/x', 'closed', 'closed', 'closed'],
  ['GET', '/payload-preferences/key', 'closed', 'closed', 'open'],
  ['POST', '/payload-preferences/key', 'closed', 'closed', 'open'],
  ['DELETE', '/payload-preferences/key', 'closed', 'closed', 'open'],
  ['GET', '/users?where=x', 'closed', 'closed', 'closed'],
  ['GET', '/users?where[id][in]=%00', 'closed', 'closed', 'closed'],
  ['GET', '/products?where[title][near]=x', 'closed', 'closed', 'closed'],
  ['GET', '/globals/system-settings', 'open', 'open', 'open'],
  ['POST', '/globals/system-settings', 'closed', 'closed', 'closed'],
  ['GET', '/access', 'open', 'open', 'open'],
  ['GET', '/users/me', 'open', 'open', 'open'],
  ['GET', '/users/init', 'open', 'open', 'open'],
]

describe('Reliability: Payload’s own routes, one by one', () => {
  it.each(ROUTES)('%s %s', async (method, path, ...outcomes) => {
    const found: Outcome[] = []
    for (const as of Object.values(visitors)) {
      const { status } = await shop.call(method, path, { as, ...(method === 'POST' ? { body: {} } : {}) })
      expect(status).not.toBe(500)
      expect(as === null && status === 403, 'a visitor nobody knows may sign in').toBe(false)
      found.push(status < 300 ? 'open' : 'closed')
    }
    expect(found).toEqual(outcomes)
  })

  it('counts for a customer what is theirs, and nobody else', async () => {
    const { body } = await shop.call('GET', '/users/count', { as: visitors.customer })
    expect(body.totalDocs).toBe(1)
    const others = await shop.call('GET', '/users/count?where[role][equals]=admin', { as: visitors.customer })
    expect(others.body.totalDocs).toBe(0)
  })

  it('keeps what staff chose for their screens', async () => {
    const path = '/payload-preferences/nav'
    await shop.call('POST', path, { as: visitors.admin, body: { value: { open: false } } })
    const { body } = await shop.call<{ value: unknown }>('GET', path, { as: visitors.admin })
    expect(body.value).toEqual({ open: false })
  })

  it('tells a visitor about the one who asks, and whether somebody has signed in here ever', async () => {
    const me = await shop.call<{ user: unknown }>('GET', '/users/me')
    expect(me.body.user).toBeNull()
    const access = await shop.call('GET', '/access', { as: visitors.customer })
    expect(access.body.canAccessAdmin).not.toBe(true)
  })

  it.each(['GET', 'POST'])('lets no %s be another method in disguise', async (method) => {
    const headers = { 'X-Payload-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method-Override': 'DELETE' }
    const path = `/users/${visitors.customer?.id}`
    await shop.call(method, path, { headers, as: visitors.admin, ...(method === 'POST' ? { body: {} } : {}) })
    const rows = await shop.database.query('SELECT id FROM users WHERE id = $1', [visitors.customer?.id])
    expect(rows).toHaveLength(1)
  })
})
