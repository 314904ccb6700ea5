/** What goes over to the other account, as staff read it. */
export const MERGED_PARTS = [
  'orders',
  'invoices',
  'discounts',
  'access',
  'giftsGiven',
  'giftsReceived',
  'groupPlaces',
  'groupsLed',
  'progress',
  'completions',
  'certificates',
  'openedEarly',
  'lessonQuestions',
  'staffNotes',
  'tags',
  'messages',
  'emails',
  'invitations',
  'dataRequests',
] as const

export type MergedPart = (typeof MERGED_PARTS)[number]

/** What both accounts have of one thing, and what becomes of it. */
export const CONTESTED_PARTS = [
  'ownedTwice',
  'progress',
  'completions',
  'certificates',
  'openedEarly',
  'groupPlaces',
] as const

export type ContestedPart = (typeof CONTESTED_PARTS)[number]

/** What stays with the account that is merged away. */
export const STAYING_PARTS = ['words', 'consents', 'activity', 'devices', 'unfinishedForms'] as const

export type StayingPart = (typeof STAYING_PARTS)[number]

/** How long the links in the mails work that ask whether both accounts are one person's: a week. */
export const MERGE_LINK_HOURS = 168
