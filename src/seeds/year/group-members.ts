import { joinGroup } from '@/plugins/groups/operations/join-group'
import { pool } from '@/src/server/db/transaction'
import { type YearPerson, yearPeople } from './people'
import { ifRefused } from './sell-online'
import { daysAfter, type Year } from './year'

/** People of an organization take places of its licence, over some weeks. */
export async function fillGroup(
  year: Year,
  { leader, orderId }: { leader: YearPerson; orderId: string },
  at: Date,
): Promise<void> {
  const { rows } = await pool(year.payload).query<{ code: string; opens: string[] }>(
    'SELECT join_code AS code, opens FROM seat_groups WHERE order_id = $1',
    [orderId],
  )
  const group = rows[0]
  if (!group) return
  const others = yearPeople().filter(({ id }) => id !== leader.id)
  for (let place = 0; place < 6 + year.chance.below(14); place++) {
    const person = others[year.chance.below(others.length)]
    const joinedAt = daysAfter(at, 1 + year.chance.below(30))
    // Nobody joins before their account was opened.
    if (person && daysAfter(year.end, -person.joinedDaysAgo) < joinedAt)
      year.later({ at: joinedAt, act: (then) => join(then, { person, ...group }, joinedAt) })
  }
}

type Joining = { person: YearPerson; code: string; opens: string[] }

async function join(year: Year, { person, code, opens }: Joining, at: Date): Promise<void> {
  const agrees = year.chance.is(0.7)
  const joined = await joinGroup(year.payload, person, { code, agrees }).catch(ifRefused)
  if (joined) for (const productId of opens) year.opened.push({ person, productId, at })
}
