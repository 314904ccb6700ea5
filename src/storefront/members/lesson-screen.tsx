'use client'

import { Suspense, useEffect } from 'react'
import { useSiteRouter } from '../languages/use-site-router'
import { progressQueue } from '../progress/progress'
import { useProgress } from '../progress/use-progress'
import { usePageTitle } from '../state/use-page-title'
import { CourseGuard } from './course-guard'
import { LessonPage } from './lesson-page'
import { LoadFailed } from './load-failed'
import { LockedLesson } from './locked-lesson'
import { programPath } from './program-paths'
import { ProgramSkeleton } from './program-skeleton'
import { useAccessAskedAnew } from './use-access-asked-anew'
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
  const router = useSiteRouter()
  const program = useProgram(programId)
  const lesson = useLesson(programId, lessonSlug)
  const { progress, isSettled } = useProgress(programId)
  const openId = lesson.data?.data.id
  // Nothing is kept of staff who look at a program they do not have.
  const isKept = progress !== null
  const standing = progress?.lessons.find(({ slug }) => slug === lessonSlug)
  const isLocked = lesson.error?.failure.code === 'LESSON_LOCKED'
  const { mutate: askAgain } = lesson
  const isGone = lesson.error?.failure.status === 404
  const isGoneFromProgram = useAccessAskedAnew(isGone)
  usePageTitle(lesson.data?.data.title)

  useEffect(() => {
    if (openId && isKept) progressQueue.add(openId, { state: 'opened' })
  }, [openId, isKept])

  // A lesson that was renamed or taken out leads to what is there now.
  useEffect(() => {
    if (isGoneFromProgram) router.replace(programPath(programId))
  }, [isGoneFromProgram, programId, router])

  // What was done a moment ago in the lesson before may have opened it meanwhile.
  const isOpenNow = standing !== undefined && standing.lock === null
  useEffect(() => {
    if (isLocked && isOpenNow) void askAgain()
  }, [isLocked, isOpenNow, askAgain])

  if (isLocked && isSettled && (program.data || program.error)) {
    return (
      <LockedLesson programId={programId} program={program.data?.data ?? null} standing={standing ?? null} />
    )
  }
  // Lesson, outline and progress come at the same time; a lesson for which the others do not come can be read alone.
  if (lesson.data && (program.data || program.error) && isSettled) {
    return (
      <Suspense fallback={<ProgramSkeleton />}>
        <LessonPage
          programId={programId}
          program={program.data?.data ?? null}
          lesson={lesson.data.data}
          progress={progress}
        />
      </Suspense>
    )
  }
  if (lesson.error && !isGone && !isLocked) return <LoadFailed onRetry={() => void lesson.mutate()} />
  return <ProgramSkeleton />
}
