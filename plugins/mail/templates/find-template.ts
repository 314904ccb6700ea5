import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'
import type { Message } from '../message'
import { MESSAGES } from '../messages'

/** The message whose content a template holds. `NOT_FOUND` when there is no such template, or no such message any more. */
export async function messageOfTemplate(sql: Sql, id: string): Promise<Message<unknown>> {
  const { rows } = await sql.query<{ key: string | null }>(
    'SELECT key FROM email_templates WHERE id = $1::uuid',
    [id],
  )
  const message = MESSAGES[rows[0]?.key ?? '']
  if (!message) throw new DomainError('NOT_FOUND')
  return message
}
