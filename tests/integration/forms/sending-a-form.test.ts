import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactForm } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
let form: Awaited<ReturnType<typeof contactForm>>
beforeAll(async () => {
  shop = await startShop()
  form = await contactForm(shop)
})
afterAll(() => shop.stop())

const visitor = () => `visitor-${randomUUID()}@example.com`

type Answers = Record<string, unknown>
const bodyOf = (answers: Answers, more: object = {}) => ({
  form: form.id,
  submissionData: Object.entries(answers).map(([field, value]) => ({ field, value })),
  ...more,
})
const honest = (email: string, message = `Which program fits? ${randomUUID()}`) => ({
  name: 'Demo Visitor',
  email,
  topic: 'Programs',
  message,
})
const send = (
  answers: Answers,
  { more = {}, ...options }: { more?: object; as?: never; headers?: Record<string, string> } = {},
) =>
  shop.call<{ success: boolean; error: string; data: { id: string }; errors: { path: string }[] }>(
    'POST',
    '/form-submissions',
    { ...options, body: bodyOf(answers, more) },
  )

const stored = (email: string) =>
  shop.database.query<{ id: string; state: string; summary: string; user_id: string | null }>(
    'SELECT id, state, summary, user_id FROM form_submissions WHERE sender_email = $1',
    [email],
  )
const mailsAbout = (id: string) =>
  shop.database.query<{ to: string; message: string }>(
    `SELECT "to", message FROM email_outbox WHERE dedupe_key LIKE '%' || $1 || '%' ORDER BY message`,
    [id],
  )

describe('Forms: a message that was sent', () => {
  it('is stored with its answers and questions, told to staff, and receipted to its sender', async () => {
    const email = visitor()
    const { status, body } = await send(honest(email, 'Good morning,\nwhich program fits my mother?'))
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, data: { id: expect.any(String) } })
    const answers = await shop.database.query(
      `SELECT field, label, value FROM form_submissions_submission_data WHERE _parent_id = $1 ORDER BY _order`,
      [body.data.id],
    )
    expect(answers).toEqual([
      { field: 'name', label: 'Your name', value: 'Demo Visitor' },
      { field: 'email', label: 'Email', value: email },
      { field: 'topic', label: 'Topic', value: 'Programs' },
      { field: 'message', label: 'Your message', value: 'Good morning,\nwhich program fits my mother?' },
    ])

    const [told] = await shop.mailsTo(form.staffEmail)
    expect(told?.subject).toBe('Contact: message from Demo Visitor')
    expect(told?.text).toContain('Your message  Good morning,\nwhich program fits my mother?')
    expect(told?.headers['reply-to']).toBe(email)
    const [receipt] = await shop.mailsTo(email)
    expect(receipt?.text).toContain('A person answers within two working days.')
    expect(receipt?.text, 'nobody sends their own words to others through us').not.toContain('my mother')
  })

  it('is found by the form’s name for programs, too', async () => {
    const email = visitor()
    const { status } = await send(honest(email), { more: { form: form.slug } })
    expect(status).toBe(200)
    expect(await stored(email)).toHaveLength(1)
  })

  it('says who sent it, when they are signed in', async () => {
    const who = await person(shop)
    await shop.call('POST', '/form-submissions', { as: who, body: bodyOf(honest(who.email)) })
    expect(await stored(who.email)).toMatchObject([{ user_id: who.id }])
  })

  it('never goes past the outbox: the form builder’s own sending is off', async () => {
    const sendEmail = vi.spyOn(shop.payload, 'sendEmail')
    await send(honest(visitor()))
    expect(sendEmail).not.toHaveBeenCalled()
    const { hooks, fields } = shop.payload.collections['form-submissions'].config
    expect(hooks.afterChange).toHaveLength(1)
    expect(fields.length).toBeGreaterThan(3)
    const formFields = shop.payload.collections.forms.config.fields
    expect(formFields.some((field) => 'name' in field && field.name === 'emails')).toBe(false)
  })

  it('goes to the seller’s address when the form names nobody, and sends no receipt where the form says so', async () => {
    const silent = await contactForm(shop, { staffEmails: [], receipt: { isSent: false } })
    await shop.payload.updateGlobal({
      slug: 'system-settings',
      data: { seller: { email: 'seller@example.com' } },
      context: { disableRevalidate: true },
    })
    const { body } = await send(honest(visitor()), { more: { form: silent.id } })
    expect(await mailsAbout(body.data.id)).toEqual([{ to: 'seller@example.com', message: 'form-message' }])
  })

  it('is not stored when its mails cannot be queued: both or neither', async () => {
    const email = visitor()
    await shop.database.query(
      `ALTER TABLE email_outbox ADD CONSTRAINT outbox_full CHECK (message <> 'form-message') NOT VALID`,
    )
    try {
      expect((await send(honest(email))).status).toBe(500)
      expect(await stored(email)).toEqual([])
    } finally {
      await shop.database.query('ALTER TABLE email_outbox DROP CONSTRAINT outbox_full')
    }
    expect((await send(honest(email))).status).toBe(200)
  })
})

