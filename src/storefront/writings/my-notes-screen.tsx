'use client'

import type { AnswerOf } from '../http/contract'
import { useLocale, useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useContentLanguage } from '../languages/use-content-language'
import { lessonPath } from '../members/program-paths'
import { useOwnData } from '../session/use-own-data'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import { NotOpened, Opening, OwnPage } from './own-page'
import styles from './own-page.module.css'

type Program = AnswerOf<'GET', '/learning/notes'>['data'][number]
type Lesson = Program['lessons'][number]

/** `/profile/notes`: everything somebody wrote at their lessons, that of programs which are closed by now included. */
export function MyNotesScreen() {
  const t = useMessages('writings')
  return (
    <OwnPage title={t('notesTitle')} intro={t('notesIntro')}>
      <MyNotes />
    </OwnPage>
  )
}

function MyNotes() {
  const t = useMessages('writings')
  const { data, error } = useOwnData({ method: 'GET', path: '/learning/notes' })
  if (!data) return error ? <NotOpened message={error.failure.message} /> : <Opening />
  if (data.data.length === 0) {
    return (
      <EmptyState title={t('noNotes')} action={<LinkButton href="/profile">{t('toPrograms')}</LinkButton>}>
        <p>{t('noNotesText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={styles.list}>
      {data.data.map((program) => (
        <ProgramNotes key={program.programId} program={program} />
      ))}
    </div>
  )
}

function ProgramNotes({ program }: { program: Program }) {
  const t = useMessages('writings')
  const locale = useLocale()
  const contentLanguage = useContentLanguage()
  const id = `program-${program.programId}`
  return (
    <section className={styles.program} aria-labelledby={id}>
      <h2 id={id} lang={contentLanguage(program.language)}>
        {program.title}
      </h2>
      {program.status === 'ended' ? <p>{t('ended')}</p> : null}
      <p>
        <a href={`/api/learning/programs/${program.programId}/workbook?locale=${locale}`} download>
          {t('workbook')}
        </a>
      </p>
      {program.lessons.map((lesson) => (
        <LessonWords key={lesson.lessonId} program={program} lesson={lesson} />
      ))}
    </section>
  )
}

function LessonWords({ program, lesson }: { program: Program; lesson: Lesson }) {
  const t = useMessages('writings')
  const contentLanguage = useContentLanguage()
  const isOpen = program.status === 'active' && lesson.lessonSlug !== null
  const title = lesson.title ? (
    <span lang={contentLanguage(lesson.language)}>{lesson.title}</span>
  ) : (
    t('lessonGone')
  )
  return (
    <Card as="article" className={styles.lesson}>
      <h3>
        {isOpen ? (
          <LocalLink href={lessonPath(program.slug, lesson.lessonSlug ?? '')}>{title}</LocalLink>
        ) : (
          title
        )}
      </h3>
      <dl>
        {lesson.note ? (
          <div>
            <dt>
              {t('note')}, <LongDate iso={lesson.note.updatedAt} />
            </dt>
            <dd>{lesson.note.text}</dd>
          </div>
        ) : null}
        {lesson.answers.map(({ key, question, value }) => (
          <div key={key}>
            <dt lang={contentLanguage(lesson.language)}>{question ?? key}</dt>
            <dd>{typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
