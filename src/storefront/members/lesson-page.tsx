import type { Locale } from '@/src/domain/languages/locales'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { LessonDone } from '../progress/lesson-done'
import { ProgressLine } from '../progress/progress-line'
import type { Progress } from '../progress/use-progress'
import { LessonQuestions } from '../questions/lesson-questions'
import { Quiz } from '../quizzes/quiz'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { Disclosure } from '../ui/disclosure'
import { LessonNote } from '../writings/lesson-note'
import { ReadOnlyChecks, SelfChecks } from '../writings/self-checks'
import { LessonDownloads } from './lesson-downloads'
import { LessonNeighbours } from './lesson-neighbours'
import styles from './lesson-page.module.css'
import { LessonVideo } from './lesson-video'
import type { Lesson, Program } from './program-answer'
import { ProgramOutline } from './program-outline'
import { programPath } from './program-paths'
import { ProgramText } from './program-text'

type LessonPageProps = {
  programId: string
  /** Null when the outline did not come; the lesson can be read without it. */
  program: Program | null
  lesson: Lesson
  /** Null when it did not come, or for staff who look at a program they do not have. */
  progress: Progress | null
}

/** A lesson to read and watch, its materials, and the ways on. */
export function LessonPage({ programId, program, lesson, progress }: LessonPageProps) {
  const contentLanguage = useContentLanguage()
  const t = useMessages('members')
  const standing = progress?.lessons.find(({ id }) => id === lesson.id) ?? null
  const outline = program ? (
    <>
      {progress ? <ProgressLine {...progress} /> : null}
      <ProgramOutline
        programId={programId}
        sections={program.sections}
        current={lesson.slug}
        progress={progress}
      />
    </>
  ) : null

  return (
    <Container fill className={styles.screen}>
      <Breadcrumb
        items={[
          { label: t('title'), href: '/profile' },
          {
            label: program?.title ?? t('program'),
            href: programPath(programId),
            lang: program ? contentLanguage(program.language) : undefined,
          },
          { label: lesson.title, lang: contentLanguage(lesson.language) },
        ]}
      />
      <div className={styles.columns}>
        <nav className={styles.outline} aria-label={t('lessons')}>
          {outline}
        </nav>
        <article className={styles.lesson}>
          <div className={styles.folded}>
            <Disclosure summary={t('allLessons')}>{outline}</Disclosure>
          </div>
          <header>
            <h1 lang={contentLanguage(lesson.language)}>{lesson.title}</h1>
            {lesson.minutes ? (
              <p className={styles.minutes}>{t('aboutMinutes', { minutes: lesson.minutes })}</p>
            ) : null}
          </header>
          <LessonVideo lesson={lesson} standing={standing} />
          <ProgramText content={lesson.body} language={lesson.language} />
          <Transcript content={lesson.transcript} language={lesson.language} />
          {standing ? (
            <SelfChecks lessonId={lesson.id} checks={lesson.selfChecks} />
          ) : (
            <ReadOnlyChecks checks={lesson.selfChecks} />
          )}
          {lesson.quiz ? (
            <Quiz key={lesson.id} lessonId={lesson.id} quiz={lesson.quiz} isKept={standing !== null} />
          ) : null}
          <LessonDownloads downloads={lesson.downloads ?? []} />
          {standing ? <LessonNote lessonId={lesson.id} /> : null}
          {standing ? <LessonQuestions key={lesson.id} lessonId={lesson.id} /> : null}
          {progress && standing ? (
            <LessonDone lesson={standing} progress={progress} programPath={programPath(programId)} />
          ) : null}
          {program ? <LessonNeighbours programId={programId} program={program} slug={lesson.slug} /> : null}
        </article>
      </div>
    </Container>
  )
}

function Transcript({ content, language }: { content: unknown; language: Locale }) {
  const t = useMessages('members')
  if (!content) return null
  return (
    <Disclosure summary={t('transcript')}>
      <ProgramText content={content} language={language} />
    </Disclosure>
  )
}
