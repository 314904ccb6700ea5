import type { ActivityMessage } from './messages'

/** `to` is below the admin's own address. */
export type ActivityQuestion = { label: ActivityMessage; to: string }

const LIST = '/collections/activity-log'

/** What staff ask of the activity log most, as Payload's own where-queries; each is any of some beginnings of actions. */
export const ACTIVITY_FILTERS: ActivityQuestion[] = [
  { label: 'all', to: LIST },
  question('staff', [['by', 'equals', 'staff']]),
  question('website', [['action', 'like', 'content.']]),
  question('settings', [['action', 'equals', 'settings.changed']]),
  question('money', [
    ['action', 'like', 'payment.'],
    ['action', 'like', 'refund.'],
    ['action', 'like', 'invoice.'],
  ]),
  question('access', [['action', 'like', 'access.']]),
  question('accounts', [['action', 'like', 'account.']]),
  question('downloads', [['action', 'equals', 'list.exported']]),
]

type Condition = readonly [field: string, operator: string, value: string]

function question(label: ActivityMessage, anyOf: Condition[]): ActivityQuestion {
  const terms = anyOf.map(
    ([field, operator, value], index) =>
      `where[or][${index}][and][0][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return { label, to: `${LIST}?${terms.join('&')}` }
}
