'use client'
import { DragHandleIcon } from '@payloadcms/ui'
import type { PointerEvent } from 'react'
import { StaffLink } from '../../ui/staff-link'
import { useStaffMessages } from '../../ui/use-staff-messages'
import { programMessages } from '../messages'
import type { OrderedLesson } from './arrangement'
import styles from './lesson-order.module.css'

type Props = {
  lesson: OrderedLesson
  spot: string
  isTarget: boolean
  /** How far the pointer has taken it; null while it stands. */
  draggedBy: number | null
  canMove: { up: boolean; down: boolean }
  onTake: (event: PointerEvent) => void
  onStep: (step: 'up' | 'down') => void
}

/** One lesson: a handle to drag it by, the way to it, and a button for each direction. */
export function LessonRow({ lesson, spot, isTarget, draggedBy, canMove, onTake, onStep }: Props) {
  const t = useStaffMessages(programMessages)
  const { id, title, isDraft } = lesson
  const named = title || t('untitledLesson')
  const step = (direction: 'up' | 'down') => (
    <button
      type="button"
      id={stepId(direction, id)}
      className={styles.step}
      aria-label={t(direction === 'up' ? 'moveUp' : 'moveDown', { title: named })}
      // Not `disabled`: at the end of its way the focus stays where it is.
      aria-disabled={!canMove[direction]}
      onClick={() => onStep(direction)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={direction === 'up' ? 'M4 13l6-6 6 6' : 'M4 7l6 6 6-6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
  return (
    <li
      className={styles.row}
      data-spot={spot}
      data-lesson={id}
      data-target={isTarget || undefined}
      data-dragged={draggedBy !== null || undefined}
      style={draggedBy === null ? undefined : { transform: `translateY(${draggedBy}px)` }}
    >
      {/* For pointers alone: everybody else has the buttons. */}
      <span className={styles.handle} onPointerDown={onTake} aria-hidden="true">
        <DragHandleIcon />
      </span>
      <span className={styles.title}>
        <StaffLink to={`/collections/lessons/${id}`}>{named}</StaffLink>
        {isDraft ? <span className={styles.draft}>{t('lessonDraft')}</span> : null}
      </span>
      {step('up')}
      {step('down')}
    </li>
  )
}

export function stepId(direction: 'up' | 'down', lesson: string): string {
  return `lesson-${direction}-${lesson}`
}
