import { describe, expect, it } from 'vitest'
import { toPublicForm } from '@/src/storefront/forms/public-form'
import { sendForm } from '@/src/storefront/forms/send-form'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const form = toPublicForm({
  id: 'f1',
  title: 'Contact',
  fields: [{ blockType: 'text', name: 'name', label: 'Your name', required: true }],
  updatedAt: '',
  createdAt: '',
})
const typed = { form, values: { name: 'Demo' }, website: '', elapsedMs: 9_000 }

function desk(...answers: Parameters<typeof fakeServer>[0][string][]) {
  const server = fakeServer({ 'POST /form-submissions': (heard) => answers.shift()?.(heard) ?? {} })
  const [storage, tab] = [memoryStorage(), memoryStorage()]
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 50,
    endSession: () => undefined,
  })
  let keys = 0
  const send = (changes = {}) =>
    sendForm({ api, storage: tab, newKey: () => `key-${++keys}` }, { ...typed, ...changes })
  return { server, send, keysSent: () => server.heard.map(({ headers }) => headers.get('Idempotency-Key')) }
}

describe('Forms: sending', () => {
  it('says form, answers by their fields, the honeypot, and how long it took', async () => {
    const { server, send } = desk()
    expect(await send()).toEqual({ outcome: 'sent' })
    expect(server.heard[0]?.body).toEqual({
      form: 'f1',
      submissionData: [{ field: 'name', value: 'Demo' }],
      website: '',
      elapsedMs: 9_000,
    })
  })

  it('tries again under the same key until an answer has come, and then under another', async () => {
    const { send, keysSent } = desk(
      () => 'no answer',
      () => 'too slow',
    )
    expect((await send()).outcome).toBe('refused')
    await send()
    expect((await send()).outcome).toBe('sent')
    await send()
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('puts what is wrong beside its field', async () => {
    const errors = [{ path: 'name', message: 'Please fill this in.' }]
    const { send } = desk(() => ({ status: 400, body: { success: false, message: 'Please check.', errors } }))
    expect(await send()).toEqual({ outcome: 'refused', message: 'Please check.', errors })
  })

  it.each([
    ['asks for something the page does not show', 400, [{ path: 'new', message: 'Please fill this in.' }]],
    ['is gone', 404, undefined],
  ])('asks to reload when the form %s', async (_, status, errors) => {
    const { send } = desk(() => ({ status, body: { success: false, message: 'x', errors } }))
    expect(await send()).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('reload the page'),
      errors: [],
    })
  })

  it('says when to come back, in the server’s words', async () => {
    const message = 'Too many attempts. Please try again in 5 minutes.'
    const { send } = desk(() => ({ status: 429, body: { success: false, message, error: 'RATE_LIMITED' } }))
    expect(await send()).toEqual({ outcome: 'refused', message, errors: [] })
  })
})