describe('Forms: what is wrong', () => {
  it('is named field by field, and nothing is stored', async () => {
    const email = visitor()
    const { status, body } = await send({ name: ' ', email, topic: 'Nothing', message: 'x'.repeat(5_001) })
    expect(status).toBe(400)
    expect(body.error).toBe('VALIDATION_ERROR')
    expect(body.errors.map(({ path }) => path)).toEqual(['name', 'topic', 'message'])
    expect(await stored(email)).toEqual([])
  })

  it.each<[string, object]>([
    ['no form', { submissionData: [] }],
    ['no answers', { form: randomUUID() }],
    ['answers that are no list', { form: randomUUID(), submissionData: 'name=x' }],
    [
      'an answer that is no text',
      { form: randomUUID(), submissionData: [{ field: 'name', value: { a: 1 } }] },
    ],
  ])('is a body with %s', async (_, body) => {
    const answer = await shop.call<{ errors: unknown[] }>('POST', '/form-submissions', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.length).toBeGreaterThan(0)
  })

  it.each(['no-such-form', randomUUID()])('is a form that is not there: %s', async (unknown) => {
    expect((await send(honest(visitor()), { more: { form: unknown } })).status).toBe(404)
  })

  it('is a form of which nothing was filled in', async () => {
    const free = await contactForm(shop, {
      fields: [
        { blockType: 'text', label: 'Anything' },
        { blockType: 'checkbox', label: 'Please call' },
      ],
    })
    const { status, body } = await send({ 'please-call': false }, { more: { form: free.id } })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }) => path)).toEqual(['submissionData'])
  })
})

describe('Forms: a double click, or a second try after a lost answer', () => {
  it('stores and tells once, also when both come at the same moment', async () => {
    const email = visitor()
    const answers = honest(email)
    const headers = { 'Idempotency-Key': randomUUID() }
    const answered = await Promise.all(Array.from({ length: 6 }, () => send(answers, { headers })))
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answered.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await stored(email)).toHaveLength(1)
    expect(await mailsAbout(answered[0]?.body.data.id ?? '')).toHaveLength(2)
  })

  it('loses no change: other answers under the same key are another message', async () => {
    const email = visitor()
    const headers = { 'Idempotency-Key': randomUUID() }
    await send(honest(email, 'The first words of this message'), { headers })
    await send(honest(email, 'The second words of this message'), { headers })
    expect(await stored(email)).toHaveLength(2)
  })

  it('refuses a key that is none', async () => {
    const { status, body } = await send(honest(visitor()), {
      headers: { 'Idempotency-Key': 'x'.repeat(101) },
    })
    expect([status, body.errors[0]?.path]).toEqual([400, 'Idempotency-Key'])
  })
})
