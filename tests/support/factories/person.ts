import { randomUUID } from 'node:crypto'
import { startSession } from '@/plugins/accounts/sessions/start-session'
import type { Role } from '@/src/domain/roles/roles'
import type { Customer, Shop } from '../shop'

/**
 * Somebody who is signed in, without a password: hashing one takes a tenth of a second, and most rules are not about
 * it. Who needs to sign in by password registers with `shop.customer()`.
 */
export async function person(shop: Shop, role: Role = 'user'): Promise<Customer> {
  const email = `${role}-${randomUUID()}@example.com`
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO users (firstname, lastname, email, role) VALUES ('Demo', 'Person', $1, $2) RETURNING id`,
    [email, role],
  )
  if (!row) throw new Error('the person was not stored')
  const session = await startSession(shop.payload, { id: row.id, email }, {})
  const { accessToken: token, refreshToken, deviceId } = session
  return { id: row.id, email, token, refreshToken, deviceId }
}

export function people(shop: Shop, count: number, role: Role = 'user'): Promise<Customer[]> {
  return Promise.all(Array.from({ length: count }, () => person(shop, role)))
}
