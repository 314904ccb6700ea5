import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { deliveredMails } from '../../support/delivered-mails'
import type { Mail } from '../../support/environment/mail-sink'
import { type Shop, startShop } from '../../support/shop'
import { type SmtpSwitch, startSmtpSwitch } from '../../support/smtp-switch'

let shop: Shop
let line: SmtpSwitch
beforeAll(async () => {
  line = await startSmtpSwitch()
  shop = await startShop({ SMTP_URL: line.smtpUrl })
  line.leadTo(shop.mails.smtpUrl)
})
afterAll(async () => {
  await shop.stop()
  await line.close()
})
afterEach(() => line.mend())

type Content = Partial<(typeof orderReceipt)['sample']>
const mail = (changes: Content = {}, to = `reader-${randomUUID()}@example.com`) => ({
  to,
  dedupeKey: `test:${randomUUID()}`,
  variables: { ...orderReceipt.sample, ...changes },
})
const queue = (letter: ReturnType<typeof mail>) => queueMail(pool(shop.payload), orderReceipt, letter)
const arrivedFor = (to: string, count: number) => deliveredMails(shop.mails, { to, count })

type Row = {
  state: string
  tries: number
  problem: string | null
  seconds: number | null
  message_id: string | null
}
const rowOf = async ({ dedupeKey }: { dedupeKey: string }) =>
  (
    await shop.database.query<Row>(
      `SELECT state, tries::int, problem, message_id, extract(epoch FROM next_try_at - now())::float8 AS seconds
         FROM email_outbox WHERE dedupe_key = $1`,
      [dedupeKey],
    )
  )[0]
const makeDue = ({ dedupeKey }: { dedupeKey: string }, changes = '') =>
  shop.database.query(
    `UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1)${changes} WHERE dedupe_key = $1`,
    [dedupeKey],
  )

describe('Architecture, Commerce: mail is part of the event it tells about', () => {
  it('does not exist when the transaction is rolled back', async () => {
    const letter = mail()
    const failing = inTransaction(shop.payload, async (sql) => {
      await queueMail(sql, orderReceipt, letter)
      throw new Error('the event did not happen')
    })
    await expect(failing).rejects.toThrow('the event did not happen')
    await deliverOutbox(shop.payload)
    expect(await rowOf(letter)).toBeUndefined()
    expect(await arrivedFor(letter.to, 0)).toEqual([])
  })

  it('leaves once for one event and person, however often it is queued', async () => {
    const letter = mail()
    await Promise.all(Array.from({ length: 10 }, () => queue(letter)))
    expect(await deliverOutbox(shop.payload)).toBe(1)
    await queue(letter)
    expect(await deliverOutbox(shop.payload)).toBe(0)
    expect(await arrivedFor(letter.to, 1)).toHaveLength(1)
  })

  it('is refused at once, in the transaction, when a word it needs is missing', async () => {
    const { variables, ...letter } = mail()
    const broken = { ...letter, variables: { ...variables, programsUrl: 'not an address' } }
    await expect(queue(broken)).rejects.toThrow()
    expect(await rowOf(letter)).toBeUndefined()
  })
})

