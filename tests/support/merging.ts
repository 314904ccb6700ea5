import { randomUUID } from 'node:crypto'
import { person } from './factories/person'
import { programWithLesson, type TestProgram } from './factories/program'
import { writer } from './factories/writer'
import { boughtGroup, join } from './group'
import { order } from './purchase'
import { paidOrder } from './refund'
import type { Customer, Shop } from './shop'

export type TwoAccounts = {
  from: Customer
  into: Customer
  staff: Customer
  /** Both have it; the first lesson is further in `from`, the second in `into`. */
  programs: [TestProgram, TestProgram]
  /** What `from` wrote for themselves. */
  words: string[]
  lesson: string
}

export type Preview = {
  other: { id: string }
  moves: { part: string; count: number }[]
  contested: { part: string; count: number; fromOther: number }[]
  stays: { part: string; count: number }[]
  seen: string
}

/** Two accounts of one person, with something in every place there is. */
export async function twoAccounts(shop: Shop): Promise<TwoAccounts> {
  const { as: from, program, words, lesson } = await writer(shop)
  const [into, staff, other] = [
    await person(shop),
    await person(shop, 'admin'),
    await programWithLesson(shop),
  ]
  const both = await shop.product()
  await order(shop, into, [program.product])
  for (const buyer of [from, into]) {
    await paidOrder(shop, buyer, [both])
    await order(shop, buyer, [other.product])
  }
  const group = await boughtGroup(shop, 3)
  for (const guest of [from, into]) await join(shop, guest, group.code)
  await join(shop, from, (await boughtGroup(shop, 1)).code)
  const programs: [TestProgram, TestProgram] = [program, other]
  await storeLearning(shop, { from, into, programs })
  await storeRest(shop, { from, into, groupId: group.id, staff })
  return { from, into, staff, programs, words, lesson }
}

async function storeLearning(
  shop: Shop,
  { from, into, programs: [first, second] }: Pick<TwoAccounts, 'from' | 'into' | 'programs'>,
): Promise<void> {
  const step = `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at, done_at, updated_at)
    VALUES ($1, $2, $3, $4::text::enum_lesson_progress_state, now(), CASE WHEN $4::text = 'done' THEN now() END, $5)
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET state = excluded.state, done_at = excluded.done_at, updated_at = excluded.updated_at`
  const steps = [
    [from, first, 'done', '2026-03-02'],
    [into, first, 'opened', '2026-03-03'],
    [from, second, 'opened', '2026-03-05'],
    [into, second, 'done', '2026-03-04'],
  ] as const
  for (const [of, { programId, lessonId }, state, at] of steps)
    await shop.database.query(step, [of.id, programId, lessonId, state, at])
  const finished = `INSERT INTO program_completions (user_id, program_id, completed_at) VALUES ($1, $2, $3)`
  await shop.database.query(finished, [from.id, first.programId, '2026-03-02'])
  await shop.database.query(finished, [into.id, second.programId, '2026-03-04'])
  await shop.database.query(finished, [from.id, second.programId, '2026-03-05'])
  const certificate = `INSERT INTO certificates (number, code, user_id, program_id, name, program_title, completed_at, issued_at, valid_until)
     VALUES ($1, $1, $2, $3, 'Demo Person', 'Program', now(), now(), $4)`
  await shop.database.query(certificate, [randomUUID(), from.id, first.programId, null])
  await shop.database.query(certificate, [randomUUID(), into.id, first.programId, '2027-01-01'])
  await shop.database.query(
    `INSERT INTO lesson_questions (question, user_id, program_id, lesson_id) VALUES ('Why?', $1, $2, $3)`,
    [from.id, first.programId, first.lessonId],
  )
  await shop.database.query(
    `INSERT INTO release_exceptions (user_id, program_id, reason) VALUES ($1, $3, 'Asked'), ($2, $3, 'Asked too'), ($1, $4, 'Asked')`,
    [from.id, into.id, first.programId, second.programId],
  )
}

async function storeRest(
  shop: Shop,
  { from, into, staff, groupId }: Pick<TwoAccounts, 'from' | 'into' | 'staff'> & { groupId: string },
): Promise<void> {
  const gift = `INSERT INTO gifts (title, buyer_id, order_id, order_line, recipient_name, recipient_email, send_at, claimed_by_id)
    SELECT 'Program', $1::uuid, o.id, $3::text, 'A friend', 'friend@example.com', now(), $2::uuid FROM orders o LIMIT 1`
  await shop.database.query(gift, [from.id, into.id, randomUUID()])
  await shop.database.query(gift, [staff.id, from.id, randomUUID()])
  await shop.database.query(`UPDATE seat_groups SET leader_id = $1 WHERE id = $2`, [from.id, groupId])
  await shop.database.query(`INSERT INTO staff_notes (text, user_id, author_id) VALUES ('Calls', $1, $2)`, [
    from.id,
    staff.id,
  ])
  await shop.database.query(
    `INSERT INTO users_texts ("order", parent_id, path, text)
     VALUES (1, $1, 'tags', 'choir'), (2, $1, 'tags', 'board'), (1, $2, 'tags', 'board')`,
    [from.id, into.id],
  )
  await shop.database.query(
    `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/services') RETURNING id)
     INSERT INTO form_submissions (form_id, summary, user_id) SELECT id, 'Hello', $1 FROM form`,
    [from.id],
  )
  await shop.database.query(
    `INSERT INTO consents (user_id, subject, given, text_version, source) VALUES ($1, 'terms', true, '1', 'registration')`,
    [from.id],
  )
  await shop.database.query(
    `INSERT INTO data_requests (user_id, kind, state, due_at) VALUES ($1, 'correction', 'open', now()), ($1, 'export', 'done', now())`,
    [from.id],
  )
  await shop.database.query(
    `INSERT INTO invitations (email, invitation_type, state, token_hash, expires_at, sent_at, accepted_by_id)
     VALUES ('old@example.com', 'participant', 'accepted', $2, now(), now(), $1)`,
    [from.id, randomUUID()],
  )
}

export async function preview(shop: Shop, { staff, into, from }: TwoAccounts): Promise<Preview> {
  const path = `/users/${into.id}/merges/preview`
  const body = { email: from.email }
  return (await shop.call<{ data: Preview }>('POST', path, { as: staff, body })).body.data
}

/** Merges `from` into `into` by what was seen. */
export function mergeBy(shop: Shop, { staff, into, from }: TwoAccounts, seen: string, as = staff) {
  const body = { email: from.email, seen, reason: 'Two accounts by mistake' }
  return shop.call<{ mergeId: string; activityId: string; moved: number; error?: string; message: string }>(
    'POST',
    `/users/${into.id}/merges`,
    { as, body },
  )
}

/** Every row of every table but those that are only added to, or say what was mailed and who signed in. */
export async function allRows(shop: Shop): Promise<Record<string, string[]>> {
  const names = await shop.database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
        AND tablename !~ '^(activity_log|email_outbox|email_changes|password_resets|sessions|account_merges|account_merge_rows|account_merge_links|account_merge_writings|shop_events|rate_limits|payload_.*)$'`,
  )
  const tables: Record<string, string[]> = {}
  for (const { name } of names) {
    const rows = await shop.database.query<{ said: string }>(
      `SELECT to_jsonb(t)::text AS said FROM ${name} t ORDER BY 1`,
    )
    tables[name] = rows.map(({ said }) => said)
  }
  return tables
}
