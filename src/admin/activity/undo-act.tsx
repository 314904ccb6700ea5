import type { UIFieldServerProps } from 'payload'
import { undoneBy } from '@/src/domain/activity/undoable'
import { hasRight } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { UndoButton } from '../ui/undo-button'

type Stored = { action?: string; by?: string; details?: unknown }

/** On top of an entry of the activity log: the button that takes it back, where it is an act that can be. */
export function UndoAct({ id, data, req }: UIFieldServerProps) {
  const { action = '', by, details } = data as Stored
  const right = by === 'staff' ? undoneBy(action, details) : null
  if (!id || !right || !hasRight(req, right)) return null
  return (
    <div className={styles.row}>
      <UndoButton activityId={String(id)} />
    </div>
  )
}
