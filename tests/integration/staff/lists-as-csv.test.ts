import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

const MANY = process.env.TEST_DEPTH === 'deep' ? 100_000 : 10_000

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const download = (list: string, query = '', as: Customer | null = admin) =>
  rawCall('GET', `/${list}/export?format=csv${query}`, { as })
const read = async (list: string, query = '') => {
  const response = await download(list, query)
  expect(response.status).toBe(200)
  return parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[]
}

describe('Lists for spreadsheets', () => {
  it('tells of an order what was sold and what went back, by the business’s clock', async () => {
    const buyer = await person(shop)
    const { orderId, orderNumber } = await paidOrder(shop, buyer, [
      await shop.product({ title: 'Sleeping, "better"', priceCents: 12_345 }),
    ])
    await refund(shop, admin, orderId, { amount: 23.45 })
    await shop.database.query(
      `UPDATE orders SET created_at = '2026-07-01T03:30:00Z', paid_at = '2026-12-05T05:00:00Z' WHERE id = $1`,
      [orderId],
    )
    const found = await read('orders', `&where[number][equals]=${orderNumber}`)
    expect(found).toEqual([
      expect.objectContaining({
        Order: orderNumber,
        Placed: '2026-06-30 23:30',
        Paid: '2026-12-05 00:00',
        Status: 'Paid',
        Method: 'PayPal',
        Email: buyer.email,
        Programs: 'Sleeping, "better"',
        Total: '123.45',
        Refunded: '23.45',
        Currency: 'CAD',
      }),
    ])
    const [back] = await read('refunds', `&where[order][equals]=${orderId}`)
    expect(back).toMatchObject({
      ...{ Order: orderNumber, Email: buyer.email, Status: 'Refunded', Amount: '23.45', Currency: 'CAD' },
    })
    const acts = await read('activity-log', `&where[order][equals]=${orderId}`)
    expect(acts.map((act) => act['What happened'])).toContain('Refund completed')
    const [access] = await read('user-products', `&where[user][equals]=${buyer.id}`)
    expect(access).toMatchObject({
      Email: buyer.email,
      Program: 'Sleeping, "better"',
      Access: 'Open',
      'Comes from': 'An order',
      Order: orderNumber,
      'Open until': '',
    })
  })

  it('is for spreadsheets: UTF-8 with a mark, a file to save, no formula in any cell, every cell quoted', async () => {
    const odd = await person(shop)
    await shop.database.query(
      `UPDATE users SET firstname = '=HYPERLINK("x")', lastname = 'Zoé; =1+1' WHERE id = $1`,
      [odd.id],
    )
    const response = await download('users', `&where[id][equals]=${odd.id}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="users.csv"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""x"")","Zoé; =1+1","Customer","Active","English","No"`)
  })

  it('leaves what the filters and the search of the screen leave', async () => {
    const [one, two] = [await person(shop), await person(shop)]
    await shop.database.query(`UPDATE users SET lastname = 'Quillfeather' WHERE id = ANY($1::uuid[])`, [
      [one.id, two.id],
    ])
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [two.id])
    const emails = async (query: string) => (await read('users', query)).map(({ Email }) => Email)

    expect(await emails('&search=quillfeather')).toEqual([one.email, two.email])
    const state = 'where[or][0][and][0][state][equals]=deactivated'
    expect(await emails(`&search=quillfeather&${state}`)).toEqual([two.email])
    expect(await emails(`&where[email][in]=${one.email},${two.email}&${state}`)).toEqual([two.email])
  })

  it('answers no question about what nobody may read', async () => {
    for (const path of ['hash', 'salt', 'sessions.id', 'defaultBillingAddress.city']) {
      const response = await download('users', `&where[and][0][${path}][exists]=true`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: 'VALIDATION_ERROR',
        errors: [{ path: `where.and.0.${path}` }],
      })
    }
    const inside = await download('consents', '&where[user.hash][contains]=a')
    expect(inside.status).toBe(400)
    expect((await rawCall('GET', '/users/export', { as: admin })).status).toBe(400)
  })

  it('gives every list to staff alone, and never sessions, settings, tokens or mails', async () => {
    const customer = await person(shop)
    for (const list of EXPORTED_LISTS) {
      const statuses = []
      for (const as of [null, customer, admin]) {
        const response = await download(list, '', as)
        statuses.push(response.status)
        await response.text()
      }
      expect([list, ...statuses]).toEqual([list, 401, 403, 200])
    }
    const boss = await person(shop, 'superuser')
    const closed = [
      ...['sessions', 'password-resets', 'two-factor-secrets', 'recovery-codes', 'email-outbox'],
      ...['email-changes', 'payment-events', 'system-settings', 'globals/system-settings'],
    ]
    for (const list of closed) {
      const { status } = await download(list, '', boss)
      expect([list, status]).toEqual([list, expect.toSatisfy((code: number) => code >= 400)])
    }
  })

  it('notes who took which list along', async () => {
    const boss = await person(shop, 'superuser')
    await (await download('invitations', '', boss)).text()
    const [entry] = await shop.database.query(
      `SELECT action, details ->> 'what' AS what FROM activity_log WHERE actor_id = $1 AND action LIKE 'list.%'`,
      [boss.id],
    )
    expect(entry).toEqual({ action: 'list.exported', what: 'Invitations' })
  })

  it('gives every row once, and reads the next page when the last one was taken', async () => {
    await shop.database.query(
      `INSERT INTO consents (user_id, subject, given, text_version, source, created_at)
       SELECT $1, 'promotions', true, 'v' || n, 'test', timestamptz '2020-03-01' + (n / 7) * interval '1 second'
         FROM generate_series(1, 1600) n`,
      [admin.id],
    )
    const asked = '&where[source][equals]=test'
    expect(new Set((await read('consents', asked)).map((row) => row['Version of the text'])).size).toBe(1600)

    const find = vi.spyOn(shop.payload, 'find')
    const reader = (await download('consents', asked)).body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    expect(find.mock.calls.length).toBeLessThanOrEqual(2)
    find.mockRestore()
  })

  it('gives as many rows as there are without holding them', { timeout: 300_000 }, async () => {
    await shop.database.query(
      `INSERT INTO consents (user_id, subject, given, text_version, source, created_at)
       SELECT $1, 'terms', true, 'v' || n, 'many', timestamptz '2019-03-01' + n * interval '1 second'
         FROM generate_series(1, ${MANY}) n`,
      [admin.id],
    )
    const reader = (await download('consents', '&where[source][equals]=many')).body?.getReader()
    let rows = -1
    let early = 0
    let most = 0
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      rows += Buffer.from(piece.value).toString().split('\r\n').length - 1
      const { heapUsed } = process.memoryUsage()
      if (rows <= MANY / 5) early = Math.max(early, heapUsed)
      most = Math.max(most, heapUsed)
    }
    expect(rows).toBe(MANY)
    expect(most).toBeLessThan(early + 150_000_000)
  })
})

