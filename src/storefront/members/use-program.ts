'use client'

import { useOwnData } from '../session/use-own-data'

/** The outline of a program, for whom it is open. */
export function useProgram(programId: string) {
  return useOwnData({ method: 'GET', path: '/programs/{idOrSlug}/content', params: { idOrSlug: programId } })
}

/** One lesson. The one before stays in view until this one has come. */
export function useLesson(programId: string, lessonSlug: string) {
  const params = { idOrSlug: programId, lesson: lessonSlug }
  return useOwnData({ method: 'GET', path: '/programs/{idOrSlug}/lessons/{lesson}', params })
}
