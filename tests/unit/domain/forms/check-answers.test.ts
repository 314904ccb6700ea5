import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/src/domain/forms/check-answers'
import type { FormField } from '@/src/domain/forms/form-field'
import { readAnswer, type WrittenField } from '@/src/domain/forms/read-answer'

const OPTIONS = [{ label: 'Coaching' }, { label: 'A workshop', value: 'workshop' }]

const FORM: FormField[] = [
  { blockType: 'message' },
  { blockType: 'text', name: 'name', label: 'Your name', required: true },
  { blockType: 'email', name: 'email', label: 'Email', required: true },
  { blockType: 'select', name: 'topic', label: 'Topic', options: OPTIONS },
  { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
  { blockType: 'checkbox', name: 'call', label: 'Please call me' },
]

const given = (answers: Record<string, string | number | boolean | null | undefined>) =>
  Object.entries(answers).map(([field, value]) => ({ field, value }))

const WHOLE = { name: 'Demo', email: 'Demo@Example.com', message: 'Hello' }

describe('Forms: what was answered', () => {
  it('is kept in the form’s order, with the question as it was put, and without what was left empty', () => {
    const { answers, problems } = checkAnswers(
      FORM,
      given({ topic: '', ...WHOLE, message: ' Hello\r\nthere ' }),
    )
    expect(problems).toEqual([])
    expect(answers).toEqual([
      { field: 'name', label: 'Your name', value: 'Demo' },
      { field: 'email', label: 'Email', value: 'demo@example.com' },
      { field: 'message', label: 'Your message', value: 'Hello\nthere' },
      { field: 'call', label: 'Please call me', value: 'No' },
    ])
  })

  it('names every wrong field at once', () => {
    const { problems } = checkAnswers(FORM, given({ name: '  ', email: 'nobody', topic: 'Nothing' }))
    expect(problems.map(({ path }) => path)).toEqual(['name', 'email', 'topic', 'message'])
    for (const { message } of problems) expect(message).toMatch(/^Please .+\.$/)
  })

  it('leaves out answers to fields the form no longer has', () => {
    expect(
      checkAnswers(FORM, given({ ...WHOLE, fax: '555' })).answers.map(({ field }) => field),
    ).not.toContain('fax')
  })

  it('refuses two answers to one field', () => {
    const twice = [...given(WHOLE), { field: 'name', value: 'Another' }]
    expect(checkAnswers(FORM, twice).problems).toEqual([
      { path: 'name', message: 'This was answered twice.' },
    ])
  })
})

type Case = [what: string, field: WrittenField, given: unknown, kept: string]

describe('Forms: one answer', () => {
  it.each<Case>([
    ['a line of text', { blockType: 'text' }, ' two\n lines\u0007 ', 'two lines'],
    [
      'text with lines',
      { blockType: 'textarea' },
      'two\r\nlines\u2028and a third',
      'two\nlines\nand a third',
    ],
    [
      'an address, in its one spelling',
      { blockType: 'email' },
      ' A@München.example ',
      'a@xn--mnchen-3ya.example',
    ],
    ['a telephone number', { blockType: 'phone' }, '+1 (613) 555-0142 ext. 7', '+1 (613) 555-0142 ext. 7'],
    ['a number', { blockType: 'number', min: 0, max: 25 }, 12, '12'],
    ['a number with a decimal comma', { blockType: 'number' }, '1,5', '1.5'],
    ['a day', { blockType: 'date' }, '2026-11-20', '2026-11-20'],
    ['an option', { blockType: 'select', options: OPTIONS }, 'Coaching', 'Coaching'],
    ['an option by its value', { blockType: 'radio', options: OPTIONS }, 'workshop', 'workshop'],
    ['a ticked box', { blockType: 'checkbox', required: true }, 'on', 'Yes'],
    ['a box that was not ticked', { blockType: 'checkbox' }, false, 'No'],
    ['nothing, where nothing is asked', { blockType: 'email' }, null, ''],
  ])('keeps %s', (_, field, typed, kept) => {
    expect(readAnswer(field, typed)).toEqual({ value: kept })
  })

  it.each<[what: string, field: WrittenField, given: unknown]>([
    ['text that is too long', { blockType: 'text' }, 'x'.repeat(201)],
    ['text that is longer than the editor allows', { blockType: 'textarea', maxLength: 10 }, 'x'.repeat(11)],
    ['what is no address', { blockType: 'email' }, 'a@b'],
    ['two addresses', { blockType: 'email' }, 'a@example.com, b@example.com'],
    ['an address with a line break', { blockType: 'email' }, 'a@example.com\r\nBcc: b@example.com'],
    ['what is no telephone number', { blockType: 'phone' }, 'call me'],
    ['what is no number', { blockType: 'number' }, 'twelve'],
    ['a number below the least', { blockType: 'number', min: 1 }, '0'],
    ['a number above the most', { blockType: 'number', max: 25 }, '26'],
    ['a day that does not exist', { blockType: 'date' }, '2026-02-30'],
    ['an option the field does not have', { blockType: 'select', options: OPTIONS }, 'workshops'],
    ['an option’s label where it has a value', { blockType: 'radio', options: OPTIONS }, 'A workshop'],
    ['a box that must be ticked', { blockType: 'checkbox', required: true }, false],
    ['a list', { blockType: 'text' }, ['a']],
    ['an object', { blockType: 'text' }, { toString: 'a' }],
    ['nothing, where an answer is needed', { blockType: 'date', required: true }, undefined],
  ])('refuses %s', (_, field, typed) => {
    expect(readAnswer(field, typed)).toEqual({ problem: expect.stringMatching(/\.$/) })
  })
})
