import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endRetention } from '@/plugins/own-data/jobs/end-retention'
import { countRequests } from '@/plugins/own-data/operations/count-requests'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

describe('Own data: what staff are asked by letter', () => {
  it('has a clock of 30 days, and the shop’s own requests are left to it', async () => {
    const [admin, customer] = [await person(shop, 'admin'), await shop.customer()]
    const made = await shop.call<{ doc: { id: string; dueAt: string } }>('POST', '/data-requests', {
      as: admin,
      body: {
        kind: 'correction',
        person: 'Ann, by letter',
        receivedAt: '2026-11-01T12:00:00.000Z',
        dueAt: '2030-01-01',
      },
    })
    expect(made.body.doc.dueAt).toBe('2026-12-01T12:00:00.000Z')
    const done = await shop.call<{ doc: { doneAt: string | null } }>(
      'PATCH',
      `/data-requests/${made.body.doc.id}`,
      { as: admin, body: { state: 'done', note: 'Corrected' } },
    )
    expect(Date.parse(done.body.doc.doneAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await shop.call('POST', '/users/data-export', { as: customer, body: {} })
    const [own] = await shop.database.query<{ id: string }>(
      'SELECT id FROM data_requests WHERE user_id = $1',
      [customer.id],
    )
    const touched = await shop.call('PATCH', `/data-requests/${own?.id}`, {
      as: admin,
      body: { state: 'open' },
    })
    expect(touched.status).toBe(400)
    expect((await shop.call('POST', '/data-requests', { as: admin, body: { kind: 'export' } })).status).toBe(
      400,
    )
  })
})

describe('Own data: staff do what was asked by letter', () => {
  type Made = { doc: { id: string } }
  const asked = async (admin: Customer, kind: string, user?: Customer) => {
    const body = { kind, ...(user ? { user: user.id } : { person: 'Ann, by letter' }) }
    const { body: made } = await shop.call<Made>('POST', '/data-requests', { as: admin, body })
    return made.doc.id
  }
  const standing = async (request: string) => {
    const [row] = await shop.database.query<{ state: string; note: string | null; by: string | null }>(
      `SELECT d.state, d.note, (SELECT a.actor_id::text FROM activity_log a
          WHERE a.action = 'data-request.done' AND a.details ->> 'request' = d.id::text AND a."by" = 'staff') AS by
         FROM data_requests d WHERE d.id = $1`,
      [request],
    )
    return row
  }
  const reason = 'Letter of May 3, identity card seen'

  it('sends a copy to the person’s own address and shows it to nobody else, once', async () => {
    const [admin, customer] = [await person(shop, 'admin'), await shop.customer()]
    const request = await asked(admin, 'copy', customer)
    const send = (as: Customer, id = request) =>
      shop.call('POST', `/data-requests/${id}/send-copy`, { as, body: { reason } })
    expect((await send(customer)).status).toBe(403)
    const sent = await send(admin)
    expect(sent.status).toBe(200)
    const [mail] = (await shop.mailsTo(customer.email)).filter(({ html }) => /data-export/.test(String(html)))
    const token = /token=([\w-]+)/.exec(String(mail?.html))?.[1] ?? ''
    expect((await rawCall('GET', `/users/data-export/file?token=${token}`)).status).toBe(200)
    const seen = await shop.call('GET', '/email-outbox?limit=50', { as: admin })
    expect(JSON.stringify([sent.body, seen.body])).not.toContain(token)
    expect(await standing(request)).toEqual({ state: 'done', note: reason, by: admin.id })
    expect((await send(admin)).status).toBe(409)
    const unnamed = await send(admin, await asked(admin, 'copy'))
    expect(unnamed).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('account first') },
    })
    expect((await send(admin, await asked(admin, 'deletion', customer))).status).toBe(404)
  })

  it('closes the account of whom it names twice: with the 30 days of everybody, or at once', async () => {
    const [admin, ann, ben] = [await person(shop, 'admin'), await shop.customer(), await shop.customer()]
    const close = (request: string, email: string, when: string) =>
      shop.call<{ closesAt: string | null }>('POST', `/data-requests/${request}/close-account`, {
        as: admin,
        body: { email, when, reason },
      })
    const [first, second] = [await asked(admin, 'deletion', ann), await asked(admin, 'deletion', ben)]
    expect((await close(first, ben.email, 'now')).status).toBe(409)
    expect((await standing(first))?.state).toBe('open')
    expect(Date.parse((await close(first, ann.email, 'in-30-days')).body.closesAt ?? '')).toBeGreaterThan(
      Date.now() + 29 * 86_400_000,
    )
    expect((await shop.mailsTo(ann.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('will be closed'),
    )
    const ended = await close(second, ben.email, 'now')
    expect(ended.body).toMatchObject({ success: true, closesAt: null })
    const people = await shop.database.query<{ firstname: string; state: string }>(
      'SELECT firstname, state FROM users WHERE id = ANY ($1::uuid[]) ORDER BY state',
      [[ann.id, ben.id]],
    )
    expect(people).toMatchObject([{ state: 'active' }, { firstname: 'Closed', state: 'deactivated' }])
    for (const request of [first, second])
      expect(await standing(request)).toEqual({ state: 'done', note: reason, by: admin.id })
    const staff = await asked(admin, 'deletion', admin)
    expect((await close(staff, admin.email, 'now')).status).toBe(409)
  })

  it('queues what is open before what is done, the first due first, and counts what is late', async () => {
    const admin = await person(shop, 'admin')
    await shop.database.query('DELETE FROM data_requests')
    for (const daysAgo of [3, 40, 20]) {
      const receivedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
      const body = { kind: 'correction', person: `${daysAgo} days ago`, receivedAt }
      await shop.call('POST', '/data-requests', { as: admin, body })
    }
    await shop.database.query(
      `INSERT INTO data_requests (kind, state, person, due_at) VALUES ('copy', 'done', 'long done', now() - interval '90 days')`,
    )
    const { body } = await shop.call<{ docs: { person: string }[] }>('GET', '/data-requests', { as: admin })
    expect(body.docs.map(({ person: who }) => who)).toEqual([
      '40 days ago',
      '20 days ago',
      '3 days ago',
      'long done',
    ])
    expect(await countRequests(shop.payload)).toMatchObject({ open: 3, overdue: 1, nextAt: expect.any(Date) })
  })
})

describe('Own data: how long it is kept', () => {
  it('deletes what is older than the settings say, and keeps what is younger, open, of an order, or kept by choice', async () => {
    const { email, id } = await shop.customer()
    await shop.database.query(
      `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, user_id, created_at)
       SELECT 'password-changed', $1, '{}', 'kept-' || s, s::enum_email_outbox_state, $2, now() - interval '25 months'
         FROM unnest(ARRAY['sent', 'queued']) s`,
      [email, id],
    )
    await shop.database.query(
      `INSERT INTO data_requests (user_id, kind, state, due_at, done_at)
       SELECT $1, 'correction', s::enum_data_requests_state, now(), now() - interval '25 months' FROM unnest(ARRAY['done', 'open']) s`,
      [id],
    )
    await shop.database.query(
      `INSERT INTO invitations (email, invitation_type, state, token_hash, expires_at, sent_at)
       SELECT 'long-ago-' || m || '@example.com', 'participant', 'pending', 'kept-' || m, now() - make_interval(months => m), now()
         FROM unnest(ARRAY[11, 13]) m`,
    )
    const retention = (messages: number | null) =>
      shop.payload.updateGlobal({
        slug: 'system-settings',
        data: { privacy: { retention: { messages, emails: 24, invitations: 12, requests: 24 } } },
        context: { disableRevalidate: true },
      })
    await retention(null)
    await shop.database.query(
      `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/services') RETURNING id)
       INSERT INTO form_submissions (form_id, summary) SELECT id, 'Hello' FROM form`,
    )
    await shop.database.query(`UPDATE form_submissions SET created_at = now() - interval '9 years'`)
    const [messages] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM form_submissions',
    )
    expect(await endRetention(shop.payload)).toEqual({
      form_submissions: 0,
      email_outbox: 1,
      invitations: 1,
      data_requests: 1,
    })
    expect(
      await shop.database.query<{ count: number }>('SELECT count(*)::int AS count FROM form_submissions'),
    ).toEqual([messages])
    await retention(24)
    expect((await endRetention(shop.payload)).form_submissions).toBe(messages?.count)
  })
})
