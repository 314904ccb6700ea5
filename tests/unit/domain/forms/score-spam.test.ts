import { describe, expect, it } from 'vitest'
import { type SpamSignals, scoreSpam } from '@/src/domain/forms/score-spam'

const HONEST: SpamSignals = {
  answers: [{ value: 'Demo Visitor' }, { value: 'Which program fits? I read https://example.com/programs' }],
  isHoneypotFilled: false,
  elapsedMs: 40_000,
  repeats: 0,
  isSignedIn: false,
}
const LINKS = [{ value: 'https://a.example www.b.example http://c.example https://d.example' }]
const judge = (signs: Partial<SpamSignals>) => scoreSpam({ ...HONEST, ...signs })

describe('Forms: what counts as spam', () => {
  it('is no message somebody took their time for', () => {
    expect(judge({})).toEqual({ score: 0, reasons: [], isSpam: false })
  })

  it.each<[string, Partial<SpamSignals>, string[]]>([
    ['fills in the honeypot', { isHoneypotFilled: true }, ['honeypot']],
    ['has many links', { answers: LINKS }, ['links']],
    [
      'was sent too fast, with links',
      { elapsedMs: 800, answers: [{ value: 'www.a.example www.b.example' }] },
      ['fast', 'links'],
    ],
    [
      'was sent too fast, as markup',
      { elapsedMs: 0, answers: [{ value: '[url=x]y[/url]' }] },
      ['fast', 'markup'],
    ],
    ['was sent over and over', { repeats: 3 }, ['repeated']],
    ['was sent twice, and too fast', { repeats: 2, elapsedMs: 900 }, ['fast', 'repeated']],
  ])('is what %s', (_, signs, reasons) => {
    expect(judge(signs)).toMatchObject({ isSpam: true, reasons })
  })

  it.each<[string, Partial<SpamSignals>]>([
    ['was only sent fast: browsers fill forms in', { elapsedMs: 500 }],
    ['came without a page, by a program', { elapsedMs: null }],
    ['quotes a piece of a web page', { answers: [{ value: 'Your page says <a href="/x">' }] }],
    ['has three links', { answers: [{ value: 'www.a.example www.b.example www.c.example' }] }],
    ['was sent a second time', { repeats: 2 }],
    ['has many links and comes from somebody who is signed in', { answers: LINKS, isSignedIn: true }],
  ])('is no message that %s', (_, signs) => {
    expect(judge(signs).isSpam).toBe(false)
  })

  it('is what fills in the honeypot, whoever is signed in', () => {
    expect(judge({ isHoneypotFilled: true, isSignedIn: true }).isSpam).toBe(true)
  })
})
