import { describe, expect, it } from 'vitest'
import { formMessage } from '@/plugins/mail/messages/form-message'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { writeMail } from '@/plugins/mail/outbox/write-mail'
import { PLAIN_BRAND } from '@/plugins/mail/render/brand'

const theme = {
  brand: PLAIN_BRAND,
  contentFor: ({ content }: { content: typeof formMessage.content }) => content,
}
const messageFrom = (senderEmail: string) =>
  writeMail({ message: 'form-message', variables: { ...formMessage.sample, senderEmail } }, theme)

describe('Safety: whom an answer to a mail of ours reaches', () => {
  it('is the person who wrote, for a message sent with a form', () => {
    expect(messageFrom('visitor@example.com').replyTo).toEqual({ name: '', address: 'visitor@example.com' })
  })

  it.each([
    '',
    'nobody',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Boss <a@example.com>',
    '"a@example.com" b@example.com',
  ])('is us when the sender left %j', (typed) => {
    expect(messageFrom(typed)).not.toHaveProperty('replyTo')
  })

  it('is us for every mail whose contract names nobody', () => {
    expect(writeMail({ message: 'order-receipt', variables: orderReceipt.sample }, theme)).not.toHaveProperty(
      'replyTo',
    )
  })
})
