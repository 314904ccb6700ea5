import { randomBytes } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

export type Buyer = { id: string; name: string }

/**
 * An account for each address: the one there is, else a new one with a password nobody knows, which its owner claims by
 * the site's own "forgot password". No mail is sent. Gives accounts by address.
 */
export async function movePeople(payload: Payload, emails: readonly string[]): Promise<Map<string, Buyer>> {
  const known = await buyersByEmail(payload)
  const { slug } = siteOf(payload).customers
  for (const email of new Set(emails)) {
    if (known.has(email)) continue
    await payload.create({
      collection: slug as CollectionSlug,
      data: { email, password: randomBytes(32).toString('base64url') } as never,
      disableVerificationEmail: true,
      depth: 0,
    })
  }
  return buyersByEmail(payload)
}

async function buyersByEmail(payload: Payload): Promise<Map<string, Buyer>> {
  const { nameOf, customers } = siteOf(payload)
  const { rows } = await pool(payload).query<{ person: Record<string, unknown> }>(
    `SELECT to_jsonb(u) - 'hash' - 'salt' AS person FROM ${customers.table} u WHERE u.email IS NOT NULL`,
  )
  return new Map(
    rows.map(({ person }) => [
      String(person.email).toLowerCase(),
      { id: String(person.id), name: nameOf(person) },
    ]),
  )
}
