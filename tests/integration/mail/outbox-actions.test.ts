import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import type { Message } from '@/plugins/mail/message'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { showMail } from '@/plugins/mail/operations/show-mail'
import { pool } from '@/src/server/db/transaction'
import { deliveredMails } from '../../support/delivered-mails'
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

type Row = { id: string; state: string; dedupe_key: string }
async function queue<V>(message: Message<V>, heldAs?: string) {
  const to = `reader-${randomUUID()}@example.com`
  const letter = { to, dedupeKey: to, variables: message.sample, heldAs, user: customer.id }
  await queueMail(pool(shop.payload), message, letter)
  const [row] = await rowsOf(to)
  if (!row) throw new Error('the mail was not queued')
  return { to, id: row.id }
}
const rowsOf = (to: string) =>
  shop.database.query<Row>(
    'SELECT id, state, dedupe_key FROM email_outbox WHERE "to" = $1 ORDER BY dedupe_key',
    [to],
  )
const act = (id: string, what: string, as: Customer | null = staff) =>
  shop.call<{ id: string; error?: string }>('POST', `/email-outbox/${id}/${what}`, { as })
const release = (batch: string, as = staff) =>
  shop.call<{ released: number }>('POST', '/email-outbox/release', { as, body: { batch } })
const logged = (action: string) =>
  shop.database.query('SELECT details FROM activity_log WHERE action = $1 AND actor_id = $2', [
    action,
    staff.id,
  ])

describe('Reliability, Email: staff send a mail again', () => {
  it('as a row of its own, numbered, so that the history stays', async () => {
    const { to, id } = await queue(orderReceipt)
    await deliverOutbox(shop.payload)
    const first = await act(id, 'resend')
    expect(first.status).toBe(200)
    expect((await act(id, 'resend')).body.id, 'a copy that waits is answered again').toBe(first.body.id)
    await deliverOutbox(shop.payload)
    await act(first.body.id, 'resend')
    await deliverOutbox(shop.payload)
    expect(await rowsOf(to)).toEqual([
      { id, state: 'sent', dedupe_key: to },
      { id: first.body.id, state: 'sent', dedupe_key: `${to}#copy-1` },
      { id: expect.any(String), state: 'sent', dedupe_key: `${to}#copy-2` },
    ])
    const ids = (await deliveredMails(shop.mails, { to, count: 3 })).map(
      ({ headers }) => headers['message-id'],
    )
    expect(new Set(ids).size).toBe(3)
    expect((await logged('email.resent')).length).toBe(2)
  })

  it('once for ten clicks at the same moment', async () => {
    const { to, id } = await queue(orderReceipt)
    await deliverOutbox(shop.payload)
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'resend')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await rowsOf(to)).toHaveLength(2)
  })

  it('not while it has not left', async () => {
    const { id } = await queue(orderReceipt, 'later')
    expect(await act(id, 'resend')).toMatchObject({ status: 409, body: { error: 'MAIL_STILL_WAITING' } })
  })

  it('not when its link opens nothing any more, counted from the first of the copies', async () => {
    const { to, id } = await queue(passwordReset)
    await deliverOutbox(shop.payload)
    const fresh = await act(id, 'resend')
    expect(fresh.status).toBe(200)
    await deliverOutbox(shop.payload)
    await shop.database.query(
      `UPDATE email_outbox SET created_at = created_at - interval '12 hours' WHERE dedupe_key = $1`,
      [to],
    )
    for (const mail of [id, fresh.body.id])
      expect(await act(mail, 'resend')).toMatchObject({ status: 410, body: { error: 'MAIL_LINK_EXPIRED' } })
  })

  it('not when its secrets cannot be opened', async () => {
    const { id } = await queue(passwordReset)
    await deliverOutbox(shop.payload)
    await shop.database.query(
      `UPDATE email_outbox SET variables = jsonb_set(variables, '{resetUrl}', '"sealed-with-another-key-00000000000000"')
        WHERE id = $1`,
      [id],
    )
    expect((await act(id, 'resend')).body.error).toBe('MAIL_LINK_EXPIRED')
  })
})

describe('Reliability, Email: staff keep a mail from leaving, or let a batch go', () => {
  it('cancels what waits, for good', async () => {
    const { to, id } = await queue(orderReceipt)
    expect((await act(id, 'cancel')).status).toBe(200)
    expect(await deliverOutbox(shop.payload)).toBe(0)
    expect((await rowsOf(to))[0]?.state).toBe('cancelled')
    expect((await act(id, 'cancel')).body.error).toBe('MAIL_NOT_WAITING')
    expect(await logged('email.cancelled')).toHaveLength(1)
  })

  it('cannot cancel what has left', async () => {
    const { id } = await queue(orderReceipt)
    await deliverOutbox(shop.payload)
    expect(await act(id, 'cancel')).toMatchObject({ status: 409, body: { error: 'MAIL_NOT_WAITING' } })
  })

  it('releases the held mails of one batch, once', async () => {
    const batch = `batch-${randomUUID()}`
    const [one, two, other] = [
      await queue(orderReceipt, batch),
      await queue(orderReceipt, batch),
      await queue(orderReceipt, 'another'),
    ]
    await act(two.id, 'cancel')
    expect((await release(batch)).body.released).toBe(1)
    expect((await release(batch)).body.released).toBe(0)
    await deliverOutbox(shop.payload)
    const states = await Promise.all([one, two, other].map(async ({ to }) => (await rowsOf(to))[0]?.state))
    expect(states).toEqual(['sent', 'cancelled', 'held'])
    expect(await logged('email.released')).toHaveLength(1)
  })

  it('is for staff only, and knows no mail at an address that names none', async () => {
    const { id } = await queue(orderReceipt, 'later')
    for (const what of ['resend', 'cancel']) {
      expect((await act(id, what, customer)).status).toBe(403)
      expect((await act(id, what, null)).status).toBe(401)
      for (const nothing of [randomUUID(), 'x']) expect((await act(nothing, what)).status).toBe(404)
    }
    expect((await release('later', customer)).status).toBe(403)
  })
})

describe('Reliability, Email: staff see a mail as its reader does, without the link', () => {
  it('shows the content of its time, and hides what opens an account', async () => {
    const { id } = await queue(passwordReset)
    await deliverOutbox(shop.payload)
    await shop.payload.update({
      collection: 'email-templates',
      where: { key: { equals: 'password-reset' } },
      data: { heading: 'Newer content' },
    })
    const shown = await showMail(shop.payload, id)
    expect(shown).toMatchObject({ subject: 'Reset your password', isContentAsSent: true })
    expect(shown.text).toContain('Hello Demo')
    for (const out of [shown.html, shown.text]) expect(out).not.toContain('token=')
    const waiting = await queue(passwordReset, 'later')
    expect((await showMail(shop.payload, waiting.id)).text).toContain('Newer content')
  })
})
