import type { Schedule } from '@/plugins/editing/schedule/list-schedules'
import { when } from '../ui/when'

const LANGUAGE = { en: 'in English', fr: 'in French' } as const

type Named = Pick<Schedule, 'type' | 'locale' | 'date' | 'state'>

/** What a scheduled change does, in a sentence without its full stop: "Goes on the website in French: Dec 1, 2026, 9:00 AM". */
export function scheduleLabel({ type, locale, date, state }: Named): string {
  const where = locale ? ` ${LANGUAGE[locale]}` : ''
  return `${ACTS[type][state === 'done' ? 'done' : 'waiting']}${where}: ${when(date)}`
}

const ACTS = {
  publish: { waiting: 'Goes on the website', done: 'Went on the website' },
  unpublish: { waiting: 'Comes off the website', done: 'Came off the website' },
} as const
