import { addNote } from '@/plugins/back-office/notes/notes'
import { grantAccessByStaff } from '@/plugins/commerce/user-products/operations/grant-access'
import { pool } from '@/src/server/db/transaction'
import type { YearPerson } from './people'
import { daysAfter, type Happening, type Year } from './year'

const REASONS = ['Scholarship', 'Won at the information evening', 'Volunteer', 'Paid at the desk'] as const
const NOTES = [
  'Called: prefers to be reached in the morning.',
  'Reads with a screen reader; everything worked.',
  'Asked for paper worksheets, sent by post.',
  'Would like to be told when the next workshop is.',
] as const

/** Programs that staff opened, and what they wrote down about people. */
export function staffActs(
  people: readonly YearPerson[],
  { year, programs }: { year: Pick<Year, 'chance' | 'end'>; programs: readonly [string, ...string[]] },
): Happening[] {
  return people
    .filter(({ joinedDaysAgo }) => joinedDaysAgo > 20)
    .flatMap((person) => {
      const at = daysAfter(year.end, -year.chance.below(person.joinedDaysAgo) - 0.3)
      const found: Happening[] = []
      if (year.chance.is(0.05)) found.push({ at, act: (now) => grant(now, person, programs, at) })
      if (year.chance.is(0.08)) found.push({ at, act: (now) => note(now, person) })
      return found
    })
}

async function grant(
  { payload, admin: actor, chance, opened }: Year,
  person: YearPerson,
  programs: readonly [string, ...string[]],
  at: Date,
): Promise<void> {
  const productId = chance.one(programs)
  await grantAccessByStaff(payload, { userId: person.id, productId, reason: chance.one(REASONS), actor })
  opened.push({ person, productId, at })
}

async function note({ payload, admin: actor, chance }: Year, { id: userId }: YearPerson): Promise<void> {
  await addNote(payload, { about: { userId }, text: chance.one(NOTES), actor })
}

/** What the provider told of payments, as its messages came: all of them were acted on. */
export async function providerMessages({ payload, provider }: Year): Promise<void> {
  const told = provider.map(({ orderId, captureId, at }) => ({ orderId, captureId, at }))
  await pool(payload).query(
    `INSERT INTO payment_events (provider, event_id, type, provider_order_id, body, processed_at, created_at, updated_at)
     SELECT 'paypal', 'WH-' || t."captureId", 'PAYMENT.CAPTURE.COMPLETED', t."orderId",
            jsonb_build_object('event_type', 'PAYMENT.CAPTURE.COMPLETED', 'resource', jsonb_build_object('id', t."captureId")),
            t.at + interval '2 seconds', t.at + interval '1 second', t.at + interval '2 seconds'
       FROM jsonb_to_recordset($1::jsonb) AS t("orderId" text, "captureId" text, at timestamptz)`,
    [JSON.stringify(told)],
  )
}