describe('Reliability: mail survives a mail server that is down', () => {
  it('waits longer after each failure, and arrives once when the server is back', async () => {
    const letter = mail()
    await queue(letter)
    line.cut()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await deliverOutbox(shop.payload)).toBe(0)
      const row = await rowOf(letter)
      expect(row).toMatchObject({ state: 'queued', tries: attempt, problem: expect.any(String) })
      waits.push(Math.ceil((row?.seconds ?? 0) / 5) * 5)
      expect(await deliverOutbox(shop.payload), 'not before its time').toBe(0)
      expect((await rowOf(letter))?.tries).toBe(attempt)
      await makeDue(letter)
    }
    expect(waits).toEqual([5, 10, 20])
    line.mend()
    expect(await deliverOutbox(shop.payload)).toBe(1)
    expect(await rowOf(letter)).toMatchObject({ state: 'sent', tries: 4, problem: null })
    expect(await arrivedFor(letter.to, 1)).toHaveLength(1)
  })

  it('is left for staff to see after twelve tries', async () => {
    const letter = mail()
    await queue(letter)
    await makeDue(letter, ', tries = 11')
    line.cut()
    await deliverOutbox(shop.payload)
    expect(await rowOf(letter)).toMatchObject({ state: 'failed', tries: 12 })
    line.mend()
    await makeDue(letter)
    expect(await deliverOutbox(shop.payload)).toBe(0)
  })

  it('sends each of 30 mails once when two deliver at the same moment', async () => {
    const letters = Array.from({ length: 30 }, () => mail())
    await Promise.all(letters.map(queue))
    const counts = await Promise.all([deliverOutbox(shop.payload), deliverOutbox(shop.payload)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    for (const { to } of letters) expect(await arrivedFor(to, 1)).toHaveLength(1)
  })

  it('keeps its Message-ID when it goes out again after a crash, so that mailboxes can tell', async () => {
    const letter = mail()
    await queue(letter)
    await deliverOutbox(shop.payload)
    await makeDue(letter, `, state = 'queued'`)
    await deliverOutbox(shop.payload)
    const ids = (await arrivedFor(letter.to, 2)).map(({ headers }) => headers['message-id'])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toBe((await rowOf(letter))?.message_id)
  })

  it('is not held up by another mail that cannot be sent', async () => {
    const [broken, fine] = [mail(), mail()]
    await queue(broken)
    await queue(fine)
    await shop.database.query(`UPDATE email_outbox SET message = 'no-such-message' WHERE dedupe_key = $1`, [
      broken.dedupeKey,
    ])
    expect(await deliverOutbox(shop.payload)).toBe(1)
    expect(await arrivedFor(fine.to, 1)).toHaveLength(1)
    expect((await rowOf(broken))?.problem).toContain('no-such-message')
  })
})

describe('Reliability: what people call themselves is text and nothing else', () => {
  const deliver = async (changes: Content): Promise<Mail> => {
    const letter = mail(changes)
    await queue(letter)
    await deliverOutbox(shop.payload)
    const [arrived] = await arrivedFor(letter.to, 1)
    if (!arrived) throw new Error('the mail did not arrive')
    return arrived
  }

  it('shows a name made of HTML as it was typed, and runs none of it', async () => {
    const name = `<script>alert(1)</script><img src=x onerror="alert(2)">`
    const { html, text } = await deliver({ firstname: name, lines: [{ title: name, amount: '$1.00' }] })
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain(name)
  })

  it('keeps a line break out of the subject, and the recipients as they were', async () => {
    const arrived = await deliver({ orderNumber: '1\r\nBcc: victim@example.com\r\n\r\nHello' })
    expect(arrived.subject).toBe('Your receipt for order 1 Bcc: victim@example.com Hello')
    expect(arrived.to).toHaveLength(1)
    expect(JSON.stringify(arrived.headers)).not.toMatch(/"bcc"/i)
  })

  it('takes a name the database could not keep, rather than undo the event', async () => {
    expect((await deliver({ firstname: 'A\0d\ud800a' })).text).toContain('Thank you, Ada!')
  })

  it('does not read placeholders in what people typed', async () => {
    const { text } = await deliver({ firstname: '{{programsUrl}}' })
    expect(text).toContain('{{programsUrl}}')
  })

  it('carries the same content as HTML and as plain text', async () => {
    const { html, text } = await deliver({ firstname: 'Ada', total: '$12.34' })
    for (const content of ['Thank you, Ada!', '$12.34', 'Sleeping better', orderReceipt.sample.programsUrl]) {
      expect(html).toContain(content)
      expect(text).toContain(content)
    }
    expect(text).not.toMatch(/<[a-z]/i)
  })
})
