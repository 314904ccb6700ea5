import { LinkButton } from '../ui/link-button'
import styles from './lesson-page.module.css'
import { neighboursOf } from './neighbours'
import type { Program } from './program-answer'
import { lessonPath, programPath } from './program-paths'

type LessonNeighboursProps = { programId: string; program: Program; slug: string }

/** The lesson before, and the one after; behind the last one, the way back to the program. */
export function LessonNeighbours({ programId, program, slug }: LessonNeighboursProps) {
  const { previous, next } = neighboursOf(program, slug)
  return (
    <nav className={styles.neighbours} aria-label="Previous and next lesson">
      {previous ? (
        <LinkButton variant="secondary" href={lessonPath(programId, previous.slug)} rel="prev">
          Previous: {previous.title}
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton className={styles.next} href={lessonPath(programId, next.slug)} rel="next">
          Next: {next.title}
        </LinkButton>
      ) : (
        <LinkButton className={styles.next} href={programPath(programId)}>
          Back to the program
        </LinkButton>
      )}
    </nav>
  )
}
