import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Message } from '@/plugins/mail/message'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { toTemplateContent } from '@/plugins/mail/templates/template-content'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const preview = async (key: string, body: unknown, as: Customer = staff) => {
  const [template] = await shop.database.query<{ id: string }>(
    'SELECT id FROM email_templates WHERE key = $1',
    [key],
  )
  return shop.call<Record<string, unknown>>('POST', `/email-templates/${template?.id}/preview`, { as, body })
}
/** Its id in the outbox. */
async function mailOf<Variables>(message: Message<Variables>, variables: Variables): Promise<string> {
  const to = `zoe-${randomUUID()}@example.com`
  await queueMail(pool(shop.payload), message, { to, dedupeKey: to, variables })
  const [mail] = await shop.database.query<{ id: string }>('SELECT id FROM email_outbox WHERE "to" = $1', [
    to,
  ])
  return mail?.id ?? ''
}
const receipt = { ...toTemplateContent(orderReceipt.content), subject: 'Only a try, {{firstname}}' }

it('Specification 2, /email-templates: unsaved content is shown with what a mail of its kind told somebody, to staff for people alone', async () => {
  const mail = await mailOf(orderReceipt, { ...orderReceipt.sample, firstname: 'Zoé' })
  const { status, body } = await preview('order-receipt', { ...receipt, mail })
  expect(status).toBe(200)
  expect(body).toMatchObject({ subject: 'Only a try, Zoé', problems: [] })
  expect(body.html).toContain('Thank you, Zoé!')
  expect((await preview('password-reset', { ...receipt, mail })).status, 'a mail of another kind').toBe(404)

  const [writer, boss] = [await person(shop, 'admin'), await person(shop, 'superuser')]
  await shop.call('PATCH', `/users/${writer.id}`, { as: boss, body: { rights: ['content'] } })
  expect((await preview('order-receipt', { ...receipt, mail }, writer)).status).toBe(403)
  expect((await preview('order-receipt', receipt, writer)).status).toBe(200)
})

it('Specification 2, /email-templates: what opens somebody’s account is in no preview', async () => {
  const resetUrl = 'https://shop.example/reset-password?token=very-own'
  const mail = await mailOf(passwordReset, { ...passwordReset.sample, firstname: 'Zoé', resetUrl })
  const { status, body } = await preview('password-reset', {
    ...toTemplateContent(passwordReset.content),
    mail,
  })
  expect(status).toBe(200)
  expect(body.text).toContain('Zoé')
  expect(JSON.stringify(body)).not.toMatch(/very-own|token=/)
})
