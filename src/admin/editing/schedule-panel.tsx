'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { Schedule } from '@/plugins/editing/schedule/list-schedules'
import { when } from '../ui/when'
import styles from './editing.module.css'
import { ScheduleFields } from './schedule-fields'
import { scheduleLabel } from './schedule-label'
import { useSchedules } from './use-schedules'

/** In the sidebar of what is published: what goes on the website or comes off it by itself, and when. */
export function SchedulePanel({ hasLanguages }: { hasLanguages: boolean }) {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const { items, message, isBusy, add, takeBack } = useSchedules()
  return (
    <section className={styles.panel} aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">Schedule</h3>
      {id ? null : <p className={styles.quiet}>Save it once, then it can be scheduled.</p>}
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <ScheduledItem key={item.id} item={item} isBusy={isBusy} onTakeBack={takeBack} />
          ))}
        </ul>
      ) : null}
      {id ? (
        <ScheduleFields hasLanguages={hasLanguages} isModified={isModified} isBusy={isBusy} onAdd={add} />
      ) : null}
      <div aria-live="polite">
        {message ? <p className={message.isProblem ? styles.problem : undefined}>{message.text}</p> : null}
      </div>
    </section>
  )
}

type ItemProps = { item: Schedule; isBusy: boolean; onTakeBack: (id: string) => Promise<void> }

function ScheduledItem({ item, isBusy, onTakeBack }: ItemProps) {
  const isOpen = item.state === 'waiting' || item.state === 'failed'
  const label = scheduleLabel(item)
  return (
    <li>
      <p>{label}</p>
      {item.state === 'failed' ? <p className={styles.problem}>Not done: {item.problem}</p> : null}
      {item.state === 'waiting' && item.problem ? <p className={styles.problem}>{item.problem}</p> : null}
      <p className={styles.quiet}>
        {item.type === 'publish'
          ? `The version of ${when(item.createdAt)}`
          : `Scheduled ${when(item.createdAt)}`}
        {item.by ? `, by ${item.by}` : ''}
      </p>
      {isOpen ? (
        <button
          type="button"
          className={styles.button}
          disabled={isBusy}
          aria-label={`${item.state === 'failed' ? 'Put aside' : 'Take back'}: ${label}`}
          onClick={() => void onTakeBack(item.id)}
        >
          {item.state === 'failed' ? 'Put aside' : 'Take back'}
        </button>
      ) : null}
    </li>
  )
}
