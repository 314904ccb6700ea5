import type { Payload } from 'payload'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import { isUuid } from '@/src/domain/ids/uuid'
import { pool } from '@/src/server/db/transaction'

type What = {
  collection: Scheduling
  document: string
  /** One of them; all where it is left out. */
  schedule?: string | null
  type?: string | null
  locale?: string | null
}

/** Takes back what still waits, and puts aside what failed. A second time there is nothing left. Gives how many. */
export async function takeBack(
  payload: Payload,
  { collection, document, schedule = null, type = null, locale = null }: What,
): Promise<number> {
  if (schedule !== null && !isUuid(schedule)) return 0
  const { rowCount } = await pool(payload).query(
    `UPDATE scheduled_changes SET state = 'cancelled', finished_at = now(), updated_at = now()
      WHERE collection = $1::text::enum_scheduled_changes_collection AND document = $2 AND state IN ('waiting', 'failed')
        AND ($3::uuid IS NULL OR id = $3::uuid)
        AND ($4::text IS NULL OR type::text = $4::text)
        AND ($5::text IS NULL OR locale::text = $5::text)`,
    [collection, document, schedule, type, locale],
  )
  return rowCount ?? 0
}
