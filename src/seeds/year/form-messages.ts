import { pool } from '@/src/server/db/transaction'
import type { YearPerson } from './people'
import { daysAfter, type Year } from './year'

const QUESTIONS = [
  'I paid yesterday and cannot see my program.',
  'Can our clinic get one invoice for five people?',
  'May I have more time with the lessons?',
  'Which program would you start with after an operation?',
  'Please send the receipt to my employer, too.',
  'J’aimerais suivre le programme en français; est-ce possible?',
  'I bought the wrong program. Can it be exchanged?',
  'Do you offer the workshop in the evening?',
] as const

/** What people wrote by the contact form over the year. */
export async function formMessages(year: Year, people: readonly YearPerson[]): Promise<void> {
  const rows = people
    .filter(({ joinedDaysAgo }) => joinedDaysAgo > 0 && year.chance.is(0.12))
    .map(({ id, firstname, lastname, email, joinedDaysAgo }) => ({
      user: id,
      name: `${firstname} ${lastname}`,
      email,
      words: year.chance.one(QUESTIONS),
      at: daysAfter(year.end, -(joinedDaysAgo * year.chance.below(1_000)) / 1_000 - 0.1).toISOString(),
    }))
  await pool(year.payload).query(
    `WITH said AS (
       SELECT s.*, gen_random_uuid() AS id FROM jsonb_to_recordset($1::jsonb) AS s("user" uuid, name text, email text, words text, at timestamptz)),
     sent AS (
       INSERT INTO form_submissions (id, form_id, summary, sender_name, sender_email, user_id, state, created_at, updated_at)
       SELECT s.id, f.id, s.name || ': ' || s.words, s.name, s.email, s."user", 'new', s.at, s.at
         FROM said s, (SELECT id FROM forms WHERE slug = 'contact' LIMIT 1) f RETURNING id)
     INSERT INTO form_submissions_submission_data (_order, _parent_id, id, label, field, value)
     SELECT 1, s.id, s.id::text || '-1', 'Your message', 'message', s.words FROM said s JOIN sent USING (id)`,
    [JSON.stringify(rows)],
  )
}
