import type { Sql } from '@/src/server/db/transaction'

/** Keeps the choice of the account with an address, if it has one, in step with its subscription; in the caller's transaction. */
export type TellAccount = (sql: Sql, choice: { email: string; isWanted: boolean }) => Promise<void>
