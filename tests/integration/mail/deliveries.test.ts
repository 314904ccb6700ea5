import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { accountReady } from '@/plugins/mail/messages/account-ready'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { readDeliveries } from '@/plugins/mail/operations/read-deliveries'
import { toTemplateContent } from '@/plugins/mail/templates/template-content'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let staff: Customer
let customer: Customer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
  customer = await person(shop)
})
afterAll(() => shop.stop())

it('What became of a kind of mail: the last one sent, and how many were, were not, were turned off, and wait, in ninety days', async () => {
  await shop.database.query(
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, sent_at, created_at)
     VALUES ('receipt', 'a@example.com', '{}', 'd1', 'sent', '2026-11-01T10:00:00Z', now()),
            ('receipt', 'a@example.com', '{}', 'd2', 'sent', '2026-11-02T10:00:00Z', now()),
            ('receipt', 'a@example.com', '{}', 'd3', 'failed', NULL, now()),
            ('receipt', 'a@example.com', '{}', 'd7', 'skipped', NULL, now()),
            ('receipt', 'a@example.com', '{}', 'd4', 'held', NULL, now()),
            ('receipt', 'a@example.com', '{}', 'd5', 'sent', '2020-01-01T10:00:00Z', now() - interval '91 days'),
            ('other', 'a@example.com', '{}', 'd6', 'sent', now(), now())`,
  )
  const found = await readDeliveries(shop.payload, 'receipt')
  expect(found).toMatchObject({ sent: 2, failed: 1, skipped: 1, waiting: 1 })
  expect(new Date(found.lastSentAt ?? 0).toISOString()).toBe('2026-11-02T10:00:00.000Z')
  expect(await readDeliveries(shop.payload, 'never')).toEqual({
    sent: 0,
    failed: 0,
    skipped: 0,
    waiting: 0,
    lastSentAt: null,
  })
})

describe('An email that staff turned off', () => {
  const idOf = async (key: string) => {
    const [row] = await shop.database.query<{ id: string }>('SELECT id FROM email_templates WHERE key = $1', [
      key,
    ])
    return row?.id ?? ''
  }
  const turn = async (key: string, sending: 'on' | 'off') =>
    shop.call<{ errors?: { data?: { errors: { path: string }[] } }[] }>(
      'PATCH',
      `/email-templates/${await idOf(key)}`,
      { as: staff, body: { sending } },
    )
  const queue = async (
    locale: 'en' | 'fr',
    dedupeKey: string = randomUUID(),
    sql: Sql = pool(shop.payload),
  ) => {
    const { sample: variables } = accountReady
    await queueMail(sql, accountReady, {
      to: customer.email,
      user: customer.id,
      locale,
      dedupeKey,
      variables,
    })
    return dedupeKey
  }
  const stateOf = async (dedupeKey: string) => {
    const rows = await shop.database.query<{ state: string }>(
      'SELECT state FROM email_outbox WHERE dedupe_key = $1',
      [dedupeKey],
    )
    return rows.map(({ state }) => state).join()
  }

  it('is never queued, in that language alone, and stays unsent for an event that passed meanwhile', async () => {
    expect((await turn('account-ready', 'off')).status).toBe(200)
    expect((await turn('account-ready', 'off')).status).toBe(200)
    const [english, french] = [await queue('en'), await queue('fr')]
    await queue('en', english)
    expect([await stateOf(english), await stateOf(french)]).toEqual(['skipped', 'queued'])
    expect(await deliverOutbox(shop.payload)).toBe(1)
    const { body } = await shop.call<{ docs: { sending: string }[] }>(
      'GET',
      '/email-templates?where[key][equals]=account-ready',
      { as: staff },
    )
    expect(body.docs.map(({ sending }) => sending)).toEqual(['off'])
    await turn('account-ready', 'on')
    await queue('en', english)
    expect(await stateOf(english)).toBe('skipped')
    expect(await stateOf(await queue('en'))).toBe('queued')
    const acts = await shop.database.query<{ action: string }>(
      `SELECT action FROM activity_log WHERE details->>'message' = 'account-ready' ORDER BY created_at`,
    )
    expect(acts.map(({ action }) => action)).toEqual([
      'email-template.turned-off',
      'email-template.changed',
      'email-template.turned-on',
    ])
  })

  it('is seen not to have left in the line of the person, and is sent when staff say so', async () => {
    await deliverOutbox(shop.payload)
    await turn('account-ready', 'off')
    const skipped = await queue('en')
    const line = await shop.call<{ data: { what: string; detail: string; document: string }[] }>(
      'GET',
      `/users/${customer.id}/timeline?kind=mail`,
      { as: staff },
    )
    const [newest] = line.body.data
    expect(newest).toMatchObject({ what: 'Email: Account ready', detail: 'Not sent: turned off' })
    const sent = await shop.call('POST', `/email-outbox/${newest?.document}/resend`, { as: staff })
    expect(sent.status).toBe(200)
    expect(await deliverOutbox(shop.payload)).toBe(1)
    expect([await stateOf(skipped), await stateOf(`${skipped}#copy-1`)]).toEqual(['skipped', 'sent'])
  })

  it('leaves all the same where it was queued a moment before, and not where it was a moment after', async () => {
    await turn('account-ready', 'on')
    const [before, after] = [randomUUID(), randomUUID()]
    await inTransaction(shop.payload, async (sql) => {
      await queue('en', before, sql)
      expect((await turn('account-ready', 'off')).status).toBe(200)
      await queue('en', after, sql)
    })
    await deliverOutbox(shop.payload)
    expect([await stateOf(before), await stateOf(after)]).toEqual(['sent', 'skipped'])
  })

  it('is still tried out by staff on themselves', async () => {
    const body = toTemplateContent(accountReady.content)
    const path = `/email-templates/${await idOf('account-ready')}/test`
    expect((await shop.call('POST', path, { as: staff, body })).status).toBe(200)
    expect((await shop.mailsTo(staff.email)).map(({ subject }) => subject)).toEqual([
      `Test: ${accountReady.content.subject}`,
    ])
  })

  it('is none that people rely on, whatever the database says', async () => {
    for (const key of ['order-receipt', 'invoice:fr', 'password-reset', 'refund-notice', 'gift']) {
      const { status, body } = await turn(key, 'off')
      expect([key, status, body.errors?.[0]?.data?.errors[0]?.path]).toEqual([key, 400, 'sending'])
    }
    await shop.database.query(`UPDATE email_templates SET sending = 'off' WHERE key = 'order-receipt'`)
    const dedupeKey = randomUUID()
    const { sample: variables } = orderReceipt
    await queueMail(pool(shop.payload), orderReceipt, { to: customer.email, dedupeKey, variables })
    expect(await stateOf(dedupeKey)).toBe('queued')
  })
})
