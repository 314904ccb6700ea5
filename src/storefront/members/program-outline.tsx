import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useContentLanguage } from '../languages/use-content-language'
import type { LessonProgress } from '../progress/use-progress'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import { LockRule } from './lock-rule'
import type { LessonEntry, ProgramSection } from './program-answer'
import styles from './program-outline.module.css'
import { lessonPath } from './program-paths'

type Outlined = Pick<LessonProgress, 'id' | 'lock'> & Partial<Pick<LessonProgress, 'state'>>

type ProgramOutlineProps = {
  programId: string
  sections: readonly ProgramSection[]
  /** The slug of the lesson that is open, or was last. */
  current: string | null
  /** With summaries and minutes, for a page of its own; without, for the margin beside a lesson. */
  detailed?: boolean
  /** Which lessons are ticked off; null when nobody knows. */
  progress: { lessons: readonly Outlined[] } | null
}

/** The sections of a program and their lessons. */
export function ProgramOutline(props: ProgramOutlineProps) {
  const contentLanguage = useContentLanguage()
  const { sections, detailed = false, progress } = props
  const locks = new Map(progress?.lessons.map(({ id, lock }) => [id, lock]))
  const done = new Set(progress?.lessons.filter(({ state }) => state === 'done').map(({ id }) => id))
  // Lessons of no section stand first, under no title.
  const untitled = sections[0]?.title === '' ? 1 : 0
  return (
    <ol className={styles.sections}>
      {sections.map((section, index) => (
        <li key={section.id} className={styles.section}>
          {section.title ? (
            <h3
              className={detailed ? styles.title : styles.smallTitle}
              lang={contentLanguage(section.language)}
            >
              <span className={styles.number}>{index + 1 - untitled}</span>
              {section.title}
            </h3>
          ) : null}
          {detailed && section.summary ? (
            <p className={styles.summary} lang={contentLanguage(section.language)}>
              {section.summary}
            </p>
          ) : null}
          <ul className={styles.lessons}>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Entry {...props} lesson={lesson} isDone={done.has(lesson.id)} lock={locks.get(lesson.id)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type EntryProps = ProgramOutlineProps & {
  lesson: LessonEntry
  isDone: boolean
  lock: LessonProgress['lock'] | undefined
}

/** The way to a lesson; where it is locked, when it opens. */
function Entry({ programId, sections, current, detailed = false, lesson, isDone, lock }: EntryProps) {
  const contentLanguage = useContentLanguage()
  const title = <span lang={contentLanguage(lesson.language)}>{lesson.title}</span>
  if (lock) {
    return (
      <div className={styles.locked}>
        <Icon name="clock" />
        <div>
          {title}
          <p className={styles.rule}>
            <LockRule lock={lock} sections={sections} />
          </p>
        </div>
      </div>
    )
  }
  return (
    <LocalLink
      className={styles.lesson}
      href={lessonPath(programId, lesson.slug)}
      aria-current={lesson.slug === current ? (detailed ? 'step' : 'page') : undefined}
    >
      {title}
      {isDone ? <Done /> : null}
      {detailed ? <Minutes lesson={lesson} /> : null}
    </LocalLink>
  )
}

function Done() {
  const t = useMessages('members')
  return (
    <span className={styles.done}>
      <VisuallyHidden>{t('done')}</VisuallyHidden>
      <Icon name="check" size="1.2em" />
    </span>
  )
}

function Minutes({ lesson: { minutes } }: { lesson: LessonEntry }) {
  const t = useMessages('members')
  if (!minutes) return null
  return (
    <span className={styles.minutes}>
      {t.rich('minutes', { minutes, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
    </span>
  )
}
