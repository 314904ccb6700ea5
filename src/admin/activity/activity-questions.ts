/** `to` is below the admin's own address. */
export type ActivityQuestion = { label: string; to: string }

const LIST = '/collections/activity-log'

/** What staff ask of the activity log most, as Payload's own where-queries; each is any of some beginnings of actions. */
export const ACTIVITY_FILTERS: ActivityQuestion[] = [
  { label: 'All', to: LIST },
  question('Acts of staff', [['by', 'equals', 'staff']]),
  question('Website and prices', [['action', 'like', 'content.']]),
  question('Settings', [['action', 'equals', 'settings.changed']]),
  question('Money', [
    ['action', 'like', 'payment.'],
    ['action', 'like', 'refund.'],
    ['action', 'like', 'invoice.'],
  ]),
  question('Access', [['action', 'like', 'access.']]),
  question('Accounts and rights', [['action', 'like', 'account.']]),
  question('Downloads', [['action', 'equals', 'list.exported']]),
]

type Condition = readonly [field: string, operator: string, value: string]

function question(label: string, anyOf: Condition[]): ActivityQuestion {
  const terms = anyOf.map(
    ([field, operator, value], index) =>
      `where[or][${index}][and][0][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return { label, to: `${LIST}?${terms.join('&')}` }
}
