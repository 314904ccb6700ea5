import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

export type StaffNote = {
  id: string
  text: string
  createdAt: Date
  authorId: string | null
  author: string | null
  orderId: string | null
  orderNumber: string | null
}

/** About a person, or about one order and so about who placed it. */
export type NoteSubject = { userId: string } | { orderId: string }

/** Writes a note down. Refusal: `NOT_FOUND` for a person or an order that is not there. */
export async function addNote(
  payload: Payload,
  { about, text, actor }: { about: NoteSubject; text: string; actor: string },
): Promise<{ id: string }> {
  const orderId = 'orderId' in about ? about.orderId : null
  const userId = 'userId' in about ? about.userId : null
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ id: string; userId: string }>(
      `INSERT INTO staff_notes (text, user_id, order_id, author_id)
       SELECT $1, u.id, $3::uuid, $4 FROM users u
        WHERE u.id = coalesce($2::uuid, (SELECT o.user_id FROM orders o WHERE o.id = $3::uuid))
       RETURNING id, user_id AS "userId"`,
      [text, userId, orderId, actor],
    )
    const note = rows[0]
    if (!note) throw new DomainError('NOT_FOUND')
    // Without its words: the log is for ever, a note goes with the person.
    await logActivity(sql, { action: 'note.added', by: 'staff', actor, user: note.userId, order: orderId })
    return { id: note.id }
  })
}

/** Removes a note: its author, or a superuser. A note that is not there, or not theirs to remove, is `NOT_FOUND`. */
export async function removeNote(
  payload: Payload,
  { id, actor, isSuperuser }: { id: string; actor: string; isSuperuser: boolean },
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ userId: string; orderId: string | null }>(
      `DELETE FROM staff_notes WHERE id = $1 AND ($3 OR author_id = $2)
       RETURNING user_id AS "userId", order_id AS "orderId"`,
      [id, actor, isSuperuser],
    )
    const note = rows[0]
    if (!note) throw new DomainError('NOT_FOUND')
    const { userId: user, orderId: order } = note
    await logActivity(sql, { action: 'note.removed', by: 'staff', actor, user, order })
  })
}

/** The newest hundred notes about a person or one order. */
export async function readNotes(payload: Payload, about: NoteSubject): Promise<StaffNote[]> {
  const isOrder = 'orderId' in about
  const { rows } = await pool(payload).query<StaffNote>(
    `SELECT n.id, n.text, n.created_at AS "createdAt", n.author_id AS "authorId", a.firstname || ' ' || a.lastname AS author,
            n.order_id AS "orderId", o.number AS "orderNumber"
       FROM staff_notes n LEFT JOIN users a ON a.id = n.author_id LEFT JOIN orders o ON o.id = n.order_id
      WHERE n.${isOrder ? 'order_id' : 'user_id'} = $1
      ORDER BY n.created_at DESC LIMIT 100`,
    [isOrder ? about.orderId : about.userId],
  )
  return rows
}
