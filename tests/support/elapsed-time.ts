import type { TestDatabase } from './environment/database'
import type { Simulator } from './environment/simulator'

/** As if the leases and waits of every open payment, refund and message had run out, and PayPal's rest with them. */
export async function letTimePass({ database }: { database: TestDatabase }): Promise<void> {
  Reflect.deleteProperty(globalThis, Symbol.for('training-storefront.paypal-breaker'))
  for (const table of ['payment_attempts', 'refunds']) {
    await database.query(
      `UPDATE ${table} SET lease_until = NULL, next_check_at = now() - interval '1 second' WHERE next_check_at IS NOT NULL`,
    )
  }
  await database.query(
    `UPDATE payment_events SET next_try_at = now() - make_interval(secs => 1) WHERE processed_at IS NULL`,
  )
}

/** How often PayPal took money for this token. */
export async function chargesOf({ simulator }: { simulator: Simulator }, token: string): Promise<number> {
  return (await simulator.ledger()).filter(({ orderId, type }) => orderId === token && type === 'capture')
    .length
}

/** Calls that arrived at PayPal whose path holds `part`, oldest first. */
export async function callsTo({ simulator }: { simulator: Simulator }, part: string) {
  const requests = await simulator.control<{ method: string; path: string; status?: number }[]>(
    'GET',
    '/requests',
  )
  return requests.filter(({ path }) => path.includes(part))
}
