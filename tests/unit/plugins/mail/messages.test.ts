import { beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { renderMessage } from '@/plugins/mail/render-message'
import { openSecrets, sealSecrets } from '@/plugins/mail/sealed-variables'

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://a:b@127.0.0.1:5432/c',
    PAYLOAD_SECRET: 'a-secret-of-at-least-32-characters-for-tests',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@example.com',
  })
})

describe('every email the site sends', () => {
  it.each(Object.values(MESSAGES))('$key reads whole as text and as HTML, with its sample', (message) => {
    const { subject, text, html } = renderMessage(message, message.sample)
    for (const content of [subject, text, html]) expect(content).not.toMatch(/\{\{|undefined|\[object/)
    expect(text.length).toBeGreaterThan(100)
    expect(html).toContain('<h1')
  })

  it.each(['password-reset', 'migrated-password-reset'])('%s says how long its link is good', (key) => {
    const message = MESSAGES[key]
    if (!message) throw new Error(`no message is called ${key}`)
    const { text, html } = renderMessage(message, message.sample)
    expect(text).toContain('12 hours')
    expect(html).toContain('12 hours')
    expect(text).toContain((message.sample as { resetUrl: string }).resetUrl)
  })
})

describe('what opens an account lies encrypted in the outbox', () => {
  const { sample } = passwordReset

  it('comes out as it went in, and leaves the rest readable', () => {
    const stored = sealSecrets(passwordReset, sample)
    expect(stored).toMatchObject({ firstname: sample.firstname })
    expect(JSON.stringify(stored)).not.toContain('token')
    expect(openSecrets(passwordReset as never, stored)).toEqual(sample)
  })

  it('looks different each time, and opens no more when it was changed', () => {
    const [first, second] = [sealSecrets(passwordReset, sample), sealSecrets(passwordReset, sample)] as {
      resetUrl: string
    }[]
    expect(first?.resetUrl).not.toBe(second?.resetUrl)
    const changed = `${first?.resetUrl.slice(0, -2)}${first?.resetUrl.endsWith('AA') ? 'BB' : 'AA'}`
    expect(() => openSecrets(passwordReset as never, { ...first, resetUrl: changed })).toThrow()
  })
})
