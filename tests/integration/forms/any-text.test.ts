import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactForm } from '../../support/factories/form'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
let form: Awaited<ReturnType<typeof contactForm>>
beforeAll(async () => {
  shop = await startShop()
  form = await contactForm(shop)
})
afterAll(() => shop.stop())

const visitor = () => `visitor-${randomUUID()}@example.com`
const send = (answers: Record<string, unknown>, more: object = {}) =>
  shop.call<{ data: { id: string }; errors: { path: string }[] }>('POST', '/form-submissions', {
    body: {
      form: form.id,
      submissionData: Object.entries(answers).map(([field, value]) => ({ field, value })),
      ...more,
    },
  })
const stored = async (email: string) =>
  (
    await shop.database.query<{ state: string; spam_score: string; summary: string; user_id: string | null }>(
      'SELECT state, spam_score, summary, user_id FROM form_submissions WHERE sender_email = $1',
      [email],
    )
  )[0]

describe('Forms: whatever somebody types', () => {
  it('adds no line to the head of a mail, and no element to its body', async () => {
    const sender = visitor()
    const { staffEmail } = form
    const name = 'Demo\r\nBcc: everybody@example.com\u2028X-Other: 1\u0007<b>'
    const message = `<img src=x onerror=alert(1)> {{senderEmail}} ${randomUUID()}`
    expect((await send({ name, email: sender, message })).status).toBe(200)
    const told = (await shop.mailsTo(staffEmail)).find(({ headers }) => headers['reply-to'] === sender)
    expect(told?.subject).toBe('Contact: message from Demo Bcc: everybody@example.com X-Other: 1<b>')
    expect(Object.keys(told?.headers ?? {})).not.toEqual(expect.arrayContaining(['bcc']))
    expect(Object.keys(told?.headers ?? {})).not.toEqual(expect.arrayContaining(['x-other']))
    expect(told?.to.map(({ address }) => address)).toEqual([staffEmail])
    expect(told?.html).not.toMatch(/<img src=x|<b>/)
    expect(told?.text, 'words in braces are words').toContain('{{senderEmail}}')
    expect(await shop.mailsTo('everybody@example.com')).toEqual([])
  })

  it.each(['one@example.com, two@example.com', 'one@example.com\r\nBcc: two@example.com', '<a@example.com>'])(
    'is one address where one is asked for: %s',
    async (email) => {
      const { status, body } = await send({ name: 'Demo', email, message: 'Hello there' })
      expect([status, body.errors[0]?.path]).toEqual([400, 'email'])
    },
  )

  it('decides nothing about itself: state, score, sender and account are ours to say', async () => {
    const email = visitor()
    const own = {
      state: 'new',
      spamScore: -1,
      summary: 'Mine',
      user: randomUUID(),
      senderEmail: 'x@example.com',
    }
    const { status } = await send(
      { name: 'Demo Visitor', email, message: 'Hello there' },
      { ...own, website: 'filled in' },
    )
    expect(status).toBe(200)
    expect(await stored(email)).toEqual({
      state: 'spam',
      spam_score: '100',
      summary: 'Demo Visitor: Hello there',
      user_id: null,
    })
  })

  it('is refused where it holds what no text may', async () => {
    const email = visitor()
    for (const message of ['a\u0000b', 'half \ud83d of a character']) {
      expect((await send({ name: 'Demo', email, message })).status).toBe(400)
    }
    expect((await send({ name: 'Demo', email, message: 'Hello' }, { form: 'a\u0000b' })).status).toBe(400)
    expect(await stored(email)).toBeUndefined()
  })

  it('has an end: a body of megabytes, or of thousands of answers, is refused', async () => {
    const email = visitor()
    expect((await send({ name: 'Demo', email, message: 'x'.repeat(2_000_000) })).status).toBe(413)
    const many = Array.from({ length: 201 }, () => ({ field: 'name', value: 'Demo' }))
    expect((await send({}, { submissionData: many })).status).toBe(400)
    expect(await stored(email)).toBeUndefined()
  })
})
