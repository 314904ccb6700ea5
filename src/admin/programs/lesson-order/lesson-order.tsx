'use client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import staff from '../../ui/staff.module.css'
import { useStaffMessages } from '../../ui/use-staff-messages'
import { programMessages } from '../messages'
import { movedTo, type Section, type Spot, spotOf, stepFrom } from './arrangement'
import styles from './lesson-order.module.css'
import { LessonRow, stepId } from './lesson-row'
import { NewLessonButton } from './new-lesson-button'
import { useDragging } from './use-dragging'
import { useLessonOrder } from './use-lesson-order'

/** On the screen of a program: its lessons, section by section, put in order by dragging or by buttons; kept by itself. */
export function LessonOrder() {
  const t = useStaffMessages(programMessages)
  const { id, lastUpdateTime } = useDocumentInfo()
  const programId = typeof id === 'string' ? id : null
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const focus = useRef<string | null>(null)
  const { sections, change } = useLessonOrder(programId, lastUpdateTime, (outcome) => {
    if (outcome === 'kept') toast.success(t('orderKept'))
    else setProblem(outcome === 'changed' ? t('orderChanged') : outcome.problem)
  })
  const { list, dragged, take } = useDragging(move)
  // A lesson that comes to another section is drawn anew there.
  useEffect(() => {
    if (focus.current && sections) document.getElementById(focus.current)?.focus()
    focus.current = null
  }, [sections])

  function move(lesson: string, to: Spot): void {
    if (sections === null) return
    const next = movedTo(sections, lesson, to)
    const [from, spot] = [spotOf(sections, lesson), spotOf(next, lesson)]
    if (!spot || JSON.stringify(spot) === JSON.stringify(from)) return
    setProblem(null)
    setTold(placeInWords(next, lesson, spot))
    change(next)
  }

  function placeInWords(next: Section[], lesson: string, { section, index }: Spot): string {
    const { lessons = [], title = null } = next[section] ?? {}
    const values = {
      title: lessons.find((each) => each.id === lesson)?.title || t('untitledLesson'),
      place: index + 1,
      count: lessons.length,
    }
    return title ? t('lessonMovedTo', { ...values, section: title }) : t('lessonMoved', values)
  }

  function step(lesson: string, direction: 'up' | 'down'): void {
    const to = sections && stepFrom(sections, lesson, direction)
    if (!to) return
    focus.current = stepId(direction, lesson)
    move(lesson, to)
  }

  if (sections === null || programId === null) return null
  const isTarget = (section: number, index: number) =>
    dragged?.to?.section === section && dragged.to.index === index
  return (
    <section className={`${staff.card} ${styles.order}`} aria-labelledby="lesson-order" ref={list}>
      <h3 id="lesson-order">{t('lessonOrder')}</h3>
      <p className={staff.quiet}>{t('lessonOrderHelp')}</p>
      <p role="status" className={styles.unseen}>
        {told}
      </p>
      {problem ? (
        <p role="alert" className={staff.problem}>
          {problem}
        </p>
      ) : null}
      {sections.map((section, number) => {
        const title = section.title ?? (sections.length > 1 ? t('noSection') : null)
        return (
          <div key={section.id ?? ''} className={styles.section}>
            {title ? (
              <h4>{section.id === null ? title : `${numberOf(sections, number)}. ${title}`}</h4>
            ) : null}
            <ol aria-label={title ?? t('lessons')}>
              {section.lessons.map((lesson, index) => (
                <LessonRow
                  key={lesson.id}
                  lesson={lesson}
                  spot={`${number}:${index}`}
                  isTarget={isTarget(number, index)}
                  draggedBy={dragged?.id === lesson.id ? dragged.by : null}
                  canMove={{
                    up: stepFrom(sections, lesson.id, 'up') !== null,
                    down: stepFrom(sections, lesson.id, 'down') !== null,
                  }}
                  onTake={(event) => take(lesson.id, event)}
                  onStep={(direction) => step(lesson.id, direction)}
                />
              ))}
            </ol>
            <div
              className={styles.end}
              data-spot={`${number}:${section.lessons.length}`}
              data-target={isTarget(number, section.lessons.length) || undefined}
            >
              {section.lessons.length === 0 ? <span className={staff.quiet}>{t('noLessons')}</span> : null}
              <NewLessonButton program={programId} section={section.id} sectionTitle={title} />
            </div>
          </div>
        )
      })}
    </section>
  )
}

/** As participants count them: lessons of no section stand before the first. */
function numberOf(sections: readonly Section[], index: number): number {
  return sections[0]?.id === null ? index : index + 1
}
