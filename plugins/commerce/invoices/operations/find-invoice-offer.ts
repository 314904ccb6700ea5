import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { type InvoiceSettings, isInvoiceOffered } from '@/src/domain/invoices/invoice-offer'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { hasInvoices } from '../../payments/providers/registry'

/** Whether buyers may pay by invoice right now; staff may write one wherever it can say who is selling. */
export async function findInvoiceOffer(payload: Payload, who: 'buyer' | 'staff' = 'buyer'): Promise<boolean> {
  if (!hasInvoices(payload)) return false
  const { rows } = await pool(payload).query<InvoiceSettings>({
    name: 'invoice-offer',
    text: `SELECT (s.it ->> 'invoices_offered')::boolean AS offered, s.it ->> 'seller_legal_name' AS "legalName",
                  s.it ->> 'seller_address_lines' AS "addressLines"
             FROM (SELECT to_jsonb(system_settings) AS it FROM ${siteOf(payload).settings} LIMIT 1) s`,
  })
  return isInvoiceOffered(who === 'staff' && rows[0] ? { ...rows[0], offered: true } : rows[0])
}

/** Refusal: `METHOD_UNAVAILABLE` when this shop offers no invoices, or does not say who is selling. */
export async function requireInvoices(payload: Payload, who: 'buyer' | 'staff'): Promise<void> {
  if (await findInvoiceOffer(payload, who)) return
  throw new DomainError('METHOD_UNAVAILABLE', { internal: 'invoices are off, or the seller is not named' })
}
