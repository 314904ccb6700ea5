import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactForm } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { fromNetwork, newNetwork } from '../../support/network'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let form: Awaited<ReturnType<typeof contactForm>>
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  admin = await person(shop, 'admin')
  form = await contactForm(shop)
})
afterAll(() => shop.stop())

const visitor = () => `visitor-${randomUUID()}@example.com`
const answersOf = (email: string, message: string) => [
  { field: 'name', value: 'Demo Visitor' },
  { field: 'email', value: email },
  { field: 'message', value: message },
]
type Answer = { success: boolean; error: string; message: string; data: { id: string } }
const send = (email: string, message: string, more: object = {}) =>
  shop.call<Answer>('POST', '/form-submissions', {
    body: { form: form.id, submissionData: answersOf(email, message), ...more },
  })
const stateOf = async (id: string) =>
  (await shop.database.query<{ state: string }>('SELECT state FROM form_submissions WHERE id = $1', [id]))[0]
    ?.state
const mailsAbout = (id: string) =>
  shop.database.query<{ to: string; message: string }>(
    `SELECT "to", message FROM email_outbox WHERE dedupe_key LIKE '%' || $1 || '%' ORDER BY message`,
    [id],
  )
const decide = (id: string, state: string, as: Customer | null = admin) =>
  shop.call('PATCH', `/form-submissions/${id}?depth=0`, { as, body: { state } })

describe('Forms: spam', () => {
  it('is answered like everything else, kept for staff to see, and told to nobody', async () => {
    const { status, body } = await send(visitor(), 'Best prices for you', { website: 'https://spam.example' })
    expect([status, body.success]).toEqual([200, true])
    expect(await stateOf(body.data.id)).toBe('spam')
    expect(await mailsAbout(body.data.id)).toEqual([])
    const { body: seen } = await shop.call<{ docs: { id: string; spamReasons: string[] }[] }>(
      'GET',
      '/form-submissions?where[state][equals]=spam&depth=0',
      { as: admin },
    )
    expect(seen.docs).toMatchObject([{ id: body.data.id, spamReasons: ['honeypot'] }])
  })

  it('is also what fills in the honeypot as one of the answers', async () => {
    const { body } = await shop.call<Answer>('POST', '/form-submissions', {
      body: {
        form: form.id,
        submissionData: [...answersOf(visitor(), 'Hello there'), { field: 'website', value: 'x' }],
      },
    })
    expect(await stateOf(body.data.id)).toBe('spam')
  })

  it('is what comes again and again within an hour, from whatever address', async () => {
    const message = `Buy our course today ${randomUUID()}`
    const states: (string | undefined)[] = []
    for (let time = 0; time < 4; time++) {
      const { body } = await send(visitor(), message)
      states.push(await stateOf(body.data.id))
    }
    expect(states).toEqual(['new', 'new', 'new', 'spam'])
  })

  it('is what was sent too fast and is full of links', async () => {
    const { body } = await send(visitor(), 'http://a.example http://b.example', { elapsedMs: 300 })
    expect(await stateOf(body.data.id)).toBe('spam')
  })

  it('that is none after all is told when staff say so, once, and on record', async () => {
    const email = visitor()
    const { body } = await send(email, 'I do mean it', { website: 'filled in by my browser' })
    const { id } = body.data
    expect((await decide(id, 'new')).status).toBe(200)
    expect(await mailsAbout(id)).toEqual([
      { to: form.staffEmail, message: 'form-message' },
      { to: email, message: 'form-receipt' },
    ])
    await decide(id, 'spam')
    await decide(id, 'new')
    expect(await mailsAbout(id)).toHaveLength(2)
    const log = await shop.database.query<{ action: string }>(
      `SELECT action FROM activity_log WHERE details->>'message' = $1 ORDER BY created_at`,
      [id],
    )
    expect(log).toHaveLength(3)
  })
})

describe('Forms: what staff may change of a message', () => {
  it('is its state, and nothing that somebody wrote', async () => {
    const { body } = await send(visitor(), 'These are my words')
    const { id } = body.data
    await shop.call('PATCH', `/form-submissions/${id}`, {
      as: admin,
      body: { summary: 'Other words', senderEmail: 'x@example.com', submissionData: [] },
    })
    const answers = await shop.database.query(
      `SELECT value FROM form_submissions_submission_data WHERE _parent_id = $1 AND field = 'message'`,
      [id],
    )
    expect(answers).toEqual([{ value: 'These are my words' }])
    const { body: shown } = await shop.call('GET', `/form-submissions/${id}?depth=0`, { as: admin })
    expect(shown.summary).toBe('Demo Visitor: These are my words')
    expect(JSON.stringify(shown)).not.toContain('requestKey')
  })

  it('is whether it is kept: who deleted it, and when it was sent, is on record', async () => {
    const { body } = await send(visitor(), 'Please forget me')
    const { status } = await shop.call('DELETE', `/form-submissions/${body.data.id}`, { as: admin })
    expect(status).toBe(200)
    expect(await stateOf(body.data.id)).toBeUndefined()
    const log = await shop.database.query<{ actor_id: string }>(
      `SELECT actor_id FROM activity_log WHERE details->>'message' = $1`,
      [body.data.id],
    )
    expect(log).toEqual([{ actor_id: admin.id }])
  })

  it('keeps a form that has messages from being deleted', async () => {
    const { status, body } = await shop.call('DELETE', `/forms/${form.id}`, { as: admin })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Messages were sent with this form')
  })
})

describe('Forms: who sends too much', () => {
  it('gets no more than five receipts an hour for one address: nobody is flooded through our forms', async () => {
    const email = visitor()
    const receipts = async () =>
      (await shop.database.query(`SELECT 1 FROM email_outbox WHERE "to" = $1`, [email])).length
    for (let time = 0; time < 7; time++) await send(email, `Another question ${randomUUID()}`)
    expect(await receipts()).toBe(5)
  })

  it('is told when to come back, and what they sent before is kept', async () => {
    const statuses: number[] = []
    let last: Awaited<ReturnType<typeof send>> | undefined
    const headers = fromNetwork(newNetwork())
    for (let time = 0; time < 101; time++) {
      last = await shop.call<Answer>('POST', '/form-submissions', { body: {}, headers })
      statuses.push(last.status)
      if (last.status === 429) break
    }
    expect(statuses.at(-1)).toBe(429)
    expect(last?.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(last?.body).toMatchObject({
      success: false,
      error: 'RATE_LIMITED',
      message: expect.stringMatching(/Please try again in \d+ minutes?\./),
    })
  })
})
