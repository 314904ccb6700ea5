import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttachmentRequest, registerAttachment } from '@/plugins/mail/attachments'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { pool } from '@/src/server/db/transaction'
import { deliveredMails } from '../../support/delivered-mails'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
let isPrinterBroken = false
beforeAll(async () => {
  shop = await startShop()
  registerAttachment('test-note', async (_payload, reference) => {
    if (isPrinterBroken) throw new Error('the printer is out of paper')
    const content = Buffer.from(`Note ${reference}`)
    return { filename: `note-${reference}.txt`, contentType: 'text/plain', content }
  })
})
afterAll(() => shop.stop())

async function queue(attachments: AttachmentRequest[], heldAs?: string) {
  const to = `reader-${randomUUID()}@example.com`
  const letter = { to, dedupeKey: to, variables: orderReceipt.sample, attachments, heldAs }
  await queueMail(pool(shop.payload), orderReceipt, letter)
  return to
}
const rowOf = async (to: string) =>
  (
    await shop.database.query<{ state: string; problem: string | null; batch: string | null }>(
      'SELECT state, problem, batch FROM email_outbox WHERE "to" = $1',
      [to],
    )
  )[0]

describe('Specification 4, Invoice: a mail and its documents travel together', () => {
  it('draws each document when the mail leaves', async () => {
    const to = await queue([
      { kind: 'test-note', reference: '7' },
      { kind: 'test-note', reference: '8' },
    ])
    await deliverOutbox(shop.payload)
    const [mail] = await deliveredMails(shop.mails, { to, count: 1 })
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual(['note-7.txt', 'note-8.txt'])
  })

  it('keeps a mail back whose document cannot be drawn, and says why', async () => {
    const to = await queue([{ kind: 'test-note', reference: '9' }])
    isPrinterBroken = true
    expect(await deliverOutbox(shop.payload)).toBe(0)
    expect(await rowOf(to)).toMatchObject({ state: 'queued', problem: 'the printer is out of paper' })
    isPrinterBroken = false
    await shop.database.query(
      'UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1) WHERE "to" = $1',
      [to],
    )
    expect(await deliverOutbox(shop.payload)).toBe(1)
    expect((await deliveredMails(shop.mails, { to, count: 1 }))[0]?.attachments).toHaveLength(1)
  })

  it('keeps a mail back when nobody can draw its kind of document', async () => {
    const to = await queue([{ kind: 'no-such-kind', reference: '1' }])
    expect(await deliverOutbox(shop.payload)).toBe(0)
    expect((await rowOf(to))?.problem).toContain('no-such-kind')
  })
})

describe('Architecture, mail in batches: what is held waits for a person', () => {
  it('does not leave by itself, however long it waits', async () => {
    const to = await queue([], 'spring')
    expect(await deliverOutbox(shop.payload)).toBe(0)
    await shop.database.query(
      `UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1) WHERE "to" = $1`,
      [to],
    )
    expect(await deliverOutbox(shop.payload)).toBe(0)
    expect(await rowOf(to)).toMatchObject({ state: 'held', batch: 'spring' })
  })
})
