import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetFormData } from '@/plugins/forms/jobs/forget-form-data'
import { env } from '@/src/server/env'
import { everyKindForm, PDF } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let form: Awaited<ReturnType<typeof everyKindForm>>
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  form = await everyKindForm(shop)
})
afterAll(() => shop.stop())

const visitor = () => `visitor-${randomUUID()}@example.com`
const answersOf = (answers: Record<string, unknown>) =>
  Object.entries(answers).map(([field, value]) => ({ field, value }))

async function send(
  answers: Record<string, unknown>,
  {
    files = [],
    query = '',
    headers = {},
  }: { files?: [string, File][]; query?: string; headers?: Record<string, string> } = {},
): Promise<string> {
  const body = new FormData()
  const whole = { name: 'Demo Visitor', message: `A question ${randomUUID()}`, terms: true, ...answers }
  body.append('_payload', JSON.stringify({ form: form.id, submissionData: answersOf(whole) }))
  for (const [field, file] of files) body.append(field, file)
  const response = await rawCall('POST', `/form-submissions${query}`, {
    body,
    headers: { ...fromNetwork(newNetwork()), ...headers },
  })
  const answer = await response.json()
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
  return answer.data.id
}

const filesOf = (id: string) =>
  shop.database.query<{ name: string; filename: string; field: string }>(
    'SELECT name, filename, field FROM form_files WHERE submission_id = $1',
    [id],
  )

describe('Forms: files', () => {
  it('come with the message, are named to staff, and can be had by staff alone, to be saved', async () => {
    const id = await send({ email: visitor() }, { files: [['letter', new File([PDF], 'My letter.PDF')]] })
    const [stored] = await filesOf(id)
    expect(stored).toMatchObject({ name: 'My letter.PDF', field: 'letter' })
    expect(stored?.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    const address = `/form-files/file/${stored?.filename}`
    for (const as of [null, await person(shop)])
      expect([401, 404]).toContain((await rawCall('GET', address, { as })).status)
    const had = await rawCall('GET', address, { as: admin })
    expect([had.status, had.headers.get('Content-Disposition')]).toEqual([200, 'attachment'])
    expect(await had.text()).toBe(PDF)
    const [told] = (await shop.mailsTo(form.staffEmail)).slice(-1)
    expect(told?.text).toContain('My letter.PDF')
    expect(existsSync(join('public', stored?.filename ?? ''))).toBe(false)
  })

  it('go when their message goes, from the disk too', async () => {
    const id = await send({ email: visitor() }, { files: [['letter', new File([PDF], 'a.pdf')]] })
    const [stored] = await filesOf(id)
    const path = join(env().UPLOADS_DIR, 'form-files', stored?.filename ?? 'none')
    expect(existsSync(path)).toBe(true)
    await shop.call('POST', `/form-submissions/${id}/notes`, { as: admin, body: { text: 'To be forgotten' } })
    await shop.call('DELETE', `/form-submissions/${id}`, { as: admin })
    await forgetFormData(shop.payload)
    expect(existsSync(path)).toBe(false)
    const notes = await shop.database.query('SELECT 1 FROM form_notes WHERE text = $1', ['To be forgotten'])
    expect(notes).toEqual([])
  })
})

describe('Forms: consent', () => {
  it('is kept with the very words, their version and their language', async () => {
    await shop.payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'fr',
      data: {
        confirmationMessage: richText('Merci'),
        fields: form.fields.map((field) =>
          field.blockType === 'consent'
            ? { ...field, label: 'J’accepte', text: 'Nous pouvons vous écrire.' }
            : field,
        ),
      },
      context: { disableRevalidate: true },
    })
    const [english, french] = [
      await send({ email: visitor() }),
      await send({ email: visitor() }, { query: '?locale=fr' }),
    ]
    const consentsOf = (id: string) =>
      shop.database.query<{ text: string; version: string; locale: string; given: boolean }>(
        'SELECT text, version, locale, given FROM form_submissions_consents WHERE _parent_id = $1',
        [id],
      )
    const [[first], [second]] = [await consentsOf(english), await consentsOf(french)]
    expect(first).toMatchObject({ text: 'I agree\n\nWe may write to you.', locale: 'en', given: true })
    expect(second).toMatchObject({
      text: 'J’accepte\n\nNous pouvons vous écrire.',
      locale: 'fr',
      given: true,
    })
    expect(first?.version).toMatch(/^[0-9a-f]{16}$/)
    expect(second?.version).not.toBe(first?.version)
  })
})

