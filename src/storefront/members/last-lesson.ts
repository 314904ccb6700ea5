import type { KeyValueStorage } from '../state/key-value-storage'

/** Where this browser keeps which lesson was open last; forgotten when its reader signs out. */
export const LAST_LESSONS_KEY = 'lastLessons'

/** Remembers the lesson somebody has open, for "Continue". The program goes by its id, whatever the address says. */
export function rememberLesson(storage: KeyValueStorage, programId: string, lessonSlug: string): void {
  storage.setItem(LAST_LESSONS_KEY, JSON.stringify({ ...readLessons(storage), [programId]: lessonSlug }))
}

/** The slug of the lesson that was open last in this program; null when none was. */
export function lastLesson(storage: KeyValueStorage, programId: string): string | null {
  const slug = readLessons(storage)[programId]
  return typeof slug === 'string' ? slug : null
}

function readLessons(storage: KeyValueStorage): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(LAST_LESSONS_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