describe('Tags and saved filters', () => {
  type Saved = { id: string; name: string; query: string; isShared: boolean; isOwn: boolean }
  const filters = async (as: Customer, list = 'users') =>
    (await shop.call<{ data: Saved[] }>('GET', `/staff/filters/${list}`, { as })).body.data
  const keep = (as: Customer, body: object, list = 'users') =>
    shop.call<{ error?: string }>('POST', `/staff/filters/${list}`, { as, body })
  const forget = (as: Customer, id: string) => shop.call('POST', `/staff/filters/users/${id}/forget`, { as })

  it('find tagged people on the screen and in the file alike; tags are staff’s alone, tidy, and safe in a file', async () => {
    const [one, other] = [await person(shop), await person(shop)]
    const tag = (of: Customer, tags: unknown) =>
      shop.call<{ doc?: { tags: string[] } }>('PATCH', `/users/${of.id}`, { as: admin, body: { tags } })
    expect((await tag(one, [' Spring  cohort ', 'spring cohort', '=SUM(A1)'])).body.doc?.tags).toEqual([
      'Spring cohort',
      '=SUM(A1)',
    ])
    await tag(other, ['Autumn'])
    expect((await tag(other, ['x'.repeat(41)])).status).toBe(400)
    await shop.call('PATCH', `/users/${one.id}`, { as: one, body: { tags: ['VIP'] } })
    expect((await shop.call<object>('GET', `/users/${one.id}`, { as: one })).body).not.toHaveProperty('tags')
    const query = '&where[tags][in]=Spring cohort'
    const rows = await read('users', query)
    expect(rows.map(({ Email, Tags }) => [Email, Tags])).toEqual([[one.email, 'Spring cohort, =SUM(A1)']])
    await tag(other, ['=1+1'])
    expect((await read('users', `&where[id][equals]=${other.id}`))[0]?.Tags).toBe("'=1+1")
    const { body } = await shop.call<{ docs: { id: string }[] }>('GET', `/users?${query.slice(1)}`, {
      as: admin,
    })
    expect(body.docs.map(({ id }) => id)).toEqual([one.id])
  })

  it('keep a question of a list for oneself or for all, once by its name', async () => {
    const [colleague, boss] = [await person(shop, 'admin'), await person(shop, 'superuser')]
    const query = 'page=3&where[tags][in]=Spring&limit=10'
    await keep(admin, { name: 'Spring', query })
    await keep(admin, { name: 'Spring', query: 'search=spring', shared: 'yes' })
    await keep(admin, { name: 'Mine', query })
    const asked = (await filters(admin)).map(({ name, query, isShared }) => [name, query, isShared])
    expect(asked).toEqual([
      ['Mine', 'where%5Btags%5D%5Bin%5D=Spring', false],
      ['Spring', 'search=spring', true],
    ])
    const seen = await filters(colleague)
    expect(seen.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Spring', false]])
    expect((await forget(colleague, seen[0]?.id ?? '')).status).toBe(404)
    expect((await forget(boss, seen[0]?.id ?? '')).status).toBe(200)
    expect((await filters(admin)).map(({ name }) => name)).toEqual(['Mine'])
    for (const name of ['Fin de mois', 'École', 'à relancer', 'Zone', 'essai'])
      await keep(boss, { name, query })
    const ordered = ['à relancer', 'École', 'essai', 'Fin de mois', 'Zone']
    expect((await filters(boss)).map(({ name }) => name)).toEqual(ordered)
    expect((await keep(admin, { name: 'Nothing', query: 'page=2' })).status).toBe(400)
    expect((await keep(admin, { name: 'No list', query: 'search=a' }, 'sessions')).status).toBe(404)
    for (let n = 0; n < 29; n++) await keep(admin, { name: `F${n}`, query: 'search=a' })
    expect((await keep(admin, { name: 'One more', query: 'search=a' })).body.error).toBe('TOO_MANY_FILTERS')
    expect((await keep(admin, { name: 'Mine', query: 'search=b' })).status).toBe(200)
    await shop.database.query(`UPDATE users SET rights = '["content"]' WHERE id = $1`, [colleague.id])
    expect((await keep(colleague, { name: 'A', query: 'search=a' })).body.error).toBe('MISSING_RIGHT')
  })
})