describe('Forms: answers to finish later', () => {
  const draft = (method: 'GET' | 'PUT' | 'DELETE', options: Parameters<Shop['call']>[2]) =>
    shop.call<{ data: { submissionData: unknown[]; step: number } | null }>(
      method,
      `/forms/${form.id}/draft`,
      options,
    )
  const body = {
    submissionData: [
      { field: 'name', value: 'Half a name' },
      { field: 'fax', value: '5' },
    ],
    step: 1,
  }

  it('are kept encrypted for their account, on any device, and gone once the form was sent', async () => {
    const [owner, other] = [await person(shop), await person(shop)]
    expect((await draft('PUT', { as: owner, body })).status).toBe(200)
    const rows = await shop.database.query<{ sealed: string; days: number }>(
      `SELECT sealed, round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM form_drafts WHERE user_id = $1`,
      [owner.id],
    )
    expect(rows[0]?.sealed).not.toContain('Half a name')
    expect(rows[0]?.days).toBe(30)
    expect((await draft('GET', { as: owner })).body.data).toMatchObject({
      submissionData: [{ field: 'name', value: 'Half a name' }],
      step: 1,
    })
    expect((await draft('GET', { as: other })).body.data).toBeNull()
    const sent = answersOf({ name: 'A', email: owner.email, message: 'Done now', terms: true })
    await shop.call('POST', '/form-submissions', { as: owner, body: { form: form.id, submissionData: sent } })
    expect((await draft('GET', { as: owner })).body.data).toBeNull()
  })

  it('are kept for the browser with its key, and forgotten after their days, or at once', async () => {
    const headers = { 'Draft-Key': randomUUID() }
    expect((await draft('PUT', { body })).status, 'nobody’s').toBe(400)
    await draft('PUT', { body, headers })
    expect((await draft('GET', { headers: { 'Draft-Key': randomUUID() } })).body.data).toBeNull()
    expect((await draft('GET', { headers })).body.data).not.toBeNull()
    await shop.database.query(`UPDATE form_drafts SET expires_at = now() - interval '1 second'`)
    expect((await draft('GET', { headers })).body.data).toBeNull()
    await forgetFormData(shop.payload)
    expect(await shop.database.query('SELECT 1 FROM form_drafts')).toEqual([])
    await draft('PUT', { body, headers })
    await draft('DELETE', { headers })
    expect((await draft('GET', { headers })).body.data).toBeNull()
  })
})

describe('Forms: what staff do with a message', () => {
  it('is answered by email in the language of its sender, noted among staff, and done', async () => {
    const email = visitor()
    const id = await send({ email }, { query: '?locale=fr' })
    const note = await shop.call('POST', `/form-submissions/${id}/notes`, {
      as: admin,
      body: { text: 'Called her.' },
    })
    expect(note.status).toBe(200)
    const text = 'Bonjour,\n\n<b>Premiers pas</b> {{formTitle}}'
    expect(
      (await shop.call('POST', `/form-submissions/${id}/reply`, { as: admin, body: { text } })).status,
    ).toBe(200)
    const answer = (await shop.mailsTo(email)).find(({ subject }) => subject?.startsWith('À propos'))
    expect(answer?.text).toContain(text)
    expect(answer?.html).not.toContain('<b>Premiers')
    expect(answer?.headers['reply-to']).toBe(form.staffEmail)
    const [stored] = await shop.database.query<{ state: string }>(
      'SELECT state FROM form_submissions WHERE id = $1',
      [id],
    )
    expect(stored?.state).toBe('done')
    const reader = await shop.call<{ docs: { text: string }[] }>('GET', '/form-notes?depth=0', { as: admin })
    expect(reader.body.docs.map((doc) => doc.text)).toEqual(expect.arrayContaining(['Called her.', text]))
    expect(
      (await shop.call('POST', `/form-submissions/${id}/notes`, { as: admin, body: { text: ' ' } })).status,
    ).toBe(400)
    expect(
      (await shop.call('POST', `/form-submissions/${randomUUID()}/reply`, { as: admin, body: { text } }))
        .status,
    ).toBe(404)
  })

  it('has somebody to answer it, who is staff, and goes on to be open or done without another mail', async () => {
    const id = await send({ email: visitor() })
    const mails = () =>
      shop.database.query(`SELECT 1 FROM email_outbox WHERE dedupe_key LIKE '%' || $1 || '%'`, [id])
    const before = (await mails()).length
    const { body } = await shop.call<{ doc: { assignee: string } }>(
      'PATCH',
      `/form-submissions/${id}?depth=0`,
      {
        as: admin,
        body: { assignee: admin.id, state: 'open' },
      },
    )
    expect(body.doc).toMatchObject({ assignee: admin.id, state: 'open' })
    expect(await mails()).toHaveLength(before)
    const customer = await person(shop)
    const refused = await shop.call('PATCH', `/form-submissions/${id}`, {
      as: admin,
      body: { assignee: customer.id },
    })
    expect(refused.status).toBe(400)
  })

  it('is a form whose conditions ask about earlier questions only', async () => {
    const { status } = await shop.call('POST', '/forms', {
      as: admin,
      body: {
        title: 'Turned round',
        fields: [
          { blockType: 'text', label: 'First', showIf: { question: 'second', rule: 'answered' } },
          { blockType: 'text', label: 'Second' },
        ],
      },
    })
    expect(status).toBe(400)
  })
})
