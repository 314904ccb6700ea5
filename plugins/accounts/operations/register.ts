import type { Payload } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import type { Registration } from '@/src/domain/users/registration'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { queueWelcome } from '../mail/queue-welcome'
import { hashPassword } from '../passwords/password-hash'
import type { PublicUser } from '../public-user'
import { createAccount, refuseKnownAddress } from './create-account'

/**
 * Makes a customer's account, and queues their welcome with the link that proves their address. Whether it is ever used changes
 * nothing about what they may do. Refusals: `EMAIL_TAKEN`, `MIGRATED_USER`, see `createAccount`.
 */
export async function register(
  payload: Payload,
  registration: Omit<Registration, 'deviceId'> & { locale: Locale },
): Promise<PublicUser> {
  await refuseKnownAddress(pool(payload), registration.email)
  const password = await hashPassword(registration.password)
  return inTransaction(payload, async (sql) => {
    const user = await createAccount(sql, { ...registration, password, role: 'user', source: 'registration' })
    await logActivity(sql, { action: 'account.registered', by: 'customer', actor: user.id, user: user.id })
    await queueWelcome(sql, { ...user, locale: registration.locale })
    return user
  })
}
