import { describe, expect, it } from 'vitest'
import type { MessageBlock } from '@/plugins/mail/message'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { checkTemplate } from '@/plugins/mail/templates/check-template'

const receipt = orderReceipt as never
const withBlock = (...blocks: MessageBlock[]) =>
  checkTemplate(receipt, { ...orderReceipt.content, blocks: [{ kind: 'text', text: 'Hello' }, ...blocks] })

describe('Specification 2, /email-templates: content no mail could be written with are refused at their field', () => {
  it('names a variable that does not exist, and those that do', () => {
    const [problem, ...others] = withBlock({ kind: 'text', text: 'Hello {{name}}' })
    expect(others).toEqual([])
    expect(problem?.path).toBe('blocks.1.text')
    expect(problem?.message).toContain('There is no {{name}} here.')
    expect(problem?.message).toContain('{{firstname}}')
  })

  it.each(['Hello {{firstname', 'Hello firstname}}', 'Hello {{ firstname }}', 'Hello {{}}'])(
    'refuses “%s”',
    (text) => {
      expect(withBlock({ kind: 'text', text })[0]?.message).toMatch(/^Something with \{\{ or \}\}/)
    },
  )

  it('keeps what opens an account out of the subject and the heading, which are shown in lists', () => {
    const content = { ...passwordReset.content, subject: 'Go to {{resetUrl}}', heading: '{{resetUrl}}' }
    expect(checkTemplate(passwordReset as never, content).map(({ path }) => path)).toEqual([
      'subject',
      'heading',
    ])
  })

  it('keeps the link in a reset mail, as a button or in a paragraph', () => {
    const text = (content: string) => [{ kind: 'text' as const, text: content }]
    const check = (content: string) =>
      checkTemplate(passwordReset as never, { ...passwordReset.content, blocks: text(content) })
    expect(check('Hello {{firstname}}')).toEqual([
      { path: 'blocks', message: expect.stringContaining('{{resetUrl}}') },
    ])
    expect(check('Open {{resetUrl}}')).toEqual([])
    expect(checkTemplate(passwordReset as never, passwordReset.content)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://',
    'https://example.com/{{firstname}}',
    'data:text/html,x',
    '{{firstname}}',
    '{{lines}}',
    ' {{programsUrl}}',
    '',
  ])('lets no button open “%s”', (href) => {
    const [problem] = withBlock({ kind: 'button', label: 'Open', href })
    expect(problem).toEqual({ path: 'blocks.1.href', message: expect.stringContaining('{{programsUrl}}') })
  })

  it.each(['{{programsUrl}}', 'https://example.com/a?b=c#d'])('lets a button open %s', (href) => {
    expect(withBlock({ kind: 'button', label: 'Open', href })).toEqual([])
  })

  it('makes lists of lists only, with the variables of a row', () => {
    const rows = (of: string, left: string, right: string) => withBlock({ kind: 'rows', of, left, right })
    expect(rows('lines', '{{title}}', '{{amount}}')).toEqual([])
    expect(rows('firstname', '{{title}}', '')).toEqual([
      { path: 'blocks.1.of', message: expect.stringContaining('Please write lines.') },
    ])
    expect(rows('lines', '{{firstname}}', '')).toEqual([
      { path: 'blocks.1.left', message: expect.stringContaining('{{title}}, {{amount}}') },
    ])
  })

  it('names the row of sums that is wrong', () => {
    const rows = [
      { left: 'Total', right: '{{total}}' },
      { left: 'Tax', right: '{{vat}}' },
    ]
    expect(withBlock({ kind: 'totals', rows }).map(({ path }) => path)).toEqual(['blocks.1.rows.1.right'])
  })
})
