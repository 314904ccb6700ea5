'use client'

import { Suspense } from 'react'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { LessonDownloads } from '../members/lesson-downloads'
import { LessonVideo } from '../members/lesson-video'
import { ProgramText } from '../members/program-text'
import { Disclosure } from '../ui/disclosure'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './free-lesson.module.css'
import type { FreeLesson } from './queries.server'

type FreeLessonContentProps = { lesson: FreeLesson; program: { label: string; href: string } }

/** What everybody may read, watch and download of a lesson. Nothing is kept of who reads it. */
export function FreeLessonContent({ lesson, program }: FreeLessonContentProps) {
  const t = useMessages('members')
  const c = useMessages('catalog')
  const contentLanguage = useContentLanguage()
  return (
    <article className={styles.lesson}>
      <Notice type="info" title={c('freeLesson')} live={false}>
        {c('freeLessonText', { program: program.label })}
      </Notice>
      <header>
        <h1 lang={contentLanguage(lesson.language)}>{lesson.title}</h1>
        {lesson.minutes ? <p>{t('aboutMinutes', { minutes: lesson.minutes })}</p> : null}
      </header>
      <LessonVideo lesson={lesson} standing={null} />
      <Suspense>
        <ProgramText content={lesson.body} language={lesson.language} />
      </Suspense>
      {lesson.transcript ? (
        <Disclosure summary={t('transcript')}>
          <Suspense>
            <ProgramText content={lesson.transcript} language={lesson.language} />
          </Suspense>
        </Disclosure>
      ) : null}
      <LessonDownloads downloads={lesson.downloads} />
      <div>
        <LinkButton href={program.href} size="large">
          {c('seeProgram')}
        </LinkButton>
      </div>
    </article>
  )
}
