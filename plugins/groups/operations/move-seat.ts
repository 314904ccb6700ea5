import { SEAT_MOVES, type SeatState } from '@/src/domain/groups/seat-state'
import type { Locale } from '@/src/domain/languages/locales'
import { statesBefore } from '@/src/domain/states/transitions'
import type { Sql } from '@/src/server/db/transaction'

type Change =
  | { to: 'invited'; email: string; tokenHash: string; locale: Locale }
  | { to: 'active'; userId: string; email: string; agrees: boolean }
  | { to: 'returned' }
export type MovedSeat = { id: string; uses: number }

/**
 * The one writer of a place's state, in the caller's transaction: it moves from where `SEAT_MOVES` allows it. Undefined when
 * it is somewhere else by now.
 */
export async function moveSeat(sql: Sql, seatId: string, change: Change): Promise<MovedSeat | undefined> {
  const { to } = change
  const { rows } = await sql.query<MovedSeat>({
    name: `seat-${to}`,
    text: STATEMENTS[to],
    values: [seatId, statesBefore<SeatState>(SEAT_MOVES, to), JSON.stringify(change)],
  })
  return rows[0]
}

const statement = (to: SeatState, along: string) => `
  UPDATE group_seats s SET state = '${to}', ${along}, updated_at = now()
    FROM jsonb_to_record($3::jsonb) AS c(email text, "tokenHash" text, "userId" uuid, agrees boolean, locale text)
   WHERE s.id = $1 AND s.state = ANY ($2::text[]::enum_group_seats_state[])
  RETURNING s.id, coalesce(s.uses, 0)::int AS uses`

const STATEMENTS = {
  invited: statement(
    'invited',
    'email = c.email, token_hash = c."tokenHash", invited_at = now(), sendings = 1, locale = c.locale::enum_group_seats_locale, user_id = NULL, joined_at = NULL, agrees = false',
  ),
  // The link of the invitation stays known: opened again, it leads to the program.
  active: statement(
    'active',
    `email = c.email, user_id = c."userId", joined_at = now(), uses = coalesce(s.uses, 0) + 1,
     agrees = c.agrees, agreed_at = CASE WHEN c.agrees THEN now() END`,
  ),
  returned: statement(
    'returned',
    'email = NULL, token_hash = NULL, locale = NULL, user_id = NULL, invited_at = NULL, joined_at = NULL, agrees = false, agreed_at = NULL',
  ),
}
