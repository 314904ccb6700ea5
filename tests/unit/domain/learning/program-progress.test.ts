import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LessonStanding,
  type LessonState,
  programProgress,
} from '@/src/domain/learning/program-progress'

/** Lessons in order; `at` is the minute they were last touched in. */
const lessons = (...standings: [state: LessonState, at?: number][]): LessonStanding[] =>
  standings.map(([state, at], index) => ({
    id: String(index),
    slug: `lesson-${index}`,
    state,
    positionSeconds: 0,
    touchedAt: at === undefined ? null : new Date(Date.UTC(2026, 0, 1, 0, at)),
    lock: null,
    isHeldByQuiz: false,
  }))

const resumed = (...standings: [state: LessonState, at?: number][]) =>
  programProgress(lessons(...standings)).resume?.id ?? null

describe('how far somebody is with a program', () => {
  it('is counted in lessons that are done, rounded down', () => {
    expect(programProgress(lessons(['done', 1], ['opened', 2], ['new']))).toMatchObject({
      percent: 33,
      lessonsDone: 1,
      lessonsTotal: 3,
    })
    expect(programProgress([])).toEqual({ percent: 0, lessonsDone: 0, lessonsTotal: 0, resume: null })
  })

  it('is 100 % exactly when every lesson is done', () => {
    const states = fc.array(fc.constantFrom<LessonState>('new', 'opened', 'done'), { minLength: 1 })
    fc.assert(
      fc.property(states, (all) => {
        const { percent } = programProgress(lessons(...all.map((state): [LessonState, number] => [state, 1])))
        expect(percent === 100).toBe(all.every((state) => state === 'done'))
      }),
    )
  })
})

describe('where somebody goes on', () => {
  it('is the lesson they were in last', () => {
    expect(resumed(['opened', 1], ['opened', 3], ['opened', 2])).toBe('1')
  })

  it('is the next lesson that is not done once they have done that one', () => {
    expect(resumed(['new'], ['done', 3], ['done', 2], ['new'])).toBe('3')
  })

  it('is what they left out, after the last lesson', () => {
    expect(resumed(['done', 1], ['new'], ['done', 3])).toBe('1')
  })

  it('is nowhere before the first lesson and after everything is done', () => {
    expect(resumed(['new'], ['new'])).toBeNull()
    expect(resumed(['done', 1], ['done', 2])).toBeNull()
  })
})
