import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endRetention } from '@/plugins/own-data/jobs/end-retention'
import { person } from '../../support/factories/person'
import { type Shop, startShop } from '../../support/shop'

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
