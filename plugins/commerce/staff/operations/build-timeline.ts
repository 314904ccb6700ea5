import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import type { OverviewActivity, OverviewMail, OverviewRow } from './order-overview'

export type TimelineEntry = { at: string; who: string; what: string; detail: string | null }

/** What happened to an order, oldest first: who, what in words, when. */
export function buildTimeline(
  { order, customer, mails, activity }: OverviewRow,
  provider: string,
): TimelineEntry[] {
  const names = { customer: customer.name, provider, system: 'The shop' }
  // Orders of before it was logged were placed all the same.
  const placed = { at: order.createdAt, who: customer.name, what: 'Order placed', detail: null }
  const entries: TimelineEntry[] = [
    ...(activity.some(({ action }) => action === 'order.placed') ? [] : [placed]),
    ...activity.map((entry) => fromActivity(entry, names)),
    ...mails.filter(({ state }) => state !== 'queued').map(fromMail),
  ]
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

type Names = { customer: string; provider: string; system: string }

function fromActivity({ at, action, by, actor, details }: OverviewActivity, names: Names): TimelineEntry {
  const who = by === 'staff' ? (actor ?? 'Staff') : (names[by as keyof Names] ?? by)
  return { at, who, what: activityLabel(action), detail: activityDetail(details) }
}

function fromMail({ state, sentAt, createdAt, message, to, problem }: OverviewMail): TimelineEntry {
  const what = state === 'sent' ? 'Email sent' : `Email ${state === 'failed' ? 'could not be sent' : state}`
  const detail = [messageLabel(message), `to ${to}`, state === 'sent' ? null : problem]
  const said = detail.filter((part) => part !== null)
  return { at: sentAt ?? createdAt, who: 'The shop', what, detail: said.join(' · ') }
}
