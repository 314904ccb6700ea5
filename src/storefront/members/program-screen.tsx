'use client'

import { Suspense, useEffect } from 'react'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { useSiteRouter } from '../languages/use-site-router'
import { PreviewAsBuyer } from '../preview/preview-as-buyer'
import { ProgressLine } from '../progress/progress-line'
import { type Progress, useProgress } from '../progress/use-progress'
import { usePageTitle } from '../state/use-page-title'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { CourseGuard } from './course-guard'
import { FinishedNotice } from './finished-notice'
import { LoadFailed } from './load-failed'
import type { Program } from './program-answer'
import { ProgramOutline } from './program-outline'
import { lessonPath } from './program-paths'
import styles from './program-screen.module.css'
import { ProgramSkeleton } from './program-skeleton'
import { ProgramText } from './program-text'
import { useAccessAskedAnew } from './use-access-asked-anew'
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
  const router = useSiteRouter()
  const { data, error, mutate } = useProgram(programId)
  const { progress, isSettled } = useProgress(programId)
  const isGone = error?.failure.status === 404
  const isNowhere = useAccessAskedAnew(isGone)
  usePageTitle(data?.data.title)

  useEffect(() => {
    if (isNowhere) router.replace('/programs')
  }, [isNowhere, router])

  if (data && isSettled) {
    return (
      <Suspense fallback={<ProgramSkeleton />}>
        <ProgramPage programId={programId} program={data.data} progress={progress} />
      </Suspense>
    )
  }
  if (error && !isGone) return <LoadFailed onRetry={() => void mutate()} />
  return <ProgramSkeleton />
}

type ProgramPageProps = { programId: string; program: Program; progress: Progress | null }

function ProgramPage({ programId, program, progress }: ProgramPageProps) {
  const contentLanguage = useContentLanguage()
  const t = useMessages('members')
  const lessons = program.sections.flatMap((section) => section.lessons)
  const continued = lessons.find(({ id }) => id === progress?.resume?.lessonId)
  const locked = new Set(progress?.lessons.filter(({ lock }) => lock).map(({ id }) => id))
  const start = continued ?? lessons.find(({ id }) => !locked.has(id))
  const isStarted = progress?.lessons.some(({ state }) => state !== 'new') ?? false

  return (
    <Container fill className={styles.screen}>
      <Breadcrumb
        items={[
          { label: t('title'), href: '/profile' },
          { label: program.title, lang: contentLanguage(program.language) },
        ]}
      />
      <header className={styles.opening}>
        <h1 lang={contentLanguage(program.language)}>{program.title}</h1>
        {program.summary ? (
          <p className={styles.summary} lang={contentLanguage(program.language)}>
            {program.summary}
          </p>
        ) : null}
        {progress ? <ProgressLine {...progress} /> : null}
        {progress ? <FinishedNotice progress={progress} /> : null}
        {start ? (
          <LinkButton href={lessonPath(programId, start.slug)} size="large">
            {continued ? t('continue', { title: start.title }) : isStarted ? t('readAgain') : t('start')}
          </LinkButton>
        ) : null}
      </header>
      <div className={styles.columns}>
        <div>
          <ProgramText content={program.welcome} language={program.language} />
        </div>
        <section aria-labelledby="outline-heading">
          <h2 id="outline-heading" className={styles.outlineHeading}>
            {t('inside')}
          </h2>
          {program.isPreview ? <PreviewAsBuyer programId={programId} sections={program.sections} /> : null}
          <ProgramOutline
            programId={programId}
            sections={program.sections}
            current={continued?.slug ?? null}
            detailed
            progress={progress}
          />
        </section>
      </div>
    </Container>
  )
}
