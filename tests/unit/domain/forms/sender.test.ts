import { describe, expect, it } from 'vitest'
import type { FormField } from '@/src/domain/forms/form-field'
import { senderOf, summaryOf } from '@/src/domain/forms/sender'

const FORM: FormField[] = [
  { blockType: 'text', name: 'who', autofill: 'name' },
  { blockType: 'email', name: 'address' },
  { blockType: 'email', name: 'second' },
  { blockType: 'textarea', name: 'message' },
]
const answers = (values: Record<string, string>) =>
  Object.entries(values).map(([field, value]) => ({ field, label: field, value }))

describe('Forms: who sent a message', () => {
  it('is the name and the first address they left', () => {
    const said = answers({ who: 'Demo', address: 'a@example.com', second: 'b@example.com', message: 'Hi' })
    expect(senderOf(FORM, said)).toEqual({ name: 'Demo', email: 'a@example.com' })
  })

  it('is put together from first and last name where the form asks for both', () => {
    const form: FormField[] = [
      { blockType: 'text', name: 'last', autofill: 'family-name' },
      { blockType: 'text', name: 'first', autofill: 'given-name' },
    ]
    expect(senderOf(form, answers({ last: 'Visitor', first: 'Demo' })).name).toBe('Demo Visitor')
  })

  it('is nobody where they left nothing, or the form asks for nothing', () => {
    expect(senderOf(FORM, [])).toEqual({ name: '', email: '' })
    expect(senderOf([{ blockType: 'text', name: 'who' }], answers({ who: 'Demo' })).name).toBe('')
  })
})

describe('Forms: a message in one line', () => {
  it('says who, and the longest of what they said', () => {
    const said = answers({ who: 'Demo', topic: 'Other', message: 'Good morning,\nwhich program fits?' })
    expect(summaryOf(said, { name: 'Demo', email: '' })).toBe('Demo: Good morning, which program fits?')
  })

  it('is never longer than a line, nor ends inside a character', () => {
    const line = summaryOf(answers({ message: '👩‍👩‍👧‍👦'.repeat(200) }), { name: '', email: 'a@example.com' })
    expect([...line]).toHaveLength(120)
    expect(line).toMatch(/^a@example\.com: .+…$/u)
    expect(line).not.toMatch(/\p{Cs}/u)
  })

  it('names somebody who only left a name', () => {
    expect(summaryOf(answers({ who: 'Demo' }), { name: 'Demo', email: '' })).toBe('Demo')
  })
})
