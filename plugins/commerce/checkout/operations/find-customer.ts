import type { Payload } from 'payload'
import type { BillingAddress } from '@/src/domain/billing/billing-address'
import { DomainError } from '@/src/domain/errors/domain-error'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { idType, siteOf } from '@/src/server/site'

export type FoundCustomer = {
  user: SignedInUser
  locale: Locale
  /** Where they are billed to by default. */
  address: Omit<BillingAddress, 'is_default'> | null
}

/**
 * Somebody staff order for, by the id or the address of their account. Refusal: `NOT_FOUND`, also of an account that is
 * deactivated: what they bought could not be opened.
 */
export async function findCustomer(payload: Payload, said: string): Promise<FoundCustomer> {
  const { ids, customers, nameOf } = siteOf(payload)
  const { rows } = await pool(payload).query<{ found: Record<string, unknown> }>(
    `SELECT to_jsonb(u) - 'hash' - 'salt' AS found FROM ${customers.table} u
      WHERE (u.id = $1::${idType(siteOf(payload), 'customers')} OR u.email = lower($2)) AND coalesce(to_jsonb(u) ->> 'state', 'active') <> 'deactivated' LIMIT 1`,
    [parseDocumentId(ids.customers, said), said.trim()],
  )
  const found = rows[0]?.found
  if (!found) throw new DomainError('NOT_FOUND')
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  const address = (name: string) => text(`default_billing_address_${name}`)
  return {
    user: {
      id: String(found.id),
      email: text('email'),
      role: 'user',
      firstname: text('firstname'),
      lastname: text('lastname'),
      name: nameOf(found),
      sid: '',
    },
    locale: LOCALES.find((locale) => locale === found.locale) ?? DEFAULT_LOCALE,
    address: address('address_line1')
      ? {
          full_name: address('full_name'),
          address_line_1: address('address_line1'),
          city: address('city'),
          province: address('province'),
          postal_code: address('postal_code'),
          country: address('country'),
        }
      : null,
  }
}
