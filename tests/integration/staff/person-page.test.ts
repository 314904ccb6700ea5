import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROGRAMS, productChoices } from '@/src/admin/ui/product-choices'
import type { Moment } from '@/src/domain/people/timeline'
import { person } from '../../support/factories/person'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Page = { data: Moment[]; earlier: string | null }
const line = async (of: Customer, query = '', as = admin) =>
  (await shop.call<Page>('GET', `/users/${of.id}/timeline${query}`, { as })).body
const write = (path: string, text: string, as = admin) =>
  shop.call<{ id: string }>('POST', path, { as, body: { text } })
const limitedTo = async (rights: string[]) => {
  const limited = await person(shop, 'admin')
  await shop.database.query('UPDATE users SET rights = $2 WHERE id = $1', [
    limited.id,
    JSON.stringify(rights),
  ])
  return limited
}

describe('A person’s page: one line of all that happened', () => {
  it('tells of orders, provider messages, programs, mails, sign-ins, forms, the account and notes, newest first', async () => {
    const buyer = await person(shop)
    const { orderId, orderNumber, lineIds } = await paidOrder(shop, buyer, [
      await shop.product({ title: 'Told Program' }),
    ])
    await refund(shop, admin, orderId, { lines: lineIds, reason: 'Not for me' })
    const [{ token } = { token: '' }] = await shop.database.query<{ token: string }>(
      'SELECT provider_order_id AS token FROM payment_attempts WHERE order_id = $1',
      [orderId],
    )
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, provider_order_id, body, problem)
       VALUES ('paypal', 'WH-LINE', 'PAYMENT.CAPTURE.COMPLETED', $1, '{}', 'Late')`,
      [token],
    )
    await shop.database.query(
      `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/services') RETURNING id)
       INSERT INTO form_submissions (form_id, summary, sender_email) SELECT id, 'Demo: where is it?', $1 FROM form`,
      [buyer.email],
    )
    await shop.database.query(
      `INSERT INTO activity_log (action, "by", actor_id, user_id) VALUES ('account.role-changed', 'staff', $1, $2)`,
      [admin.id, buyer.id],
    )
    await write(`/payments/orders/${orderId}/notes`, 'Wants the other program')
    const { data } = await line(buyer)
    const said = data.map(({ kind, who, what, detail }) => [kind, who, what, detail].join(' | '))
    expect(said).toEqual(
      expect.arrayContaining([
        'note | Demo Person | Note | Wants the other program',
        'form | the person | Message by a form | Demo: where is it?',
        `provider | the payment provider | Message: Payment received · Order ${orderNumber} | Late`,
        'access | the shop | Program opened: Told Program | bought',
        'account | Demo Person | Role changed | ',
        'sign-in | the person | Signed in | ',
      ]),
    )
    for (const start of [
      'order | the person | Order placed',
      'order | Demo Person | Refund requested',
      'access | the shop | Program closed: Told Program',
      'mail | the shop | Email: ',
    ])
      expect(said.filter((each) => each.startsWith(start)).length).toBeGreaterThan(0)
    const times = data.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const notes = await line(buyer, '?kind=note')
    expect(notes.data.map(({ kind }) => kind)).toEqual(['note'])
  })

  it('comes in pages that lose and repeat nothing, moments of one millisecond included', async () => {
    const of = await person(shop)
    await shop.database.query(
      `INSERT INTO activity_log (action, "by", user_id, created_at)
       SELECT 'consent.changed', 'customer', $1, timestamptz '2026-03-01 10:00Z' + (i / 20) * interval '1 day' FROM generate_series(1, 75) i`,
      [of.id],
    )
    const seen: string[] = []
    for (let before: string | null = ''; before !== null; ) {
      const page: Page = await line(of, before ? `?before=${encodeURIComponent(before)}` : '')
      seen.push(...page.data.map(({ id, kind }) => `${kind} ${id}`))
      before = page.earlier
    }
    expect([seen.length, new Set(seen).size]).toEqual([76, 76])
  })

  it('leaves out money and forms for whom the right is missing, and says nothing of a person without the right to people', async () => {
    const buyer = await person(shop)
    await paidOrder(shop, buyer, [await shop.product()])
    const kinds = (await line(buyer, '', await limitedTo(['people']))).data.map(({ kind }) => kind)
    expect(kinds).toContain('access')
    expect(kinds).not.toContain('order')
    const refused = await shop.call('GET', `/users/${buyer.id}/timeline`, { as: await limitedTo(['money']) })
    expect([refused.status, refused.body.error]).toEqual([403, 'MISSING_RIGHT'])
  })
})

describe('A person’s page: notes of staff', () => {
  it('are kept with who and when, removed by their author or a superuser, and logged without their words', async () => {
    const [about, other, root] = [
      await person(shop),
      await person(shop, 'admin'),
      await person(shop, 'superuser'),
    ]
    const first = await write(`/users/${about.id}/notes`, '  Secret preference  ')
    const second = await write(`/users/${about.id}/notes`, 'Another')
    const stored = await shop.database.query(
      `SELECT text, author_id FROM staff_notes WHERE user_id = $1 ORDER BY created_at`,
      [about.id],
    )
    expect(stored[0]).toEqual({ text: 'Secret preference', author_id: admin.id })
    const remove = async (id: string, as: Customer) =>
      (await shop.call('POST', `/staff-notes/${id}/remove`, { as, body: {} })).status
    expect(await remove(first.body.id, other)).toBe(404)
    expect(await remove(first.body.id, admin)).toBe(200)
    expect(await remove(first.body.id, admin)).toBe(404)
    expect(await remove(second.body.id, root)).toBe(200)
    const log = await shop.database.query<{ action: string; details: object }>(
      `SELECT action, details FROM activity_log WHERE user_id = $1 AND action LIKE 'note.%' ORDER BY created_at, id`,
      [about.id],
    )
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'note.added',
      'note.added',
      'note.removed',
      'note.removed',
    ])
    expect(JSON.stringify(log)).not.toContain('preference')
  })

  it('have words, and are about somebody who is there', async () => {
    const about = await person(shop)
    expect((await write(`/users/${about.id}/notes`, '   ')).status).toBe(400)
    expect((await write('/users/00000000-0000-4000-8000-000000000000/notes', 'Who?')).status).toBe(404)
    expect(
      (await write('/payments/orders/00000000-0000-4000-8000-000000000000/notes', 'Which?')).status,
    ).toBe(404)
  })
})

describe('Programs staff choose from', () => {
  it('are called and ordered in the language of whoever reads, in English where they are not in it', async () => {
    const both = await shop.product({ title: 'Zest' })
    const english = await shop.product({ title: 'Mornings' })
    const french = await shop.call('PATCH', `/products/${both.id}?locale=fr&publishSpecificLocale=fr`, {
      as: admin,
      body: { title: 'Élan', slug: 'elan', summary: 'Du bien.', _status: 'published' },
    })
    expect(french.status, JSON.stringify(french.body)).toBe(200)
    const named = async (language: string) =>
      (await productChoices(shop.payload, language, PROGRAMS))
        .filter(({ id }) => [both.id, english.id].includes(id))
        .map(({ title }) => title)
    expect(await named('en')).toEqual(['Mornings', 'Zest'])
    expect(await named('fr')).toEqual(['Élan', 'Mornings'])
  })
})
