'use client'
import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import type { Schedule } from '@/plugins/editing/schedule/list-schedules'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import styles from './editing.module.css'
import { editingMessages } from './messages'
import { ScheduleFields } from './schedule-fields'
import { scheduleLabel } from './schedule-label'
import { useSchedules } from './use-schedules'

/** In the sidebar of what is published: what goes on the website or comes off it by itself, and when. */
export function SchedulePanel({ hasLanguages }: { hasLanguages: boolean }) {
  const t = useStaffMessages(editingMessages)
  const { id, globalSlug } = useDocumentInfo()
  const isStored = Boolean(id ?? globalSlug)
  const isModified = useFormModified()
  const { items, message, isBusy, add, takeBack } = useSchedules()
  return (
    <section className={styles.panel} aria-labelledby="schedule-heading">
      <h2 id="schedule-heading">{t('schedule')}</h2>
      {isStored ? null : <p className={styles.quiet}>{t('saveOnce')}</p>}
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <ScheduledItem key={item.id} item={item} isBusy={isBusy} onTakeBack={takeBack} />
          ))}
        </ul>
      ) : null}
      {isStored ? (
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
  const t = useStaffMessages(editingMessages)
  const { language } = useTranslation().i18n
  const label = scheduleLabel(item, language)
  const undo = t(item.state === 'failed' ? 'putAside' : 'takeBack')
  return (
    <li>
      <p>{label}</p>
      {item.state === 'failed' ? (
        <p className={styles.problem}>{t('notDone', { problem: item.problem ?? '' })}</p>
      ) : null}
      {item.state === 'waiting' && item.problem ? <p className={styles.problem}>{item.problem}</p> : null}
      <p className={styles.quiet}>
        {item.type === 'publish'
          ? t('versionOf', { when: when(item.createdAt, language) })
          : t('scheduled', { when: when(item.createdAt, language) })}
        {item.by ? t('by', { name: item.by }) : ''}
      </p>
      {isOpen ? (
        <button
          type="button"
          className={styles.button}
          disabled={isBusy}
          aria-label={t('undoOf', { undo, label })}
          onClick={() => void onTakeBack(item.id)}
        >
          {undo}
        </button>
      ) : null}
    </li>
  )
}
