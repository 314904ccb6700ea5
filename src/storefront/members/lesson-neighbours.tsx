import { useMessages } from '../languages/language-provider'
import { LinkButton } from '../ui/link-button'
import styles from './lesson-page.module.css'
import { neighboursOf } from './neighbours'
import type { Program } from './program-answer'
import { lessonPath, programPath } from './program-paths'

type LessonNeighboursProps = { programId: string; program: Program; slug: string }

/** The lesson before, and the one after; behind the last one, the way back to the program. */
export function LessonNeighbours({ programId, program, slug }: LessonNeighboursProps) {
  const t = useMessages('members')
  const { previous, next } = neighboursOf(program, slug)
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous ? (
        <LinkButton variant="secondary" href={lessonPath(programId, previous.slug)} rel="prev">
          {t('previous', { title: previous.title })}
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton className={styles.next} href={lessonPath(programId, next.slug)} rel="next">
          {t('next', { title: next.title })}
        </LinkButton>
      ) : (
        <LinkButton className={styles.next} href={programPath(programId)}>
          {t('backToProgram')}
        </LinkButton>
      )}
    </nav>
  )
}
