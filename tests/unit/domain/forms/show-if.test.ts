import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/src/domain/forms/check-answers'
import { consentVersion } from '@/src/domain/forms/consent-version'
import { plainFileName } from '@/src/domain/forms/file-kinds'
import type { FormField } from '@/src/domain/forms/form-field'
import { showIfProblems, shownParts } from '@/src/domain/forms/show-if'

const PARTS = [
  { blockType: 'radio', name: 'who' },
  { blockType: 'text', name: 'group', showIf: { question: 'who', rule: 'is', value: 'A group' } },
  { blockType: 'step', showIf: { question: 'group', rule: 'answered' } },
  { blockType: 'text', name: 'places' },
  { blockType: 'text', name: 'alone', showIf: { question: 'group', rule: 'not-answered' } },
  { blockType: 'step' },
  { blockType: 'text', name: 'other', showIf: { question: 'who', rule: 'is-not', value: 'a GROUP ' } },
] as const

const shownFor = (answers: Record<string, string>) =>
  shownParts(PARTS, (name) => answers[name] ?? '')
    .map((isShown) => (isShown ? 'x' : '.'))
    .join('')

describe('Forms: what is shown by what was answered', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'x....xx'],
    [{ who: 'A group' }, 'xx...x.'],
    [{ who: 'a group', group: 'Clinic' }, 'xxxx.x.'],
    [{ who: 'Alone', group: 'Clinic' }, 'x....xx'],
  ])('%o', (answers, shown) => expect(shownFor(answers)).toBe(shown))

  it('asks about earlier questions only', () => {
    const turned = [
      { blockType: 'text', name: 'a', showIf: { question: 'b' } },
      { blockType: 'text', name: 'b' },
    ]
    expect(showIfProblems(turned)).toHaveLength(1)
    expect(showIfProblems(PARTS)).toEqual([])
    expect(showIfProblems([{ blockType: 'text', name: 'a', showIf: { question: 'a' } }])).toHaveLength(1)
  })

  it('requires nothing that is hidden, and takes nothing for it', () => {
    const form: FormField[] = [
      { blockType: 'checkbox', name: 'more', label: 'More' },
      {
        blockType: 'text',
        name: 'text',
        label: 'Text',
        required: true,
        showIf: { question: 'more', rule: 'is', value: 'Yes' },
      },
    ]
    expect(checkAnswers(form, [])).toEqual({
      answers: [{ field: 'more', label: 'More', value: 'No' }],
      problems: [],
    })
    const hidden = checkAnswers(form, [{ field: 'text', value: 'x' }])
    expect(hidden.problems.map(({ path }) => path)).toEqual(['text'])
    expect(checkAnswers(form, [{ field: 'more', value: true }]).problems.map(({ path }) => path)).toEqual([
      'text',
    ])
  })
})

describe('Forms: names of files', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\demo\\My letter.pdf', 'My letter.pdf'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['a\u0000b\n.pdf', 'ab.pdf'],
    ['"><img src=x>.png', '___img src=x_.png'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
    ['', 'file'],
  ])('%j is kept as %j', (given, kept) => expect(plainFileName(given)).toBe(kept))
})

describe('Forms: versions of consent', () => {
  it('differ with every word, and with nothing else', () => {
    const words = { label: 'I agree', text: 'We may write to you.' }
    expect(consentVersion(words)).toBe(consentVersion({ label: ' I agree ', text: 'We may write to you.\n' }))
    expect(consentVersion(words)).not.toBe(consentVersion({ ...words, text: 'We may write to you!' }))
    expect(consentVersion(words)).not.toBe(consentVersion({ label: words.label }))
  })
})
