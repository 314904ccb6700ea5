import { describe, expect, it } from 'vitest'
import { readCompletionRows } from '@/src/domain/learning/completion-rows'
import { judgeQuiz, triesLeft } from '@/src/domain/learning/quiz'

const question = (key: string, ...right: boolean[]) => ({
  key,
  options: right.map((isRight, place) => ({ key: String(place), isRight })),
})

describe('a try at a quiz', () => {
  const questions = [question('a', true, false), question('b', true, true, false), question('c', false, true)]
  const percentOf = (answers: Record<string, string[]>) => judgeQuiz(questions, answers, 66)

  it('counts a question when all that is right was chosen, and nothing else', () => {
    expect(percentOf({ a: ['0'], b: ['0', '1'], c: ['1'] })).toMatchObject({ percent: 100, isPassed: true })
    expect(percentOf({ a: ['0'], b: ['0'], c: ['0', '1'] })).toMatchObject({ percent: 33, isPassed: false })
  })

  it('is passed at the pass mark, and rounds down', () => {
    expect(percentOf({ a: ['0'], b: ['0', '1'] })).toMatchObject({ percent: 66, isPassed: true })
    expect(judgeQuiz(questions, { a: ['0'], b: ['0', '1'] }, 67).isPassed).toBe(false)
  })

  it('knows nothing of what was not asked, and is never passed without questions', () => {
    expect(percentOf({ z: ['0'], a: ['7'] }).questions[0]).toEqual({ key: 'a', chosen: [], isRight: false })
    expect(judgeQuiz([], {}, 1).isPassed).toBe(false)
  })

  it('leaves so many more, or as many as somebody likes', () => {
    expect([triesLeft(3, 1), triesLeft(3, 5), triesLeft(null, 5)]).toEqual([2, 0, null])
  })
})

describe('a pasted list of who finished what', () => {
  const read = (text: string) => readCompletionRows(text, new Date('2026-11-23T12:00:00Z'))

  it('is read with commas, semicolons or tabs, without its headings and empty lines', () => {
    const list =
      'email,program,day\nAnn@Example.com, sleep , 2023-05-01\n\nbob@example.com;sleep;2023-02-29\n'
    expect(read(list)).toEqual([
      { line: 2, email: 'ann@example.com', program: 'sleep', day: '2023-05-01' },
      { line: 4, email: 'bob@example.com', program: 'sleep', day: null },
    ])
    expect(read('ann@example.com\tsleep\t2027-01-01')).toMatchObject([{ line: 1, day: null }])
  })
})
