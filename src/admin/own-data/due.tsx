import { daysToAnswer } from '@/src/domain/own-data/closing'
import { Pill } from '../ui/pill'
import { inLanguage } from '../ui/staff-messages'
import { ownDataMessages } from './messages'

/** Fewer days than this, and somebody should begin. */
const SOON = 7

type Due = { state: string; dueAt: string; language: string }

/** How an open request stands on its clock of 30 days; nothing of one that is not open. */
export function Due({ state, dueAt, language }: Due) {
  const days = daysToAnswer({ state, dueAt }, new Date())
  if (days === null) return null
  const t = inLanguage(ownDataMessages, language)
  if (days < 0) return <Pill label={t('late', { count: -days })} tone="bad" />
  return (
    <Pill
      label={days === 0 ? t('today') : t('left', { count: days })}
      tone={days < SOON ? 'waiting' : 'quiet'}
    />
  )
}
