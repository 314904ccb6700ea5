'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { browserStorage } from '../state/browser-storage'
import { usePageTitle } from '../state/use-page-title'
import { CourseGuard } from './course-guard'
import { rememberLesson } from './last-lesson'
import { LessonPage } from './lesson-page'
import { LoadFailed } from './load-failed'
import { programPath } from './program-paths'
import { ProgramSkeleton } from './program-skeleton'
import { useLesson, useProgram } from './use-program'

type LessonScreenProps = { programId: string; lessonSlug: string }

/** `/programs/{programId}/lessons/{lesson}`: one lesson, with the way through the program beside it. */
export function LessonScreen(props: LessonScreenProps) {
  return (
    <CourseGuard programId={props.programId}>
      <OpenLesson {...props} />
    </CourseGuard>
  )
}

function OpenLesson({ programId, lessonSlug }: LessonScreenProps) {
  const router = useRouter()
  const program = useProgram(programId)
  const lesson = useLesson(programId, lessonSlug)
  const programKey = program.data ? String(program.data.data.id) : null
  const openSlug = lesson.data?.data.slug
  const isGone = lesson.error?.failure.status === 404
  usePageTitle(lesson.data?.data.title)

  useEffect(() => {
    if (programKey && openSlug) rememberLesson(browserStorage, programKey, openSlug)
  }, [programKey, openSlug])

  // A lesson that was renamed or taken out leads to what is there now.
  useEffect(() => {
    if (isGone) router.replace(programPath(programId))
  }, [isGone, programId, router])

  // Lesson and outline come at the same time; a lesson whose outline does not come can be read without it.
  if (lesson.data && (program.data || program.error)) {
    return (
      <Suspense fallback={<ProgramSkeleton />}>
        <LessonPage programId={programId} program={program.data?.data ?? null} lesson={lesson.data.data} />
      </Suspense>
    )
  }
  if (lesson.error && !isGone) return <LoadFailed onRetry={() => void lesson.mutate()} />
  return <ProgramSkeleton />
}
