'use client'
import type { FormEvent, ReactNode } from 'react'
import type { ApiAnswer } from './call-api'
import { Dialog } from './dialog'
import { commonMessages } from './messages'
import styles from './staff.module.css'
import { UndoButton } from './undo-button'
import { useStaffMessages } from './use-staff-messages'

type Props = {
  title: string
  confirmLabel: string
  isBusy: boolean
  /** What the server said last, and whether that was the end of it. */
  answer: ApiAnswer | null
  isDone: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The step before, where there is one; leaves the dialog otherwise. */
  onBack?: (() => void) | undefined
  onLeave: () => void
  /** What will happen, and what it takes: until it is done. */
  children: ReactNode
}

/** The frame of an act in a dialog: its consequences, what came of it or why it did not, and its buttons. */
export function ActFrame({
  title,
  confirmLabel,
  isBusy,
  answer,
  isDone,
  onSubmit,
  onBack,
  onLeave,
  children,
}: Props) {
  const t = useStaffMessages(commonMessages)
  const leave = () => {
    if (!isBusy) onLeave()
  }
  return (
    <Dialog title={title} onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSubmit(event)
        }}
        aria-busy={isBusy}
      >
        {isDone ? null : children}
        <div aria-live="polite">
          {answer ? <p className={isDone ? styles.done : styles.problem}>{answer.message}</p> : null}
        </div>
        <div className={styles.row}>
          {isDone && typeof answer?.body.activityId === 'string' ? (
            <UndoButton activityId={answer.body.activityId} />
          ) : null}
          {isDone ? null : (
            <button type="submit" className={styles.button} data-main="" disabled={isBusy}>
              {isBusy ? t('oneMoment') : confirmLabel}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            onClick={!isDone && onBack ? onBack : leave}
            disabled={isBusy}
          >
            {isDone ? t('close') : t('back')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
