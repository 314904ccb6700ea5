import type { MergedPart } from '@/src/domain/people/merging'

type Move = { table: string; column: string; part: MergedPart; but?: string }

/**
 * What goes over row by row, named `f` here: every column that says whose something is. `but` is what stays behind.
 * $1 is the account that is merged away, $2 the one that stays.
 */
export const MOVES = [
  { table: 'orders', column: 'user_id', part: 'orders' },
  { table: 'invoices', column: 'user_id', part: 'invoices' },
  { table: 'discount_redemptions', column: 'user_id', part: 'discounts' },
  { table: 'user_products', column: 'user_id', part: 'access' },
  { table: 'gifts', column: 'buyer_id', part: 'giftsGiven' },
  { table: 'gifts', column: 'claimed_by_id', part: 'giftsReceived' },
  {
    table: 'group_seats',
    column: 'user_id',
    part: 'groupPlaces',
    but: `EXISTS (SELECT FROM group_seats s WHERE s.group_id = f.group_id AND s.user_id = $2 AND s.state = 'active' AND f.state = 'active')`,
  },
  { table: 'seat_groups', column: 'leader_id', part: 'groupsLed' },
  { table: 'lesson_questions', column: 'user_id', part: 'lessonQuestions' },
  { table: 'staff_notes', column: 'user_id', part: 'staffNotes' },
  { table: 'form_submissions', column: 'user_id', part: 'messages' },
  { table: 'email_outbox', column: 'user_id', part: 'emails' },
  { table: 'invitations', column: 'accepted_by_id', part: 'invitations' },
  // A link to a copy of one's data was mailed to the address it was asked for.
  { table: 'data_requests', column: 'user_id', part: 'dataRequests', but: `f.kind = 'export'` },
] as const satisfies readonly Move[]

type Contest = { table: string; part: MergedPart; key: string; isFurther: string }

/**
 * What somebody has once of each lesson or program: where both accounts have it, `isFurther` says when that of the account that is
 * merged away, `f`, counts from now on instead of `s`. The other is kept with the account that is merged away.
 */
export const CONTESTS = [
  {
    table: 'lesson_progress',
    part: 'progress',
    key: 'lesson_id',
    isFurther: `(f.state = 'done', coalesce(f.position_seconds, 0)) > (s.state = 'done', coalesce(s.position_seconds, 0))`,
  },
  {
    table: 'program_completions',
    part: 'completions',
    key: 'program_id',
    isFurther: 'f.completed_at < s.completed_at',
  },
  {
    table: 'certificates',
    part: 'certificates',
    key: 'program_id',
    isFurther: `coalesce(f.valid_until, 'infinity') > coalesce(s.valid_until, 'infinity')`,
  },
  { table: 'release_exceptions', part: 'openedEarly', key: 'program_id', isFurther: 'false' },
] as const satisfies readonly Contest[]

/** What people write for themselves: sealed for one account, and never moved because staff say so. */
export const PRIVATE_TABLES = ['lesson_notes', 'lesson_answers', 'action_plans', 'quiz_attempts'] as const

const OF_STAFF = 'who of the staff did it'
const WROTE_LAST = 'who of the staff wrote it last'
const RECORD = 'says which accounts were merged'

/** Every other column that leads to a person, and why it stays as it is. A test finds the one that is forgotten. */
export const STAYS: Readonly<Record<string, string>> = {
  'users_texts.parent_id': 'tags: those the other account lacks are added to it',
  'users_sessions._parent_id': 'not used: sessions are a collection',
  'learning_places.user_id': 'follows from the progress, and is made anew',
  'learning_reminders.user_id': 'each account chose for itself; the choice of the one that stays counts',
  'sales_reports.user_id': 'each account chose for itself; the choice of the one that stays counts',
  'activity_log.user_id': 'only added to; read together with the account that stays',
  'activity_log.actor_id': 'who did it at the time',
  'consents.user_id': 'proof of what was agreed, only added to; read together with the account that stays',
  'sessions.user_id': 'ended; where that account was signed in',
  'password_resets.user_id': 'links to that mailbox, void',
  'email_changes.user_id': 'links to that mailbox, void',
  'sign_in_challenges.user_id': 'of a sign-in that there is no longer',
  'two_factor_secrets.user_id': 'of a sign-in that there is no longer',
  'recovery_codes.user_id': 'of a sign-in that there is no longer',
  'account_views.user_id': 'that staff looked on at that account',
  'account_views.viewer_id': OF_STAFF,
  'form_drafts.user_id': 'unfinished and sealed; gone by themselves after 30 days',
  'form_notes.author_id': OF_STAFF,
  'form_submissions.assignee_id': OF_STAFF,
  'invitations.invited_by_id': OF_STAFF,
  'lesson_questions.answered_by_id': OF_STAFF,
  'refunds.actor_id': OF_STAFF,
  'saved_filters.owner_id': 'of staff, who are not merged',
  'scheduled_changes.created_by_id': OF_STAFF,
  'staff_notes.author_id': OF_STAFF,
  'user_products.actor_id': 'who opened it at the time',
  'payload_locked_documents_rels.users_id': 'of Payload, while somebody edits',
  'payload_preferences_rels.users_id': 'of Payload, for one’s own screens',
  'account_merges.from_id': RECORD,
  'account_merges.into_id': RECORD,
  'account_merges.actor_id': OF_STAFF,
  '_forms_v.version_changed_by_id': WROTE_LAST,
  '_lessons_v.version_changed_by_id': WROTE_LAST,
  '_pages_v.version_changed_by_id': WROTE_LAST,
  '_products_v.version_changed_by_id': WROTE_LAST,
  '_programs_v.version_changed_by_id': WROTE_LAST,
  '_resources_v.version_changed_by_id': WROTE_LAST,
  'forms.changed_by_id': WROTE_LAST,
  'lessons.changed_by_id': WROTE_LAST,
  'pages.changed_by_id': WROTE_LAST,
  'products.changed_by_id': WROTE_LAST,
  'programs.changed_by_id': WROTE_LAST,
  'resources.changed_by_id': WROTE_LAST,
}
