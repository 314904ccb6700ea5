import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '@/plugins/mail/message'
import { MESSAGES } from '@/plugins/mail/messages'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { renderMessage } from '@/plugins/mail/render-message'
import { variablesOf } from '@/plugins/mail/templates/variables-of'

const RUNS = process.env.TEST_DEPTH === 'deep' ? 2_000 : 60

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' style='position:fixed",
  '</td></tr></table><a href="javascript:alert(1)">',
  '<!-- ',
  ']]>',
  '&lt;b&gt;',
  '{{resetUrl}}{{programsUrl}}',
  'Name\r\nBcc: victim@example.com\r\n\r\nHello',
  'a\u2028b\u2029c\u0000\u0085',
  '\u202egnp.exe',
  'שלום',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'x'.repeat(3_000),
  '\ud800',
)
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 200 }))

/** The message's sample with other texts in it; addresses and what the contract holds narrower stay. */
function asTyped(message: Message<unknown>, text: string): Record<string, unknown> {
  const values = { ...(message.sample as Record<string, unknown>) }
  for (const { name, kind, rows } of variablesOf(message)) {
    const typed = kind === 'list' ? listOf(values[name], rows, text) : kind === 'text' ? text : values[name]
    if (message.variables.safeParse({ ...values, [name]: typed }).success) values[name] = typed
  }
  return values
}

function listOf(sample: unknown, rows: { name: string }[], text: string) {
  return (sample as Record<string, unknown>[]).map((row) => ({
    ...row,
    ...Object.fromEntries(rows.map(({ name }) => [name, text])),
  }))
}

const tagsOf = (html: string) => html.match(/<[^>]*>?/g)

describe('Reliability: what people call themselves is text and nothing else, in every email', () => {
  it.each(Object.values(MESSAGES))('$key has the elements and attributes of its template only', (message) => {
    const own = tagsOf(renderMessage(message, message.sample).html)
    expect(own?.length).toBeGreaterThan(20)
    fc.assert(
      fc.property(anyText, (typed) => {
        const { html, text, subject } = renderMessage(message, asTyped(message, typed))
        expect(tagsOf(html)).toEqual(own)
        expect(html.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/&(?!&)[^;]*;?/)
        for (const out of [html, text, subject])
          expect(out).not.toMatch(/[\p{Cs}\u202a-\u202e]|(?!\n|\t)\p{Cc}/u)
        expect(subject).not.toMatch(/[\r\n\u2028\u2029\u0085]/)
      }),
      { numRuns: RUNS },
    )
  })

  const receipt = (firstname: string) =>
    renderMessage(orderReceipt as never, { ...orderReceipt.sample, firstname })

  it('reads no variables in what somebody typed', () => {
    const { html, text } = receipt('{{programsUrl}} {{total}}')
    for (const out of [html, text]) expect(out).toContain('Thank you, {{programsUrl}} {{total}}!')
  })

  it('keeps a name of right-to-left letters from rearranging our sentence, and shows emoji whole', () => {
    expect(receipt('שלום').text).toContain('Thank you, \u2068שלום\u2069!')
    expect(receipt('👩‍👩‍👧‍👦').text).toContain('Thank you, 👩‍👩‍👧‍👦!')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('writes no mail whose button opens %s', (programsUrl) => {
    const write = () => renderMessage(orderReceipt as never, { ...orderReceipt.sample, programsUrl })
    expect(write).toThrow('no web address')
  })
})
