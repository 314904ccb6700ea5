import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { storedTemplates } from '@/plugins/mail/templates/stored-templates'
import { syncTemplates } from '@/plugins/mail/templates/sync-templates'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
})
afterAll(() => shop.stop())

async function templateOf(key: string) {
  const template = (await storedTemplates(pool(shop.payload))).get(key)
  if (!template) throw new Error(`no template is called ${key}`)
  return template
}

/** Of a mail that is sent now. */
async function subjectOf(key: string): Promise<string> {
  const to = `reader-${randomUUID()}@example.com`
  const message = MESSAGES[key] as never
  await queueMail(pool(shop.payload), message, { to, dedupeKey: to, variables: orderReceipt.sample as never })
  const [mail] = await shop.mailsTo(to)
  return mail?.subject ?? 'no mail came'
}

describe('Languages: a mail template that somebody writes', () => {
  it('is left as it is by our own updates while it has a draft, and while it was taken back', async () => {
    const write = async (key: string, content: object, query = '') => {
      const path = `/email-templates/${(await templateOf(key)).id}${query}`
      expect((await shop.call('PATCH', path, { as: editor, body: content })).status).toBe(200)
    }
    const own = await subjectOf('order-receipt:fr')
    await write('order-receipt:fr', { subject: 'Un brouillon', _status: 'draft' }, '?draft=true')
    expect((await templateOf('order-receipt:fr')).hasDraft).toBe(true)
    await syncTemplates(shop.payload)
    expect((await templateOf('order-receipt:fr')).hasDraft, 'our updates leave it alone').toBe(true)

    await write('order-receipt:fr', { subject: 'Merci!', _status: 'published' })
    await write('order-receipt:fr', { _status: 'draft' })
    await syncTemplates(shop.payload)
    expect(await templateOf('order-receipt:fr')).toMatchObject({
      isUnpublished: true,
      content: { subject: 'Merci!' },
    })
    const path = `/email-templates/${(await templateOf('order-receipt:fr')).id}/reset`
    expect((await shop.call('POST', path, { as: editor })).status).toBe(200)
    expect(await subjectOf('order-receipt:fr')).toBe(own)
    expect((await templateOf('order-receipt:fr')).isUnpublished).toBe(false)
  })
})
