import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { askToConfirm } from './ask-to-confirm'
import { lockSubscription, type Said, storeConfirmed, storeLeft } from './subscriptions'

type AccountChoice = Said & {
  email: string
  locale: Locale
  isWanted: boolean
  /** Whether the address is known to be the account owner's: else a stranger could sign others up. */
  isProven: boolean
}

/**
 * Makes the subscription of an address what its account says, in the caller's transaction. A yes under an address that
 * nobody has proven yet is asked for by mail first. Saying the same again changes nothing.
 */
export async function followAccount(sql: Sql, choice: AccountChoice): Promise<void> {
  const known = await lockSubscription(sql, choice.email)
  if (!choice.isWanted) {
    if (known) await storeLeft(sql, known.id, choice)
    return
  }
  if (known?.state === 'confirmed') return
  if (choice.isProven) await storeConfirmed(sql, choice)
  else await askToConfirm(sql, choice)
}
