import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AttachmentRequest, registerAttachment } from '@/plugins/mail/attachments'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { pool } from '@/src/server/db/transaction'
import { type RefusingMailServer, startRefusingMailServer } from '../../support/refusing-mail-server'
import { type Shop, startShop } from '../../support/shop'

const COUNT = process.env.TEST_DEPTH === 'deep' ? 1_000 : 200

let shop: Shop
let server: RefusingMailServer
beforeAll(async () => {
  server = await startRefusingMailServer()
  shop = await startShop({ SMTP_URL: server.smtpUrl })
})
afterAll(async () => {
  await shop.stop()
  await server.close()
})
beforeEach(async () => {
  server.answer(() => undefined)
  await shop.database.query(`UPDATE email_outbox SET state = 'cancelled' WHERE state = 'queued'`)
})

async function queue(extra: { to?: string; attachments?: AttachmentRequest[] } = {}): Promise<string> {
  const to = extra.to ?? `reader-${randomUUID()}@example.com`
  const letter = { to, dedupeKey: to, variables: orderReceipt.sample, attachments: extra.attachments }
  await queueMail(pool(shop.payload), orderReceipt, letter)
  return to
}
type Delivery = { at: string; outcome: string; response: string }
type Row = {
  state: string
  tries: number
  problem: string | null
  next_try_at: Date | null
  deliveries: Delivery[]
}
async function rowOf(to: string): Promise<Row> {
  const [row] = await shop.database.query<Row>(
    'SELECT state, tries::int, problem, next_try_at, deliveries FROM email_outbox WHERE "to" = $1',
    [to],
  )
  if (!row) throw new Error('the mail is not in the outbox')
  return row
}
const makeDue = (to: string) =>
  shop.database.query(
    'UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1) WHERE "to" = $1',
    [to],
  )

describe('Reliability: what a mail server says is taken at its word', () => {
  it('gives a mail up at once whose recipient is refused for good, with the server’s content', async () => {
    const to = await queue()
    server.answer((step) => (step === 'RCPT' ? '550 5.1.1 no such mailbox here' : undefined))
    expect(await deliverOutbox(shop.payload)).toBe(0)
    const row = await rowOf(to)
    expect(row).toMatchObject({ state: 'failed', tries: 1, next_try_at: null })
    expect(row.problem).toContain('no such mailbox here')
    expect(row.deliveries).toEqual([
      { at: expect.any(String), outcome: 'refused', response: expect.stringContaining('550 5.1.1') },
    ])
  })

  it('gives a mail up at once whose content is refused for good', async () => {
    const to = await queue()
    server.answer((step) => (step === 'DATA' ? '554 5.7.1 not wanted' : undefined))
    await deliverOutbox(shop.payload)
    expect(await rowOf(to)).toMatchObject({ state: 'failed', tries: 1 })
  })

  it('tries again when the recipient is refused for now', async () => {
    const to = await queue()
    server.answer((step) => (step === 'RCPT' ? '451 4.7.1 try later' : undefined))
    await deliverOutbox(shop.payload)
    expect(await rowOf(to)).toMatchObject({ state: 'queued', tries: 1 })
    server.answer(() => undefined)
    await makeDue(to)
    expect(await deliverOutbox(shop.payload)).toBe(1)
    const { deliveries } = await rowOf(to)
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(['failed', 'sent'])
    expect(deliveries[1]?.response).toContain('2.0.0 taken')
  })

  it('tries again when it is we who are refused: somebody mends the settings meanwhile', async () => {
    const to = await queue()
    server.answer((step) => (step === 'MAIL' ? '550 5.7.1 sender unknown' : undefined))
    await deliverOutbox(shop.payload)
    expect(await rowOf(to)).toMatchObject({ state: 'queued', tries: 1 })
  })

  it('remembers the last 20 tries', async () => {
    const to = await queue()
    const old = JSON.stringify(
      Array.from({ length: 20 }, (_, at) => ({ at: `${at}`, outcome: 'failed', response: '' })),
    )
    await shop.database.query('UPDATE email_outbox SET deliveries = $2 WHERE "to" = $1', [to, old])
    await deliverOutbox(shop.payload)
    const { deliveries } = await rowOf(to)
    expect(deliveries).toHaveLength(20)
    expect(deliveries[0]?.at).toBe('1')
    expect(deliveries[19]?.outcome).toBe('sent')
  })
})

describe('Reliability: no mail is sent twice by two at once', () => {
  it(`sends each of ${COUNT} mails exactly once when two deliver at the same moment`, async () => {
    const before = server.taken.length
    const readers: string[] = []
    for (let made = 0; made < COUNT; made++) readers.push(await queue())
    const counts = await Promise.all([deliverOutbox(shop.payload), deliverOutbox(shop.payload)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(COUNT)
    for (const count of counts) expect(count).toBeGreaterThan(0)
    const got = server.taken.slice(before).map((mail) => /^To: (\S+)/m.exec(mail)?.[1])
    expect(got.toSorted()).toEqual(readers.toSorted())
  })

  it('leaves a mail alone whose lease another process took while this one was busy', async () => {
    const before = server.taken.length
    const readers = [`one-${randomUUID()}@example.com`, `two-${randomUUID()}@example.com`]
    // Whichever is drawn first takes so long that the other one's lease is over, and somebody else has it.
    registerAttachment('test-slow', async (_payload, reader) => {
      await shop.database.query(
        `UPDATE email_outbox SET tries = tries + 1 WHERE "to" = ANY($1) AND "to" <> $2 AND state = 'queued'`,
        [readers, reader],
      )
      return { filename: 'slow.txt', contentType: 'text/plain', content: Buffer.from('slow') }
    })
    for (const to of readers) await queue({ to, attachments: [{ kind: 'test-slow', reference: to }] })
    expect(await deliverOutbox(shop.payload)).toBe(1)
    expect(server.taken.length - before).toBe(1)
    const rows = await Promise.all(readers.map(rowOf))
    expect(rows.map(({ state, tries }) => `${state} ${tries}`).toSorted()).toEqual(['queued 2', 'sent 1'])
  })
})
