import type { Sql } from '@/src/server/db/transaction'
import { queueInvitation } from './queue-invitation'
import { type Renewed, renewToken } from './renew-token'

/** Gives a pending invitation a fresh link and mails it, in the caller's transaction. The link before is void. */
export async function renewInvitation(sql: Sql, id: string): Promise<Renewed> {
  const { token, ...renewed } = await renewToken(sql, id)
  await queueInvitation(sql, { ...renewed, token })
  return renewed
}
