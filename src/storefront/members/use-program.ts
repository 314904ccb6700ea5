'use client'

import { useOwnData } from '../session/use-own-data'
import { lessonAnswer, programAnswer } from './program-answer'

/** The outline of a program, for whom it is open. */
export function useProgram(programId: string) {
  return useOwnData(`/programs/${encodeURIComponent(programId)}/content`, programAnswer)
}

/** One lesson. The one before stays in view until this one has come. */
export function useLesson(programId: string, lessonSlug: string) {
  const path = `/programs/${encodeURIComponent(programId)}/lessons/${encodeURIComponent(lessonSlug)}`
  return useOwnData(path, lessonAnswer)
}
