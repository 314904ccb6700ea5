import { describe, expect, it } from 'vitest'
import { type KeptAnswer, scaleChanges } from '@/src/domain/learning/answers'

const question = (lessonId: string, scale = 'sure') => ({ lessonId, key: 'q', scale })
const answer = (lessonId: string, value: KeptAnswer['value'], day = 1): KeptAnswer => ({
  lessonId,
  programId: 'p',
  key: 'q',
  value,
  answeredAt: new Date(Date.UTC(2026, 0, day)),
})

describe('Learning: how far somebody came on a scale', () => {
  it('is the first answer of the program beside the last one, in its order and not in that of the days', () => {
    const answers = [answer('one', 4, 9), answer('two', 5, 2), answer('three', 8, 3)]
    expect(scaleChanges([question('one'), question('two'), question('three')], answers)).toMatchObject([
      { scale: 'sure', before: 4, after: 8, change: 4 },
    ])
  })

  it('is nothing while it was answered once, or not with a number', () => {
    const asked = [question('one'), question('two')]
    expect(scaleChanges(asked, [answer('one', 4)])).toEqual([])
    expect(scaleChanges(asked, [answer('one', 4), answer('two', 'eight')])).toEqual([])
  })

  it('is told for each scale by itself', () => {
    const asked = [question('one'), question('two', 'pain'), question('three'), question('four', 'pain')]
    const answers = [answer('one', 2), answer('two', 7), answer('three', 2), answer('four', 3)]
    expect(scaleChanges(asked, answers).map(({ scale, change }) => [scale, change])).toEqual([
      ['sure', 0],
      ['pain', -4],
    ])
  })
})
