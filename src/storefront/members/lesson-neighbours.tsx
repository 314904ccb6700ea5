import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { LinkButton } from '../ui/link-button'
import styles from './lesson-page.module.css'
import { neighboursOf } from './neighbours'
import type { LessonEntry, Program } from './program-answer'
import { lessonPath, programPath } from './program-paths'

type LessonNeighboursProps = { programId: string; program: Program; slug: string }

/** The lesson before, and the one after; behind the last one, the way back to the program. */
export function LessonNeighbours({ programId, program, slug }: LessonNeighboursProps) {
  const t = useMessages('members')
  const contentLanguage = useContentLanguage()
  const { previous, next } = neighboursOf(program, slug)
  const inItsLanguage =
    ({ language }: LessonEntry) =>
    (words: ReactNode) => <span lang={contentLanguage(language)}>{words}</span>
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous ? (
        <LinkButton variant="secondary" href={lessonPath(programId, previous.slug)} rel="prev">
          <span>{t.rich('previous', { title: previous.title, name: inItsLanguage(previous) })}</span>
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton className={styles.next} href={lessonPath(programId, next.slug)} rel="next">
          <span>{t.rich('next', { title: next.title, name: inItsLanguage(next) })}</span>
        </LinkButton>
      ) : (
        <LinkButton className={styles.next} href={programPath(programId)}>
          {t('backToProgram')}
        </LinkButton>
      )}
    </nav>
  )
}
