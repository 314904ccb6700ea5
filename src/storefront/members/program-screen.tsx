'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { browserStorage } from '../state/browser-storage'
import { usePageTitle } from '../state/use-page-title'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { CourseGuard } from './course-guard'
import { lastLesson } from './last-lesson'
import { LoadFailed } from './load-failed'
import type { Program } from './program-answer'
import { ProgramOutline } from './program-outline'
import { lessonPath } from './program-paths'
import styles from './program-screen.module.css'
import { ProgramSkeleton } from './program-skeleton'
import { ProgramText } from './program-text'
import { useProgram } from './use-program'

/** `/programs/{programId}`: the way into a program, for whom it is open. */
export function ProgramScreen({ programId }: { programId: string }) {
  return (
    <CourseGuard programId={programId}>
      <OpenProgram programId={programId} />
    </CourseGuard>
  )
}

function OpenProgram({ programId }: { programId: string }) {
  const router = useRouter()
  const { data, error, mutate } = useProgram(programId)
  const isGone = error?.failure.status === 404
  usePageTitle(data?.data.title)

  useEffect(() => {
    if (isGone) router.replace('/programs')
  }, [isGone, router])

  if (data) {
    return (
      <Suspense fallback={<ProgramSkeleton />}>
        <ProgramPage programId={programId} program={data.data} />
      </Suspense>
    )
  }
  if (error && !isGone) return <LoadFailed onRetry={() => void mutate()} />
  return <ProgramSkeleton />
}

function ProgramPage({ programId, program }: { programId: string; program: Program }) {
  const lessons = program.sections.flatMap((section) => section.lessons)
  const last = lastLesson(browserStorage, String(program.id))
  const continued = lessons.find(({ slug }) => slug === last)
  const start = continued ?? lessons[0]

  return (
    <Container fill className={styles.screen}>
      <Breadcrumb items={[{ label: 'My programs', href: '/profile' }, { label: program.title }]} />
      <header className={styles.opening}>
        <h1>{program.title}</h1>
        {program.summary ? <p className={styles.summary}>{program.summary}</p> : null}
        {start ? (
          <LinkButton href={lessonPath(programId, start.slug)} size="large">
            {continued ? `Continue: ${start.title}` : 'Start the program'}
          </LinkButton>
        ) : null}
      </header>
      <div className={styles.columns}>
        <div>
          <ProgramText content={program.welcome} />
        </div>
        <section aria-labelledby="outline-heading">
          <h2 id="outline-heading" className={styles.outlineHeading}>
            What is inside
          </h2>
          <ProgramOutline programId={programId} sections={program.sections} current={last} detailed />
        </section>
      </div>
    </Container>
  )
}
