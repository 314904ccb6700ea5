import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { MESSAGES } from '@/plugins/mail/messages'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { storedTemplates } from '@/plugins/mail/templates/stored-templates'
import { syncTemplates } from '@/plugins/mail/templates/sync-templates'
import { toTemplateContent } from '@/plugins/mail/templates/template-content'
import { pool } from '@/src/server/db/transaction'
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

const templates = () => storedTemplates(pool(shop.payload))
async function templateOf(key: string) {
  const template = (await templates()).get(key)
  if (!template) throw new Error(`no template is called ${key}`)
  return template
}
const save = async (key: string, content: Record<string, unknown>) =>
  shop.call<{ errors?: { data?: { errors: { path: string; message: string }[] } }[] }>(
    'PATCH',
    `/email-templates/${(await templateOf(key)).id}`,
    { as: staff, body: content },
  )
const act = async (
  key: string,
  path: string,
  { as = staff, body = {} }: { as?: Customer; body?: unknown } = {},
) =>
  shop.call<Record<string, unknown>>('POST', `/email-templates/${(await templateOf(key)).id}/${path}`, {
    as,
    body,
  })
const own = toTemplateContent(orderReceipt.content)

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

async function receive(message = orderReceipt as never, sample: unknown = orderReceipt.sample) {
  const to = `reader-${randomUUID()}@example.com`
  await queueMail(pool(shop.payload), message, { to, dedupeKey: to, variables: sample as never })
  const [mail] = await shop.mailsTo(to)
  if (!mail) throw new Error('no mail came')
  return mail
}

describe('Specification 2, /email-templates: one template per email, kept up at start-up', () => {
  it('has every message of the site, in our own content, not customised', async () => {
    const stored = await templates()
    expect([...stored.keys()].toSorted()).toEqual(Object.keys(MESSAGES).toSorted())
    for (const [key, { content, isCustomised }] of stored) {
      expect(content, key).toEqual(MESSAGES[key]?.content)
      expect(isCustomised, key).toBe(false)
    }
  })

  it('asks one question and writes nothing when nothing changed', async () => {
    expect(await statementsOf(() => syncTemplates(shop.payload))).toBe(1)
  })

  it('follows our newer content where nobody changed them, also when five processes start at once', async () => {
    await shop.database.query(
      `UPDATE email_templates SET subject = 'Old content of ours' WHERE key = 'order-receipt'`,
    )
    await shop.database.query(`DELETE FROM email_templates WHERE key = 'password-changed'`)
    await Promise.all(Array.from({ length: 5 }, () => syncTemplates(shop.payload)))
    expect((await templateOf('order-receipt')).content).toEqual(orderReceipt.content)
    expect((await templates()).size).toBe(Object.keys(MESSAGES).length)
  })

  it('leaves an editor’s content alone', async () => {
    expect((await save('order-receipt', { subject: 'Thanks for order {{orderNumber}}' })).status).toBe(200)
    await syncTemplates(shop.payload)
    expect(await templateOf('order-receipt')).toMatchObject({
      isCustomised: true,
      content: { subject: 'Thanks for order {{orderNumber}}' },
    })
    await save('order-receipt', own)
    expect((await templateOf('order-receipt')).isCustomised, 'our content again').toBe(false)
  })

  it.each(Object.keys(MESSAGES))('saves %s unchanged', async (key) => {
    const message = MESSAGES[key]
    if (!message) throw new Error(key)
    expect((await save(key, toTemplateContent(message.content))).status).toBe(200)
    expect((await templateOf(key)).isCustomised).toBe(false)
  })
})

describe('Specification 2, /email-templates: an editor’s content are what is sent', () => {
  it('sends the stored content from then on', async () => {
    await save('order-receipt', { ...own, subject: 'Thanks!', heading: 'Dear {{firstname}}' })
    const mail = await receive()
    expect(mail.subject).toBe('Thanks!')
    expect(mail.text).toContain('Dear Demo')
  })

  it('names the field of content no mail could be written with, and keeps the old ones', async () => {
    const before = (await templateOf('order-receipt')).content
    const { status, body } = await save('order-receipt', {
      blocks: [
        { blockType: 'text', text: 'Hello {{nobody}}' },
        { blockType: 'button', label: 'Open', href: 'javascript:alert(1)' },
      ],
    })
    expect(status).toBe(400)
    const errors = body.errors?.[0]?.data?.errors ?? []
    expect(errors.map(({ path }) => path)).toEqual(['blocks.0.text', 'blocks.1.href'])
    expect(errors[0]?.message).toContain('{{firstname}}')
    expect((await templateOf('order-receipt')).content).toEqual(before)
  })

  it('does not let an editor lose the link of a reset mail', async () => {
    const { status } = await save('password-reset', { blocks: [{ blockType: 'text', text: 'Hello' }] })
    expect(status).toBe(400)
  })

  it('lets nobody change which message a template is for, nor call it untouched', async () => {
    await save('order-receipt', {
      ...own,
      subject: 'Mine',
      key: 'password-reset',
      name: 'X',
      customised: false,
    })
    expect(await templateOf('order-receipt')).toMatchObject({ name: 'Order receipt', isCustomised: true })
  })

  it('falls back to our content when stored ones fit their message no more', async () => {
    await shop.database.query(
      `UPDATE email_templates SET subject = 'Hello {{gone}}' WHERE key = 'order-receipt'`,
    )
    expect((await receive()).subject).toBe('Your receipt for order 100001')
  })

  it('reads the content once per round, not per mail', async () => {
    for (let count = 0; count < 10; count++) {
      const to = `reader-${randomUUID()}@example.com`
      await queueMail(pool(shop.payload), orderReceipt, { to, dedupeKey: to, variables: orderReceipt.sample })
    }
    const round = async () => expect(await deliverOutbox(shop.payload)).toBe(10)
    // A lease, the brand, the templates; then per mail the renewed lease and the mark.
    expect(await statementsOf(round)).toBe(3 + 2 * 10)
  })
})

