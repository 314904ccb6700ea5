import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'

const moment = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
})
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: BUSINESS_TIME_ZONE })

/** A moment as staff read it, in the shop's own time; without a full stop of its own, so that a sentence can end in it. */
export function when(at: string | null | undefined): string {
  return at ? moment.format(new Date(at)).replace('a.m.', 'AM').replace('p.m.', 'PM') : '–'
}

export function onDay(at: string | null | undefined): string {
  return at ? day.format(new Date(at)) : '–'
}
