import type { Schedule } from '@/plugins/editing/schedule/list-schedules'
import type { Locale } from '@/src/domain/languages/locales'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { editingMessages } from './messages'

type Named = Pick<Schedule, 'type' | 'locale' | 'date' | 'state'>

/** What a scheduled change does, in a sentence without its full stop: "Goes on the website in French: Dec 1, 2026, 9:00 AM". */
export function scheduleLabel({ type, locale, date, state }: Named, language = 'en'): string {
  const t = inLanguage(editingMessages, language)
  const act = t(ACTS[type][state === 'done' ? 'done' : 'waiting'])
  return `${act}${locale ? t(IN[locale]) : ''}${language === 'fr' ? ' ' : ''}: ${when(date, language)}`
}

const IN = { en: 'inEnglish', fr: 'inFrench' } as const satisfies Record<Locale, string>

const ACTS = {
  publish: { waiting: 'goesOn', done: 'wentOn' },
  unpublish: { waiting: 'comesOff', done: 'cameOff' },
} as const