describe('Specification 2, /email-templates: preview, test, and the way back', () => {
  const mine = { ...own, subject: 'Only a try, {{firstname}}' }

  it('shows unsaved content with sample data and writes nothing', async () => {
    const count = () =>
      shop.database.query(
        `SELECT (SELECT count(*) FROM email_outbox) AS mails, (SELECT count(*) FROM _email_templates_v) AS versions,
                (SELECT max(updated_at) FROM email_templates) AS changed`,
      )
    const before = await count()
    const { status, body } = await act('order-receipt', 'preview', { body: mine })
    expect(status).toBe(200)
    expect(body).toMatchObject({ subject: 'Only a try, Demo', problems: [] })
    expect(body.html).toContain('Thank you, Demo!')
    expect(body.text).toContain('Thank you, Demo!')
    expect(await count()).toEqual(before)
  })

  it('shows half-written content as far as they go, and says what is missing', async () => {
    const blocks = [{ blockType: 'button', label: 'Go' }, { blockType: 'rows' }, { blockType: 'totals' }]
    const { status, body } = await act('order-receipt', 'preview', { body: { subject: '{{x}}', blocks } })
    expect(status).toBe(200)
    expect((body.problems as { path: string }[]).map(({ path }) => path)).toEqual([
      'subject',
      'blocks.0.href',
      'blocks.1.of',
    ])
  })

  it('sends a test to the staff person alone, marked as one, in the content of the form', async () => {
    expect(
      (await act('password-reset', 'test', { body: toTemplateContent(passwordReset.content) })).status,
    ).toBe(200)
    const [mail] = await shop.mailsTo(staff.email)
    expect(mail?.subject).toBe('Test: Reset your password')
    expect(mail?.text).toContain(passwordReset.sample.resetUrl)
  })

  it('sends no test of content that could not be saved', async () => {
    const { status, body } = await act('order-receipt', 'test', { body: { ...own, subject: '{{x}}' } })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'subject', message: expect.stringContaining('{{x}}') }])
  })

  it('goes back to our content, and restores an editor’s from the versions', async () => {
    await save('refund-notice', { subject: 'An editor’s own' })
    expect((await act('refund-notice', 'reset')).status).toBe(200)
    expect(await templateOf('refund-notice')).toMatchObject({
      isCustomised: false,
      content: { subject: MESSAGES['refund-notice']?.content.subject },
    })
    const { body } = await shop.call<{ docs: { id: string }[] }>(
      'GET',
      `/email-templates/versions?where[version.subject][equals]=${encodeURIComponent('An editor’s own')}`,
      { as: staff },
    )
    const { status } = await shop.call('POST', `/email-templates/versions/${body.docs[0]?.id}`, { as: staff })
    expect(status).toBe(200)
    expect(await templateOf('refund-notice')).toMatchObject({
      isCustomised: true,
      content: { subject: 'An editor’s own' },
    })
  })

  it('writes down who changed what', async () => {
    const rows = await shop.database.query(
      `SELECT details->>'message' AS message FROM activity_log
        WHERE action = 'email-template.changed' AND actor_id = $1 AND details->>'message' = 'refund-notice'`,
      [staff.id],
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
  })

  it.each(['preview', 'test', 'reset'])('keeps %s to staff', async (path) => {
    expect((await act('order-receipt', path, { as: customer })).status).toBe(403)
  })

  it('knows no template at an address that names none', async () => {
    for (const id of [randomUUID(), 'x']) {
      const { status } = await shop.call('POST', `/email-templates/${id}/preview`, { as: staff, body: {} })
      expect(status).toBe(404)
    }
  })
})
