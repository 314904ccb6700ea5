'use client'

import { useSyncExternalStore } from 'react'
import { useOwnData } from '../session/use-own-data'
import { useSending } from '../session/use-sending'
import { answersId, noteId, type Value, type Writing, writings } from './writings'

const NOTHING: Readonly<Record<string, Writing>> = {}

/** The visitor's note at a lesson, what the server has not heard yet included; null until it came. */
export function useNote(lessonId: string) {
  const params = { id: lessonId }
  const { data, error } = useOwnData({ method: 'GET', path: '/learning/lessons/{id}/note', params })
  const waiting = useWaiting()[noteId(lessonId)]
  const written = waiting && 'text' in waiting ? waiting.text : undefined
  return { text: written ?? data?.data.text ?? null, isWaiting: waiting !== undefined, error }
}

/** The visitor's answers at a lesson, what the server has not heard yet included; null until they came. */
export function useAnswers(lessonId: string) {
  const params = { id: lessonId }
  const { data, error } = useOwnData({ method: 'GET', path: '/learning/lessons/{id}/answers', params })
  const waiting = useWaiting()[answersId(lessonId)]
  const given = waiting && 'answers' in waiting ? waiting.answers : {}
  const answers: Record<string, Value | null> | null = data ? { ...data.data.answers, ...given } : null
  return { answers, changes: data?.data.changes ?? [], isWaiting: waiting !== undefined, error }
}

function useWaiting(): Readonly<Record<string, Writing>> {
  useSending(writings)
  return useSyncExternalStore(writings.subscribe, writings.get, () => NOTHING)
}
