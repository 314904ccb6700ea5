'use client'

import { useSyncExternalStore } from 'react'
import { percentDone } from '@/src/domain/learning/program-progress'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'
import { useSending } from '../session/use-sending'
import { progressQueue } from './progress'
import type { ProgressChange } from './progress-queue'

export type Progress = AnswerOf<'GET', '/learning/programs/{idOrSlug}'>['data']
export type LessonProgress = Progress['lessons'][number]

/** How far the visitor is with a program, what the server has not heard yet included. */
export function useProgress(programId: string) {
  const { data, error } = useOwnData({
    method: 'GET',
    path: '/learning/programs/{idOrSlug}',
    params: { idOrSlug: programId },
  })
  const waiting = useSyncExternalStore(progressQueue.subscribe, progressQueue.get, nothing)
  useSending(progressQueue)
  return { progress: data ? withWaiting(data.data, waiting) : null, isSettled: Boolean(data || error) }
}

/** How far the visitor is with each of their programs. */
export function useAllProgress() {
  const { data, error } = useOwnData({ method: 'GET', path: '/learning/programs' })
  useSending(progressQueue)
  return { programs: data?.data ?? [], isSettled: Boolean(data || error) }
}

/** What the visitor did a moment ago is shown at once. */
export function withWaiting(progress: Progress, waiting: Readonly<Record<string, ProgressChange>>): Progress {
  const lessons = progress.lessons.map((lesson) => changed(lesson, waiting[lesson.id]))
  const lessonsDone = lessons.filter(({ state }) => state === 'done').length
  return { ...progress, lessons, lessonsDone, percent: percentDone(lessonsDone, progress.lessonsTotal) }
}

function changed(lesson: LessonProgress, change: ProgressChange | undefined): LessonProgress {
  if (!change) return lesson
  const positionSeconds = change.positionSeconds ?? lesson.positionSeconds
  if (change.state === 'done') return { ...lesson, positionSeconds, state: 'done' }
  const isStillDone = lesson.state === 'done' && change.state !== 'not-done'
  return { ...lesson, positionSeconds, state: isStillDone ? 'done' : 'opened' }
}

function nothing(): Readonly<Record<string, ProgressChange>> {
  return NOTHING
}

const NOTHING = {}
