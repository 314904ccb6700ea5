import Link from 'next/link'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { LessonEntry, ProgramSection } from './program-answer'
import styles from './program-outline.module.css'
import { lessonPath } from './program-paths'

type ProgramOutlineProps = {
  programId: string
  sections: readonly ProgramSection[]
  /** The slug of the lesson that is open, or was last. */
  current: string | null
  /** With summaries and minutes, for a page of its own; without, for the margin beside a lesson. */
  detailed?: boolean
}

/** The sections of a program and their lessons. */
export function ProgramOutline({ programId, sections, current, detailed = false }: ProgramOutlineProps) {
  return (
    <ol className={styles.sections}>
      {sections.map((section, index) => (
        <li key={section.id} className={styles.section}>
          <h3 className={detailed ? styles.title : styles.smallTitle}>
            <span className={styles.number}>{index + 1}</span>
            {section.title}
          </h3>
          {detailed && section.summary ? <p className={styles.summary}>{section.summary}</p> : null}
          <ul className={styles.lessons}>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link
                  className={styles.lesson}
                  href={lessonPath(programId, lesson.slug)}
                  aria-current={lesson.slug === current ? (detailed ? 'step' : 'page') : undefined}
                >
                  <span>{lesson.title}</span>
                  {detailed ? <Minutes lesson={lesson} /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Minutes({ lesson: { minutes } }: { lesson: LessonEntry }) {
  if (!minutes) return null
  return (
    <span className={styles.minutes}>
      {minutes} min<VisuallyHidden>utes</VisuallyHidden>
    </span>
  )
}
