import { describe, expect, it } from 'vitest'
import { formMessage } from '@/plugins/mail/messages/form-message'
import { newsletterWelcome } from '@/plugins/mail/messages/newsletter-welcome'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { renderMessage } from '@/plugins/mail/render-message'

const brand = {
  name: 'Lantern & Co',
  colour: '#ffe08a',
  seller: ['Lantern & Co Inc.', 'hello@example.com'],
  address: ['100 Example Street', 'Ottawa ON'],
}
const mail = renderMessage(orderReceipt as never, orderReceipt.sample, { brand })

describe('Architecture, Email: reads well in every mail program', () => {
  it('names the provider above, and below who sells and how to reach them, as HTML and as text', () => {
    expect(mail.html).toContain('Lantern &amp; Co</td>')
    expect(mail.html).toContain('Lantern &amp; Co Inc.\nhello@example.com')
    expect(mail.text).toMatch(/\n-- \nLantern & Co Inc\.\nhello@example\.com\n$/)
  })

  it('says where the sender is in marketing, and in nothing else', () => {
    const news = renderMessage(newsletterWelcome as never, newsletterWelcome.sample, { brand })
    for (const out of [news.html, news.text]) {
      expect(out).toContain('hello@example.com\n100 Example Street\nOttawa ON')
      expect(out).toContain('/newsletter/unsubscribe?token=sample')
    }
    for (const out of [mail.html, mail.text]) expect(out).not.toContain('100 Example Street')
  })

  it('names the provider below while no seller is entered', () => {
    expect(renderMessage(orderReceipt as never, orderReceipt.sample).text).toMatch(
      /-- \nTraining provider\n$/,
    )
  })

  it('says its language, reads at 18 px, and tells inboxes its beginning', () => {
    expect(mail.html).toContain('<html lang="en-CA"')
    expect(mail.html).toContain('font-size:18px')
    expect(mail.html).toMatch(/display:none[^>]*>Your payment went through/)
  })

  it('keeps button content readable on any brand colour', () => {
    expect(mail.html).toMatch(/background:#ffe08a[^>]*><a [^>]*color:#1f2b2a/)
  })

  it('puts an address on a line of its own in plain text', () => {
    expect(mail.text).toContain('View your programs:\nhttps://example.com/profile\n')
  })

  it('starts a new paragraph at an empty line', () => {
    const content = { ...orderReceipt.content, blocks: [{ kind: 'text' as const, text: 'One\nline\n\nTwo' }] }
    const { html } = renderMessage(orderReceipt as never, orderReceipt.sample, { content })
    expect(html.match(/<p /g)).toHaveLength(2)
  })

  it('keeps the lines of what somebody wrote, and begins them where reading begins', () => {
    const { html, text } = renderMessage(formMessage as never, formMessage.sample)
    expect(html).toMatch(/text-align:left;white-space:pre-line">Good morning,\nwhich program/)
    expect(text).toContain('Your message  Good morning,\nwhich program')
    expect(mail.html, 'amounts stand at the edge').toMatch(/text-align:right[^>]*>\$49\.00</)
  })

  it('shows staff no link that opens an account', () => {
    const { html, text } = renderMessage(passwordReset as never, passwordReset.sample, { hideSecrets: true })
    for (const out of [html, text]) expect(out).not.toContain('token=')
    expect(text).toContain('(hidden link)')
    expect(html).toContain('href="#hidden"')
  })
})
