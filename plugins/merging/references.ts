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
